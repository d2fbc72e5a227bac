import { attachment, type AttachmentRow } from '@rdm/core/internal/evidence';
import type { Condition } from '@rdm/core/internal/records';
import type { ShownFile } from '../../components';
import { download } from '../download';
import { faultOf } from '../fault-of';
import type { ResourceServices } from '../ResourceServices';

/** Page size: the attachments of a record are listed as one page, grouped by field. docs/wire.md, Files */
const MOST = 100;

/** Lists and downloads stored files. A failed download is shown as a toast; a failed list rejects. */
export class StoredFiles {
  constructor(private readonly services: Pick<ResourceServices, 'ports' | 'toast'>) {}

  async list(
    where: readonly Condition[],
  ): Promise<readonly Pick<AttachmentRow, 'id' | 'originalName' | 'size' | 'type'>[]> {
    const { records } = await this.services.ports.resource(attachment).list({ where, current: 0, size: MOST });
    return records;
  }

  readonly save = async (file: ShownFile): Promise<void> => {
    try {
      download(await this.services.ports.files.download({ id: file.id }));
    } catch (error) {
      this.services.toast.refused(faultOf(error));
    }
  };
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
