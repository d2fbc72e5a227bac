import { faults, Refusal, text } from '../../kernel';
import { updateRecords, type Call } from '../../records';
import { attachment } from '../attachment';
import { fileKeyOf } from '../driven';
import { extensionOf, sameExtension } from '../file-name';
import { contentDiffers, emptyFile, largestBytes, tooLarge, type FileRule } from '../file-rules';
import { editedFileId, editingKey, type EditTicket } from '../online-editor';
import type { AttachmentRow } from './attachment-rows';
import { attachmentNamed, storedFile } from './stored-file';
import type { FileServices } from './take-in-file';

const REPLACED = text(
  '文件在编辑期间已被他人替换，这次编辑没有保存，请下载编辑结果后重新上传',
  'Someone else replaced the file meanwhile, so this editing was not kept; download it and upload it again',
);

/** An edited file returned by an editor. */
export interface EditedFile {
  readonly bytes: Uint8Array;
  /** Whether the editing session has ended; otherwise further saves may follow. */
  readonly isFinal: boolean;
}

/** Context for saving an edited file: in the name of its editor, under the rule of its field. */
export interface Keeping {
  readonly files: FileServices;
  /** yyyy-MM-dd */
  readonly day: string;
  readonly ruleOf: (row: AttachmentRow) => FileRule;
  /** Runs one transaction in the name of the user. */
  readonly open: <T>(work: (call: Call) => Promise<T>) => Promise<T>;
}

/**
 * Saves an edited file as the new content of its attachment: of the same kind, detected from its content, and no larger
 * than its field allows. The previous bytes stay in the store and are referenced by the history of the row. Idempotent,
 * because an editor that got no response sends the same content again.
 */
export async function keepEdited(
  { files, day, ruleOf, open }: Keeping,
  ticket: EditTicket,
  { bytes, isFinal }: EditedFile,
): Promise<void> {
  const { row, store } = await open(async (call) =>
    storedFile(call, files.stores, await attachmentNamed(call, ticket.attachmentId)),
  );
  const isThere = sameBytes(await store.get(row.fileKey!), bytes);
  if (isThere && (isReplaced(row, ticket) || !isFinal)) return;
  refuseIfReplaced(row, ticket);
  const { extension, contentType } = await checked(files, row, ruleOf(row), bytes);
  const id = editedFileId(row.fileKey!, files.newFileId(), isFinal);
  const fileKey = fileKeyOf({ tenantId: ticket.tenantId, day, id, extension });
  const chosen = await open((call) => files.stores.forNew(call));
  await chosen.store.put(fileKey, bytes, contentType);
  try {
    await open(async (call) => {
      const before = await attachmentNamed(call, row.id);
      refuseIfReplaced(before, ticket);
      await files.stores.hold(call, chosen);
      const values = { fileKey, name: fileKey, size: bytes.length, storeId: chosen.id };
      if ((await updateRecords(call, attachment, [{ before, values }])).length > 0) throw new Refusal(replaced);
    });
  } catch (error) {
    // If even that fails, orphaned bytes remain: space is lost, but no file.
    await chosen.store.remove(fileKey).catch(() => undefined);
    throw error;
  }
}

const replaced = { code: 409, name: 'FILE_REPLACED', message: REPLACED } as const;

const isReplaced = ({ id, fileKey }: AttachmentRow, { key }: EditTicket): boolean =>
  editingKey({ id, fileKey }) !== key;

function refuseIfReplaced(row: AttachmentRow, ticket: EditTicket): void {
  if (isReplaced(row, ticket)) throw new Refusal(replaced);
}

async function checked({ inspector }: FileServices, row: AttachmentRow, rule: FileRule, bytes: Uint8Array) {
  if (bytes.length === 0) throw new Refusal(faults.invalid(emptyFile));
  if (bytes.length > largestBytes(rule)) {
    throw new Refusal({ code: 413, name: 'FILE_TOO_LARGE', message: tooLarge(rule) });
  }
  const kept = extensionOf(row.fileKey ?? '');
  const found = await inspector.inspect(bytes);
  if (!found || !sameExtension(found.extension, kept)) throw new Refusal(faults.invalid(contentDiffers(rule, kept)));
  return found;
}

const sameBytes = (kept: Uint8Array | null, given: Uint8Array): boolean =>
  kept !== null && kept.length === given.length && kept.every((byte, at) => byte === given[at]);
