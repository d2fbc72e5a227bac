import { faults, midSentence, Refusal, text, type FieldFault, type Text } from '../../kernel';
import {
  restoreRows,
  sameValue,
  updateRecords,
  type Call,
  type FilesField,
  type Resource,
  type StoredRecord,
} from '../../records';
import { attachment } from '../attachment';
import { attachmentIds, attachmentType, fileFieldsOf } from '../file-fields';
import { extensionOf } from '../file-name';
import { acceptsExtension, largestBytes, tooLarge, wrongKind } from '../file-rules';
import { attachmentsOf, type AttachmentRow } from './attachment-rows';

type Rows = ReadonlyMap<string, AttachmentRow>;

/**
 * Makes a written record the owner of the files its fields reference, and releases those no longer referenced.
 * Unchanged files are not checked again. Runs in the transaction of the record, so a refusal rolls the record back too.
 */
export async function claimFiles(
  call: Call,
  resource: Resource,
  after: StoredRecord,
  before: StoredRecord | null,
): Promise<void> {
  const fields = fileFieldsOf(resource);
  const changed = fields.filter(([name]) => !sameValue(before?.[name], after[name]));
  if (changed.length === 0) return;
  const had = new Set(fields.flatMap(([name]) => attachmentIds(before?.[name])));
  const has = new Set(fields.flatMap(([name]) => attachmentIds(after[name])));
  const rows: Rows = new Map((await attachmentsOf(call, [...new Set([...had, ...has])])).map((row) => [row.id, row]));

  const found = changed.flatMap(([name, field]) => faultsOf(name, field, { rows, after, before, fields }));
  if (found[0]) throw new Refusal(faults.invalid(found[0].message, found));
  const taken = changed.flatMap(([name]) => {
    const values = { objectId: after.id, type: attachmentType(resource, name) };
    return added(name, after, before).map((id) => ({ before: rows.get(id)!, values }));
  });
  const released = [...had]
    .filter((id) => !has.has(id) && rows.get(id)?.objectId === after.id)
    .map((id) => ({ before: rows.get(id)!, values: { objectId: null, type: null } }));
  const stale = await updateRecords(call, attachment, [...taken, ...released]);
  if (stale.length) throw new Refusal(faults.staleVersion());
}

/** Restores, with records, those of their files that were removed in the meantime. */
export async function restoreFiles(call: Call, resource: Resource, records: readonly StoredRecord[]): Promise<void> {
  const fields = fileFieldsOf(resource);
  const ids = records.flatMap((record) => fields.flatMap(([name]) => attachmentIds(record[name])));
  const there = new Set((await attachmentsOf(call, ids)).map(({ id }) => id));
  const missing = ids.filter((id) => !there.has(id));
  if (missing.length) await restoreRows(call, attachment, missing);
}

const added = (name: string, after: StoredRecord, before: StoredRecord | null): readonly string[] => {
  const earlier = new Set(attachmentIds(before?.[name]));
  return attachmentIds(after[name]).filter((id) => !earlier.has(id));
};

interface Claim {
  readonly rows: Rows;
  readonly after: StoredRecord;
  readonly before: StoredRecord | null;
  readonly fields: readonly (readonly [string, FilesField])[];
}

function faultsOf(name: string, field: FilesField, { rows, after, before, fields }: Claim): FieldFault[] {
  const message = overLimit(field, attachmentIds(after[name]).length);
  if (message) return [{ field: name, message }];
  const elsewhere = new Set(fields.flatMap(([other]) => (other === name ? [] : attachmentIds(after[other]))));
  return added(name, after, before).flatMap((id) => {
    const row = rows.get(id);
    const wrong = row ? misfit(field, row, after.id, elsewhere) : notThere(field.label);
    return wrong ? [{ field: name, message: wrong }] : [];
  });
}

function overLimit({ limit }: FilesField, count: number): Text | null {
  if (count <= limit) return null;
  return text(
    `最多只能有 ${limit} 个文件，现有 ${count} 个，请移除多余的文件`,
    `At most ${limit} files may be here, and there are ${count}; take some out`,
  );
}

const notThere = (label: Text): Text =>
  text(
    `所选的${label.zh}不存在或已被删除，请重新上传`,
    `The chosen ${midSentence(label.en)} does not exist or was deleted; upload it again`,
  );

function misfit(field: FilesField, row: AttachmentRow, owner: string, elsewhere: ReadonlySet<string>): Text | null {
  if ((row.objectId !== null && row.objectId !== owner) || elsewhere.has(row.id)) return taken(row);
  // The extension of the key is that of the detected content.
  if (!acceptsExtension(field, extensionOf(row.fileKey ?? ''))) return wrongKind(field);
  return (row.size ?? 0) > largestBytes(field) ? tooLarge(field) : null;
}

const taken = ({ originalName }: AttachmentRow): Text =>
  text(
    `文件“${originalName ?? ''}”已用于其他位置，请重新上传`,
    `The file “${originalName ?? ''}” is already used elsewhere; upload it again`,
  );
