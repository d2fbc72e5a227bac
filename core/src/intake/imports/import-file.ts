import { faults, Refusal, text } from '../../kernel';
import type { FileServices } from '../../evidence';
import { requirePermission, type Download, type Visit } from '../../records';
import { importNamed, registerOf } from './seen-import';

const NOT_KEPT = text(
  '该文件超过附件的大小上限，导入时没有保存',
  'The file is larger than attachments may be, so it was not kept',
);
const GONE = text(
  '文件内容已不在存储中，请联系管理员',
  'The content of this file is no longer in the store; tell the administrator',
);

/** The file of an import as it was uploaded, for who may import into its register. */
export async function importFile(
  { run }: Visit,
  { id }: { readonly id: string },
  { files }: { readonly files: FileServices },
): Promise<Download> {
  const { name, key, store } = await run(async (call) => {
    const record = await importNamed(call, id);
    requirePermission(call.caller, registerOf(call, record).permissions.import);
    if (!record.keptAs?.startsWith(`${call.caller.tenantId}/`)) throw new Refusal(faults.invalid(NOT_KEPT));
    return { name: record.fileName ?? id, key: record.keptAs, store: await files.stores.holding(call, record) };
  });
  const bytes = await store.get(key);
  if (!bytes) throw new Refusal({ code: 404, name: 'FILE_GONE', message: GONE });
  return { name, type: 'application/octet-stream', bytes };
}
