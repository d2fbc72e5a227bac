import {
  allRecords,
  checkImport,
  columnOf,
  exportSheet,
  uploadedSheet,
  wholly,
  withFileFindings,
  writeImport,
  writeKept,
  type Call,
  type ImportKeeper,
  type ImportReport,
  type ImportRequest,
  type PageQuery,
  type PrintedWorkbook,
  type Resource,
  type ResourceHooks,
  type ReviewedRow,
  type RowFault,
  type StoredRecord,
  type Visit,
  type Where,
} from '../../records';
import { faults, Refusal, text, type SpreadsheetReader } from '../../kernel';
import { project } from '../project';

const NONE_CHOSEN = text('请选择至少一条数据', 'Select at least one record');
const NO_SUCH_PROJECT = text(
  '项目不存在，请核对年度和项目编号；新项目请用导入',
  'There is no such project; check year and code, or bring new ones in by the import',
);

/** The register's workbook with the further columns of the list appended, so that it can be imported again. */
const asListed: Resource = { ...project, workbook: [...project.workbook!, ...shownBesides()] };

/** Columns of the list that are not in the workbook already, under whatever heading. */
function shownBesides(): string[] {
  return project.columns.filter((name) => {
    const column = columnOf(project, name)!;
    if ('field' in column) return !project.workbook!.includes(name);
    return column.shown.from !== column.reference.by;
  });
}

/** The chosen projects in list order; refuses with 404 when one of them does not exist. */
export async function chosenProjects(call: Call, { ids }: { ids: string }): Promise<PrintedWorkbook> {
  const chosen = [...new Set(ids.split(',').filter((id) => id !== ''))];
  if (chosen.length === 0) throw new Refusal(faults.invalid(NONE_CHOSEN));
  const where: Where<typeof project> = [{ field: 'id', is: 'in', value: chosen }];
  const rows = await allRecords(call, project, { where });
  if (rows.length < chosen.length) throw new Refusal(faults.notFound(project.label));
  return workbookOf(call, rows);
}

/** All projects that match the conditions, in list order. */
export const allProjects = async (call: Call, query: PageQuery): Promise<PrintedWorkbook> =>
  workbookOf(call, await allRecords(call, project, query));

const workbookOf = async (call: Call, rows: readonly StoredRecord[]): Promise<PrintedWorkbook> => ({
  name: project.label.zh,
  rows: [await exportSheet(call, asListed, rows)],
});

/** Changes existing projects from a workbook, which is read before the transaction begins. */
export async function importModify(
  { look, run }: Visit,
  upload: Pick<ImportRequest, 'file' | 'fileName'>,
  { reader, importKeeper }: { readonly reader: SpreadsheetReader; readonly importKeeper: ImportKeeper },
): Promise<ImportReport> {
  const sheetFor = await uploadedSheet(reader, asListed, upload);
  const { report, ...checked } = await look(async (call) => {
    const found = await checkImport(call, project, modifyingHooks(call), sheetFor(call), { validOnly: false });
    return { ...found, report: withFileFindings(found.report, await importKeeper.findings(call, project, upload)) };
  });
  await writeKept(importKeeper, project, { upload, report, look, run }, (call) =>
    writeImport(call, project, modifyingHooks(call), { report, ...checked }),
  );
  return report;
}

/** The hooks of an import that changes projects and adds none. */
function modifyingHooks(call: Call): ResourceHooks {
  const hooks = call.hooksOf(project);
  return {
    ...hooks,
    reviewImport: async (call, rows) => [
      ...rows.flatMap(unknownProject),
      ...((await hooks.reviewImport?.(wholly(call), rows)) ?? []),
    ],
  };
}

const unknownProject = ({ before }: ReviewedRow, at: number): RowFault[] =>
  before ? [] : [{ at, field: 'code', message: NO_SUCH_PROJECT }];
