import { insertRows, newRow, type Call, type RecordOf, type NewValues } from '../../records';
import { isId } from '../../kernel';
import { attachment, downloadLink } from '../attachment';
import type { BladeFile } from '../upload';
import { isPicture, pictureLink } from './picture-link';

/** A file whose bytes are in the store. */
export interface KeptFile {
  readonly originalName: string;
  readonly fileKey: string;
  readonly contentType: string;
  readonly size: number;
  /** The tenant's store that holds it; null for the server's own. */
  readonly storeId: string | null;
}

export type AttachmentRow = RecordOf<typeof attachment>;

/** Adds rows of attachments, each with the link of its own id. */
export async function addAttachments(
  call: Call,
  list: readonly NewValues<typeof attachment>[],
): Promise<AttachmentRow[]> {
  const rows = list.map((values): AttachmentRow => {
    const row = newRow(call, attachment, values);
    return { ...row, link: downloadLink(row.id) };
  });
  await insertRows(call, attachment, rows);
  return rows;
}

/**
 * Adds the row of an upload, which has no owner yet; `type` if the kind alone identifies it.
 *
 * @param shown pictures get an address that pages can show
 */
export async function recordUpload(
  call: Call,
  kept: KeptFile,
  type: string | null = null,
  shown = false,
): Promise<BladeFile> {
  const [row] = await addAttachments(call, [{ ...kept, name: kept.fileKey, type }]);
  return {
    link: shown && isPicture(kept) ? pictureLink({ ...row!, fileKey: kept.fileKey }) : (row!.link ?? ''),
    domain: '',
    name: kept.fileKey,
    originalName: kept.originalName,
    attachId: row!.id,
  };
}

/** The tenant's rows of these ids; missing rows and invalid ids are left out. */
export async function attachmentsOf(call: Call, ids: readonly string[]): Promise<AttachmentRow[]> {
  const wanted = ids.filter(isId);
  if (wanted.length === 0) return [];
  return call.records.find(attachment, { where: [{ field: 'id', is: 'in', value: wanted }] });
}

/** Adds the rows of files the program has made, each with its owner and the field that names it. */
export const recordFiles = (
  call: Call,
  kept: readonly (KeptFile & { readonly objectId: string; readonly type: string })[],
): Promise<AttachmentRow[]> =>
  addAttachments(
    call,
    kept.map((each) => ({ ...each, name: each.fileKey })),
  );
