import type { RecordOf, Resource, ResourceCall, StoredRecord } from './declaration/resource';
import { faults, Refusal, text, type SpreadsheetReader, type SpreadsheetWriter } from '../kernel';
import type { Call, ResourceHooks } from './call';
import type { ImportReport, ResourcePort } from './declaration/resource-port';
import type { PageQuery } from './page';
import { idNamedBy } from './id-named-by';
import { historyOf } from './record-history';
import { recordTree } from './record-tree';
import { removeRecords } from './remove-records';
import { restoreRecords } from './restore-records';
import { exportedRows, isMade, listedPage, recordRead, shownDetail } from './shown-page';
import { submitRecord } from './submit-record';
import { toldByKey } from './told-by-key';
import { keepOutcome } from './long-work/work-outcome';
import { exportSheet } from './workbook/export-workbook';
import { checkImport } from './workbook/check-import';
import { importFindings } from './workbook/import-workbook';
import { type ImportKeeper, withFileFindings, writeKept } from './workbook/import-keeper';
import { markedSheet } from './workbook/marked-sheet';
import { templateSheets } from './workbook/template-workbook';
import { uploadedSheet } from './workbook/uploaded-sheet';
import { workbookDownload } from './workbook/workbook-download';
import { writeImport } from './workbook/write-import';

const FIRST_IS_A_CHECK = text(
  '只有检查时才能只读取前若干行，请同时设置 check',
  'Only a check may look at the first rows alone; set check as well',
);
const NOT_OFFERED = text('该资源不支持此操作', 'This resource does not offer this call');

/** How the calls of a resource are run for one visitor. */
export interface ResourceRunner {
  /** Runs work as one call of the caller: permission first, then one transaction of the caller's tenant. */
  run<T>(resource: Resource, name: ResourceCall, adding: boolean, work: (call: Call) => Promise<T>): Promise<T>;
  /** Permission first, then read-only work outside a transaction. */
  look<T>(resource: Resource, name: ResourceCall, work: (call: Call) => Promise<T>): Promise<T>;
}

export interface ResourceServices {
  readonly reader: SpreadsheetReader;
  readonly writer: SpreadsheetWriter;
  readonly importKeeper: ImportKeeper;
}

/** The generic calls of a resource, from its declaration alone. */
export function resourcePort(
  resource: Resource,
  { run, look }: ResourceRunner,
  { reader, writer, importKeeper }: ResourceServices,
  hooks: ResourceHooks,
): ResourcePort<StoredRecord> {
  const { shown } = hooks;
  const mustOffer = (name: ResourceCall): void => {
    if (!resource.calls.includes(name)) throw new Refusal({ ...faults.invalid(NOT_OFFERED), code: 404 });
  };
  const offered = <T>(name: ResourceCall, work: (call: Call) => Promise<T>, adding = false): Promise<T> => {
    mustOffer(name);
    return run(resource, name, adding, work);
  };
  const looked = <T>(name: ResourceCall, work: (call: Call) => Promise<T>): Promise<T> => {
    mustOffer(name);
    return look(resource, name, work);
  };
  return {
    list: async (query) => offered('list', (call) => listedPage(call, resource, hooks, query)),
    detail: async (asked) =>
      offered('detail', async (call) => {
        const id = 'by' in asked ? await idNamedBy(call, resource, asked.by) : String(asked.id ?? '');
        if (shown) return shownDetail(call, resource, hooks, shown, id);
        return recordRead(call, resource, hooks, id);
      }),
    history: async ({ id }) =>
      offered('history', async (call) =>
        shown && (await isMade(call, shown, String(id ?? ''))) ? [] : historyOf(call, resource, String(id ?? '')),
      ),
    submit: async (draft, options) =>
      toldByKey(options?.key, () =>
        offered(
          'submit',
          (call) => submitRecord(call, resource, hooks, hooks.draftMeant?.(draft) ?? draft, options),
          !draft.id,
        ),
      ),
    restore: async ({ ids }) => offered('restore', (call) => restoreRecords(call, resource, hooks, ids)),
    remove: async ({ ids }) =>
      offered('remove', async (call) =>
        removeRecords(call, resource, hooks, (await hooks.idsMeant?.(call, ids)) ?? ids),
      ),
    tree: async () => offered('tree', async (call) => recordTree(call, resource, await hooks.treeWhere?.(call))),
    import: async ({ check = false, validOnly = false, ...upload }): Promise<ImportReport> => {
      const begun = upload.first !== undefined;
      if (begun && !check) throw new Refusal(faults.invalid(FIRST_IS_A_CHECK));
      const sheetFor = await uploadedSheet(reader, resource, upload);
      // Checking takes longer than writing, so it runs outside the transaction.
      const { report, ...checked } = await looked('import', async (call) => {
        const found = await checkImport(call, resource, hooks, sheetFor(call), {
          validOnly,
          begun,
          shows: check && !begun,
        });
        if (begun) return found;
        return {
          ...found,
          report: withFileFindings(found.report, await importKeeper.findings(call, resource, upload)),
        };
      });
      if (check) return report;
      const look = <T>(work: (call: Call) => Promise<T>) => looked('import', work);
      const run = <T>(work: (call: Call) => Promise<T>) => offered('import', work);
      await writeKept(importKeeper, resource, { upload, report, look, run }, async (call) => {
        await writeImport(call, resource, hooks, { report, ...checked });
        await keepOutcome(call, report);
      });
      return report;
    },
    marked: async ({ fileName, ...upload }) => {
      const sheetFor = await uploadedSheet(reader, resource, { fileName, ...upload });
      const sheet = await looked('marked', async (call) => {
        const corrected = sheetFor(call);
        const found = await importFindings(call, resource, hooks, corrected);
        return markedSheet(resource, corrected, found, call.language);
      });
      return workbookDownload(writer, `${fileName.replace(/\.(xlsx|xlsm|xls|csv|tsv|txt)$/i, '')}-错误标注`, [sheet]);
    },
    template: async () => {
      const sheets = await offered('template', (call) => templateSheets(call, resource));
      return workbookDownload(writer, `${resource.label.zh}导入模板`, sheets);
    },
    export: async (query: PageQuery) => {
      const sheets = await offered('export', async (call) => {
        const rows = await exportedRows(call, resource, hooks, query);
        return [await exportSheet(call, resource, rows), ...((await hooks.besideExport?.(call, rows, query)) ?? [])];
      });
      return workbookDownload(writer, resource.label.zh, sheets);
    },
  };
}

/** A resource port typed by its declaration: the generic implementation only knows rows. */
export const typedResourcePort = <R extends Resource>(_resource: R, port: ResourcePort<StoredRecord>) =>
  port as unknown as ResourcePort<RecordOf<R>>;
