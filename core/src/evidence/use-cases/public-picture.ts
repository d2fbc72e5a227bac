import { faults, Refusal } from '../../kernel';
import { nobody, wholly, type Download, type Visit } from '../../records';
import { attachment } from '../attachment';
import { isPicture } from './picture-link';
import { attachmentNamed, downloadOf, storedFile } from './stored-file';
import type { FileServices } from './take-in-file';

interface Named {
  readonly tenantId: string;
  readonly id: string;
  readonly file: string;
}

/** A picture by the address of `pictureLink`; anything else is not there. */
export async function publicPicture(
  { open }: Visit,
  { tenantId, id, file }: Named,
  { files }: { readonly files: FileServices },
): Promise<Download> {
  const found = await open(nobody(tenantId), async (call) => {
    const row = await attachmentNamed(wholly(call), id);
    const isMeant = row.fileKey!.endsWith(`/${file}`) && isPicture({ contentType: row.contentType ?? '' });
    if (!isMeant) throw new Refusal(faults.notFound(attachment.label));
    return storedFile(call, files.stores, row);
  });
  return { ...(await downloadOf(found)), inline: true };
}
