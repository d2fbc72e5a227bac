import { userOf } from '../../access';
import { wholly, type Call } from '../../records';
import { attachment } from '../attachment';
import { extensionOf } from '../file-name';
import { editingKey, editsOnline, opensOnline, type OnlineDocument, type OnlineEditor } from '../online-editor';
import { attachmentNamed } from './stored-file';

/** Returned without an editor, or for an unsupported kind of file. */
const notOpened: OnlineDocument = { script: '', config: {} };

/**
 * Opens a file in the external editor; read-only without the permission to edit attachments, or unless `edit` is
 * requested.
 */
export async function openOnline(
  call: Call,
  { id, edit }: { readonly id: string; readonly edit?: boolean },
  { onlineEditor: editor }: { readonly onlineEditor: OnlineEditor | undefined },
): Promise<OnlineDocument> {
  const row = await attachmentNamed(call, id);
  const extension = extensionOf(row.fileKey ?? '');
  if (!editor || !opensOnline(extension)) return notOpened;
  const { tenantId, userId, account, permissions } = call.caller;
  // The caller's own name is readable outside their data scope.
  const person = await userOf(wholly(call), userId);
  return editor.open({
    tenantId,
    userId,
    attachmentId: row.id,
    key: editingKey({ id: row.id, fileKey: row.fileKey }),
    title: row.originalName ?? row.id,
    extension,
    userName: String(person?.realName ?? account),
    canEdit: edit === true && editsOnline(extension) && permissions.has(attachment.permissions.edit),
    language: call.language,
  });
}
