import type { DocumentWriter, SpreadsheetReader, SpreadsheetWriter } from '../../kernel';
import {
  allProjects,
  approvalDocument,
  budgetOfProject,
  chosenProjects,
  copyProject,
  lastYearStats,
  modifyingHooks,
  nextProjectCode,
  ownProjects,
  project,
  saveDetail,
  saveSheet,
  sheetOf,
  validateInfo,
  type ProjectPort,
} from '../../project';
import { hasVirtualAssets } from '../../cost';
import { areaAccess } from '../permissions';
import { checkImport, listRecords, resourceAccess, uploadedSheet, workbookDownload, writeImport } from '../../records';
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
    const checked = await look(access.importModify, (call) =>
      checkImport(call, project, modifyingHooks(call), sheetFor(call), { validOnly: false }),
    );
    await run(access.importModify, (call) => writeImport(call, project, modifyingHooks(call), checked));
    return checked.report;
  },
  exportDocument: async (args) => {
    const { name, content } = await run(access.exportDocument, (call) => approvalDocument(call, args));
    return { name, type: DOCX, bytes: await documentWriter.write(content) };
  },
  budgetOfProject: (args) => run(access.budgetOfProject, (call) => budgetOfProject(call, args)),
});

type Listed = ReturnType<ProjectPort['listWeb']>;
