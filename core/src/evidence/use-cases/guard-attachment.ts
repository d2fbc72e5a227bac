import { faults, Refusal, text, isId } from '../../kernel';
import { updateRecords, type Call, wholly, type DraftValues } from '../../records';
import { attachment, downloadLink } from '../attachment';
import { attachmentIds, fileFieldOfType } from '../file-fields';
import { extensionOf, renamed } from '../file-name';
import type { AttachmentRow } from './attachment-rows';
import { sameFile } from './copy-attachments';

/** All other fields describe the bytes and are set by uploads only. */
type Changeable = 'originalName' | 'type' | 'objectId';

const NOT_UPLOADED = text('请先上传文件', 'Upload the file first');

/**
 * Restricts a generic submit of an attachment: a row keeps its bytes regardless of the request, and a new row must
 * reference bytes the tenant already has. Changes `values` in place.
 */
export async function guardAttachment(
  call: Call,
  values: DraftValues<typeof attachment>,
  before: AttachmentRow | null,
): Promise<void> {
  const known = before ?? (await sameBytes(call, values.fileKey));
  const fixed: Required<Omit<DraftValues<typeof attachment>, Changeable>> = {
    ...sameFile(known),
    link: before ? before.link : null,
  };
  Object.assign(values, fixed);
  const given = values.originalName;
  const name = typeof given === 'string' ? renamed(given, extensionOf(known.fileKey ?? '')) : null;
  values.originalName = name ?? known.originalName;
  const moves = before && (values.objectId !== before.objectId || values.type !== before.type);
  if (moves) await refuseWhileNamed(call, [before]);
}

/** Sets the link of a row that was added without an upload from its id. */
export async function linkAdded(call: Call, after: AttachmentRow, before: AttachmentRow | null): Promise<void> {
  if (before) return;
  await updateRecords(call, attachment, [{ before: after, values: { link: downloadLink(after.id) } }]);
}

/** Refuses while an existing record references one of the attachments in a file field, to avoid dangling references. */
export async function refuseWhileNamed(call: Call, rows: readonly AttachmentRow[]): Promise<void> {
  for (const row of rows) {
    const named = fileFieldOfType(call.resources, row.type ?? '');
    const id = row.objectId ?? '';
    if (!named || !isId(id)) continue;
    const where = [{ field: 'id', is: 'equal' as const, value: id }];
    // The owner may be outside the caller's data scope.
    const [owner] = await wholly(call).records.find(named.resource, { where });
    if (!attachmentIds(owner?.[named.name]).includes(row.id)) continue;
    const file = row.originalName ?? '';
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

async function sameBytes(call: Call, fileKey: string | null | undefined): Promise<AttachmentRow> {
  const [row] = fileKey
    ? await call.records.find(attachment, { where: [{ field: 'fileKey', is: 'equal', value: fileKey }], limit: 1 })
    : [];
  if (!row) throw new Refusal(faults.invalid(NOT_UPLOADED, [{ field: 'fileKey', message: NOT_UPLOADED }]));
  return row;
}
