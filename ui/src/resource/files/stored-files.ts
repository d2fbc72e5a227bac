import { attachment, type AttachmentRow } from '@rdm/core/internal/evidence';
import type { ShownFile } from '../../components';
import { download } from '../download';
import { faultOf } from '../fault-of';
import type { ResourceServices } from '../ResourceServices';

/** Page size: so many files are asked for at once. */
const MOST = 100;

/** The stored files with these ids, in no order; rejects where the caller may not list attachments. docs/wire.md, Files */
export async function storedFiles(
  { ports }: Pick<ResourceServices, 'ports'>,
  ids: readonly string[],
): Promise<readonly ShownFile[]> {
  const batches = Array.from({ length: Math.ceil(ids.length / MOST) }, (_, at) =>
    ids.slice(at * MOST, (at + 1) * MOST),
  );
  const pages = await Promise.all(
    batches.map((value) =>
      ports.resource(attachment).list({ where: [{ field: 'id', is: 'in', value }], current: 0, size: MOST }),
    ),
  );
  return pages.flatMap(({ records }) => records.map(shownFile));
}

/** Saves a stored file to the user's disk; a failure is shown as a toast. */
export async function saveStoredFile(
  { ports, toast }: Pick<ResourceServices, 'ports' | 'toast'>,
  { id }: ShownFile,
): Promise<void> {
  try {
    download(await ports.files.download({ id }));
  } catch (error) {
    toast.refused(faultOf(error));
  }
}

export const shownFile = ({
  id,
  originalName,
  size,
}: Pick<AttachmentRow, 'id' | 'originalName' | 'size'>): ShownFile => ({
  id,
  name: originalName ?? id,
  size,
});
