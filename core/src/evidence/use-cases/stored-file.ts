import { faults, Refusal, text } from '../../kernel';
import type { Call, Download } from '../../records';
import { attachment } from '../attachment';
import type { FileStore } from '../driven';
import { attachmentsOf, type AttachmentRow } from './attachment-rows';
import type { FileStores } from './file-stores';

const GONE = text(
  '文件内容已不在存储中，请联系管理员',
  'The content of this file is no longer in the store; tell the administrator',
);
const NO_PDF = text('只有 PDF 可以在线预览，请下载后查看', 'Only a PDF can be looked at here; download the file');

/** The row of a file of the caller's tenant; refuses with 404 when it is not there. */
export async function attachmentNamed(call: Call, id: string): Promise<AttachmentRow> {
  const [row] = await attachmentsOf(call, [id]);
  // Defence in depth: the key contains the tenant as well.
  if (!row?.fileKey?.startsWith(`${call.caller.tenantId}/`)) throw new Refusal(faults.notFound(attachment.label));
  return row;
}

export function refuseUnlessPdf(row: AttachmentRow): AttachmentRow {
  if (row.contentType !== 'application/pdf') throw new Refusal(faults.invalid(NO_PDF));
  return row;
}

/** A row together with the store of its bytes, which is accessed outside of any transaction. */
export interface StoredFile {
  readonly row: AttachmentRow;
  readonly store: FileStore;
}

export const storedFile = async (call: Call, stores: FileStores, row: AttachmentRow): Promise<StoredFile> => ({
  row,
  store: await stores.holding(call, row),
});

/** The file behind a row, under the name it was uploaded with. */
export async function downloadOf({ row, store }: StoredFile): Promise<Download> {
  const bytes = await store.get(row.fileKey!);
  if (!bytes) throw new Refusal({ code: 404, name: 'FILE_GONE', message: GONE });
  return { name: row.originalName ?? row.id, type: row.contentType ?? 'application/octet-stream', bytes };
}
