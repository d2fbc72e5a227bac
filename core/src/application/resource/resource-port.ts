import {
  faults,
  Refusal,
  text,
  type Call,
  type Download,
  type ImportReport,
  type PageQuery,
  type Resource,
  type ResourceCall,
  type ResourcePort,
  type SpreadsheetReader,
  type SpreadsheetWriter,
  type StoredRecord,
  type WorkbookSheet,
} from '../../kernel';
import { hooksOf } from '../hooks';
import { allRecords, listRecords } from './list-records';
import { recordDetail } from './record-detail';
import { recordTree } from './record-tree';
import { removeRecords } from './remove-records';
import { submitRecord } from './submit-record';
import { exportSheet } from './workbook/export-workbook';
import { correctSheet } from './workbook/correct-sheet';
import { importErrors, importWorkbook, unreadable } from './workbook/import-workbook';
import { markedSheet } from './workbook/marked-sheet';
import { templateSheets } from './workbook/template-workbook';

const NOT_OFFERED = text('该资源不支持此操作', 'This resource does not offer this call');
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Runs work as one call of the caller: permission first, then one transaction of his tenant. */
export type RunResourceCall = <T>(
  resource: Resource,
  name: ResourceCall,
  adding: boolean,
  work: (call: Call) => Promise<T>,
) => Promise<T>;

export interface Spreadsheets {
  readonly reader: SpreadsheetReader;
  readonly writer: SpreadsheetWriter;
}

/** The generic calls of a resource, from its declaration alone. */
export function resourcePort(
  resource: Resource,
  run: RunResourceCall,
  { reader, writer }: Spreadsheets,
): ResourcePort<StoredRecord> {
  const hooks = hooksOf(resource.name);
  const offered = <T>(name: ResourceCall, work: (call: Call) => Promise<T>, adding = false): Promise<T> => {
    if (!resource.calls.includes(name)) throw new Refusal({ ...faults.invalid(NOT_OFFERED), code: 404 });
    return run(resource, name, adding, work);
  };
  const workbook = async (name: string, sheets: readonly WorkbookSheet[]): Promise<Download> => ({
    name: `${name}.xlsx`,
    type: XLSX,
    bytes: await writer.write(sheets),
  });

  return {
    list: async (query) => offered('list', (call) => listRecords(call, resource, query)),
    detail: async ({ id }) => offered('detail', (call) => recordDetail(call, resource, String(id ?? ''))),
    submit: async (draft) => offered('submit', (call) => submitRecord(call, resource, hooks, draft), !draft.id),
    remove: async ({ ids }) => offered('remove', (call) => removeRecords(call, resource, hooks, ids)),
    tree: async () => offered('tree', (call) => recordTree(call, resource)),
    import: async ({ file, fileName, check = false, validOnly = false, corrections = [] }): Promise<ImportReport> =>
      offered('import', async (call) => {
        const reading = await reader.read(file);
        if (!reading.ok) throw unreadable(fileName, reading.fault.message, call.language);
        const sheet = correctSheet(reading.sheet, corrections);
        return importWorkbook(call, resource, hooks, sheet, { check, validOnly });
      }),
    marked: async ({ file, fileName, corrections = [] }) => {
      const sheet = await offered('marked', async (call) => {
        const reading = await reader.read(file);
        if (!reading.ok) throw unreadable(fileName, reading.fault.message, call.language);
        const corrected = correctSheet(reading.sheet, corrections);
        return markedSheet(resource, corrected, await importErrors(call, resource, hooks, corrected));
      });
      return workbook(`${fileName.replace(/\.xlsx$/i, '')}-错误标注`, [sheet]);
    },
    template: async () => {
      const sheets = await offered('template', (call) => templateSheets(call, resource));
      return workbook(`${resource.label.zh}导入模板`, sheets);
    },
    export: async (query: PageQuery) => {
      const sheet = await offered('export', async (call) => {
        return exportSheet(call, resource, await allRecords(call, resource, query));
      });
      return workbook(resource.label.zh, [sheet]);
    },
  };
}
