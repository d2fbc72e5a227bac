import { faults, Refusal, text } from '../../kernel';
import type { Call } from '../../records';
import { attachment } from '../attachment';
import { addAttachments, attachmentsOf, type AttachmentRow } from './attachment-rows';

const MOST = 100;
const NONE = text('请选择至少一条数据', 'Select at least one record');
const TOO_MANY = text(`一次最多复制${MOST}个附件`, `At most ${MOST} attachments can be copied at once`);

/** Copies the rows for another record, sharing their bytes, in the order of the ids. Refuses all if one is missing. */
export async function copyAttachments(
  call: Call,
  { ids, objectId, type }: { readonly ids: string; readonly objectId: string; readonly type?: string },
): Promise<readonly AttachmentRow[]> {
  const wanted = [...new Set(ids.split(',').map((id) => id.trim()))].filter((id) => id !== '');
  if (wanted.length === 0) throw new Refusal(faults.invalid(NONE));
  if (wanted.length > MOST) throw new Refusal(faults.invalid(TOO_MANY));
  const found = new Map((await attachmentsOf(call, wanted)).map((row) => [row.id, row]));
  const rows = wanted.map((id) => {
    const row = found.get(id);
    if (!row) throw new Refusal(faults.notFound(attachment.label));
    return row;
  });
  return addAttachments(
    call,
    rows.map((row) => ({ ...sameFile(row), originalName: row.originalName, type: type ?? row.type, objectId })),
  );
}

/** The fields common to rows that share the same bytes. */
export const sameFile = ({ name, fileKey, storeId, contentType, size, enterpriseId }: AttachmentRow) => ({
  name,
  fileKey,
  storeId,
  contentType,
  size,
  enterpriseId,
});
