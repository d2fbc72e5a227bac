import type { DocumentWriter, SpreadsheetReader, SpreadsheetWriter } from '../../kernel';
import { project, type ProjectPort } from '../../project';
import { areaAccess, resourceAccess } from '../permissions';
import { approvalDocument } from '../project/approval-document';
import { copyProject, nextProjectCode } from '../project/copy-project';
import { ownProjects } from '../project/own-projects';
import { budgetOfProject, lastYearStats, validateInfo } from '../project/project-answers';
import { allProjects, chosenProjects, modifyingHooks } from '../project/project-workbook';
import { saveDetail, saveSheet } from '../project/save-sheet';
import { sheetOf } from '../project/sheet-records';
import { hasVirtualAssets } from '../project/virtual-assets';
import { listRecords } from '../resource/list-records';
import { checkImport } from '../resource/workbook/check-import';
import { uploadedSheet } from '../resource/workbook/uploaded-sheet';
import { workbookDownload } from '../resource/workbook/workbook-download';
import { writeImport } from '../resource/workbook/write-import';
import type { AreaRunner } from './area-runner';

const access = areaAccess.project;
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

interface Documents {
  readonly reader: SpreadsheetReader;
  readonly writer: SpreadsheetWriter;
  readonly documentWriter: DocumentWriter;
}

/** Files are read before a transaction begins and written after it has ended. */
export const projectPort = ({ run, look }: AreaRunner, { reader, writer, documentWriter }: Documents): ProjectPort => ({
  code: (args) => run(access.code, (call) => nextProjectCode(call, args)),
  copy: (args) => run(access.copy, (call) => copyProject(call, args)),
  sheet: ({ id }) => run(access.sheet, (call) => sheetOf(call, id)),
  save: async ({ sheet, key }) =>
    run(resourceAccess(project, 'submit', !sheet.project.id), (call) => saveSheet(call, sheet, key)),
  saveDetail: ({ draft, key }) => run(access.saveDetail, (call) => saveDetail(call, draft, key)),
  validateInfo: (args) => run(access.validateInfo, (call) => validateInfo(call, args)),
  hasVirtualAssets: (args) => run(access.hasVirtualAssets, (call) => hasVirtualAssets(call, args)),
  lastYearStats: () => run(access.lastYearStats, lastYearStats),
  // The declaration types the record; the store only knows rows.
  listWeb: (query) => run(access.listWeb, (call) => listRecords(call, project, query)) as unknown as Listed,
  listMine: (query) => run(access.listMine, (call) => ownProjects(call, query)) as unknown as Listed,
  exportExcel: async ({ ids }) => {
    const sheet = await run(access.exportExcel, (call) => chosenProjects(call, ids));
    return workbookDownload(writer, project.label.zh, [sheet]);
  },
  exportAll: async (query) => {
    const sheet = await run(access.exportAll, (call) => allProjects(call, query));
    return workbookDownload(writer, project.label.zh, [sheet]);
  },
  importModify: async (upload) => {
    const sheetFor = await uploadedSheet(reader, upload);
    const hooks = modifyingHooks();
    const checked = await look(access.importModify, (call) =>
      checkImport(call, project, hooks, sheetFor(call), { validOnly: false }),
    );
    await run(access.importModify, (call) => writeImport(call, project, hooks, checked));
    return checked.report;
  },
  exportDocument: async (args) => {
    const { name, content } = await run(access.exportDocument, (call) => approvalDocument(call, args));
    return { name, type: DOCX, bytes: await documentWriter.write(content) };
  },
  budgetOfProject: (args) => run(access.budgetOfProject, (call) => budgetOfProject(call, args)),
});

type Listed = ReturnType<ProjectPort['listWeb']>;
