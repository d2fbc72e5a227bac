import { requirePermission, wholly, type Call, type Download, type Visit } from '../../records';
import { attachment } from '../attachment';
import { AVATAR_TYPE } from '../file-rules';
import { attachmentsOf, type AttachmentRow } from './attachment-rows';
import { attachmentNamed, downloadOf, refuseUnlessPdf, storedFile } from './stored-file';
import type { FileServices } from './take-in-file';

interface Named {
  readonly id: string;
}

interface Services {
  readonly files: FileServices;
}

/** A file as it was uploaded. Its bytes are read after the transaction. */
export async function downloadFile({ run }: Visit, { id }: Named, { files }: Services): Promise<Download> {
  return downloadOf(await run(async (call) => storedFile(call, files.stores, await readable(call, id))));
}

/** A PDF for inline display; refuses other kinds. */
export async function previewPdf({ run }: Visit, { id }: Named, { files }: Services): Promise<Download> {
  const file = await run(async (call) =>
    storedFile(call, files.stores, refuseUnlessPdf(await attachmentNamed(call, id))),
  );
  return { ...(await downloadOf(file)), inline: true };
}

/** The row of a file that the caller may read: user pictures are readable by every signed-in user. */
async function readable(call: Call, id: string): Promise<AttachmentRow> {
  const avatar = await avatarNamed(wholly(call), id);
  if (avatar) return avatar;
  requirePermission(call.caller, attachment.permissions.view);
  return attachmentNamed(call, id);
}

async function avatarNamed(call: Call, id: string): Promise<AttachmentRow | null> {
  const [row] = await attachmentsOf(call, [id]);
  return row?.type === AVATAR_TYPE ? row : null;
}
