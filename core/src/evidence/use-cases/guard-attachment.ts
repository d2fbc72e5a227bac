import { faults, Refusal, text, isId } from '../../kernel';
import { updateRecords, type Call, type StoredRecord } from '../../records';
import { attachment, downloadLink } from '../attachment';
import { attachmentIds, fileFieldOfType } from '../file-fields';
import { extensionOf, renamed } from '../file-name';
import type { AttachmentRow } from './attachment-rows';
import { sameFile } from './copy-attachments';

/** All else says where the bytes are and what they are, which only an upload knows. */
const changeable: ReadonlySet<string> = new Set(['originalName', 'type', 'objectId']);

const NOT_UPLOADED = text('请先上传文件', 'Upload the file first');

/**
 * Holds a generic submit of an attachment to what it may do: a row keeps its bytes whatever the request says, and a new
 * row names bytes the tenant already has. Changes `values` in place.
 */
export async function guardAttachment(
  call: Call,
  values: Record<string, unknown>,
  before: StoredRecord | null,
): Promise<void> {
  const known = (before as AttachmentRow | null) ?? (await sameBytes(call, values.fileKey));
  if (!before) Object.assign(values, sameFile(known), { link: null });
  else for (const name of Object.keys(values)) if (!changeable.has(name)) values[name] = before[name];
  const given = values.originalName;
  const name = typeof given === 'string' ? renamed(given, extensionOf(known.fileKey ?? '')) : null;
  values.originalName = name ?? known.originalName;
  const moves = before && (values.objectId !== before.objectId || values.type !== before.type);
  if (moves) await refuseWhileNamed(call, [before]);
}

/** Gives a row that was added without an upload the link of its id. */
export async function linkAdded(call: Call, after: StoredRecord, before: StoredRecord | null): Promise<void> {
  if (before) return;
  await updateRecords(call, attachment, [{ before: after, values: { link: downloadLink(after.id) } }]);
}

/** Refuses while a record that is there names one of the attachments in a field of files: the name would lead nowhere. */
export async function refuseWhileNamed(call: Call, rows: readonly StoredRecord[]): Promise<void> {
  for (const row of rows) {
    const named = fileFieldOfType(call.resources, String(row.type ?? ''));
    const id = String(row.objectId ?? '');
    if (!named || !isId(id)) continue;
    const where = [{ field: 'id', is: 'equal' as const, value: id }];
    const [owner] = await call.records.find(named.resource, { where });
    if (!attachmentIds(owner?.[named.name]).includes(row.id)) continue;
    const file = String(row.originalName);
    const { label } = named.resource;
    throw new Refusal(
      faults.invalid(
        text(
          `文件“${file}”正在“${label.zh}”中使用，请先在该记录中移除`,
          `The file “${file}” is in use (${label.en}); take it out of that record first`,
        ),
      ),
    );
  }
}

async function sameBytes(call: Call, fileKey: unknown): Promise<AttachmentRow> {
  const where = [{ field: 'fileKey', is: 'equal' as const, value: String(fileKey ?? '') }];
  const [row] = fileKey ? await call.records.find(attachment, { where, limit: 1 }) : [];
  if (!row) throw new Refusal(faults.invalid(NOT_UPLOADED, [{ field: 'fileKey', message: NOT_UPLOADED }]));
  return row as AttachmentRow;
}
