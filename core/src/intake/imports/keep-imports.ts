import { cleanFileName, extensionOf, fileKeyOf, generalRule, largestBytes, type FileServices } from '../../evidence';
import { fill, sha256, text, type Clock } from '../../kernel';
import {
  insertRows,
  rowMaker,
  sameValue,
  updateRecords,
  wholly,
  writingFor,
  type Call,
  type ImportKeeper,
  type ImportReport,
  type Resource,
  type UploadedFile,
} from '../../records';
import { readLayout, storedLayout } from '../layouts/stored-layout';
import { importRecord, WRITTEN } from './import-record';

const IMPORTED_BEFORE = text(
  '该文件已于{time}由{account}导入“{register}”，重复导入只会写入有变化的行',
  'This file was imported into {register} on {time} by {account}; importing it again writes only what differs',
);

/** The digests of files that are being imported, which are asked for twice. */
const digests = new WeakMap<Uint8Array, string>();

function digestOf(file: Uint8Array): string {
  const known = digests.get(file) ?? sha256(file);
  digests.set(file, known);
  return known;
}

/** The endings under which files are kept; under any other one it is `bin`. */
const kinds = new Set(['xlsx', 'xlsm', 'xls', 'csv', 'tsv', 'txt']);

/** Keeps every import that writes, with its file, in the history of imports. */
export function importKeeper(
  { stores, newFileId }: Pick<FileServices, 'stores' | 'newFileId'>,
  clock: Clock,
): ImportKeeper {
  return {
    findings: async (call, resource, upload) => {
      const [earlier] = await wholly(call).records.find(importRecord, {
        where: [
          { field: 'sha256', is: 'equal', value: digestOf(upload.file) },
          { field: 'register', is: 'equal', value: resource.name },
          { field: 'state', is: 'equal', value: WRITTEN },
        ],
        limit: 1,
      });
      if (!earlier) return [];
      const { importedAt, account } = earlier;
      const given = { time: importedAt ?? '', account: account ?? '' };
      const message = text(
        fill(IMPORTED_BEFORE, { ...given, register: resource.label.zh }).zh,
        fill(IMPORTED_BEFORE, { ...given, register: resource.label.en }).en,
      );
      return [{ row: 1, column: '', value: upload.fileName, message: message[call.language] }];
    },
    take: async (upload, look) => {
      const isKept = upload.file.length <= largestBytes(generalRule);
      const chosen = isKept ? await look((call) => stores.forNew(call)) : null;
      const kept = chosen && { ...chosen, fileKey: await look(async (call) => newKey(call, upload)) };
      if (kept) await kept.store.put(kept.fileKey, upload.file, 'application/octet-stream');
      return {
        written: async (call, resource, report, work) => {
          const whole = wholly(call);
          if (kept) await stores.hold(whole, kept);
          const id = call.ids.next();
          await work(writingFor(call, id));
          const profile = await usedProfile(whole, resource, upload);
          const values = {
            ...recordOf(resource, upload, report),
            importNo: id,
            profile,
            account: call.caller.account,
            importedAt: call.clock.now(),
            keptAs: kept?.fileKey ?? null,
            storeId: kept?.id ?? null,
          };
          await insertRows(whole, importRecord, [rowMaker(whole, importRecord)(values, id)]);
        },
        drop: async () => kept?.store.remove(kept.fileKey),
      };
    },
  };

  function newKey(call: Call, { fileName }: UploadedFile): string {
    const said = extensionOf(fileName);
    const extension = kinds.has(said) ? said : 'bin';
    return fileKeyOf({ tenantId: call.caller.tenantId, day: clock.now().slice(0, 10), id: newFileId(), extension });
  }
}

const recordOf = ({ name, label }: Resource, { file, fileName, sheet }: UploadedFile, report: ImportReport) => ({
  fileName: cleanFileName(fileName),
  fileSize: file.length,
  sha256: digestOf(file),
  register: name,
  registerLabel: label.zh,
  sheet: sheet ?? null,
  rows: report.rows,
  inserted: report.inserted,
  updated: report.updated,
  unchanged: report.unchanged,
  leftOut: report.leftOut?.length ?? 0,
  state: WRITTEN,
});

/** The name of the profile the file was read by; a stored one is noted as used now. */
async function usedProfile(call: Call, resource: Resource, { layout }: UploadedFile): Promise<string | null> {
  if (!layout) return null;
  const stored = await call.records.find(storedLayout, {
    where: [{ field: 'code', is: 'equal', value: resource.name }],
  });
  const used = stored.find((each) => sameValue(readLayout(String(each.layout)), layout));
  if (!used) return layout.name.zh;
  // Somebody may be changing the profile meanwhile; then it is used all the same, and the time stays.
  await updateRecords(call, storedLayout, [{ before: used, values: { usedAt: call.clock.now() } }]);
  return used.name;
}
