import { tenantQuota } from '../access';
import { faults, fill, Refusal, text, type Ephemeral } from '../kernel';
import { wholly, type Call } from '../records';
import { attachment } from './attachment';

/** In ms: so long a sum is believed, to which further files are added. */
const BELIEVED_FOR = 3_600_000;

const FULL = text(
  '本企业的附件空间已满（额度 {quota} MB），请删除不用的附件，或请平台管理员提高额度',
  'The space for files of your enterprise is full ({quota} MB); remove files you do not need, or ask the platform for more',
);

/**
 * How much of the server's own store the files of each tenant take up: no tenant may fill it for all others. The rows of
 * files are summed up once an hour.
 */
export class FileUsage {
  constructor(private readonly ephemeral: Ephemeral) {}

  /** Refuses files for which the quota of the tenant has no room, and counts them otherwise. */
  async take(call: Call, bytes: number): Promise<void> {
    const { fileBytes } = await tenantQuota(call);
    if (!Number.isFinite(fileBytes)) return;
    const place = placeOf(call);
    const used = (await this.ephemeral.find<number>(place)) ?? (await fileBytesOf(call));
    if (used + bytes > fileBytes) {
      // What was removed since then makes room at once.
      await this.ephemeral.remove(place);
      if ((await fileBytesOf(call)) + bytes > fileBytes) {
        const quota = String(Math.floor(fileBytes / 1024 / 1024));
        throw new Refusal(faults.invalid(fill(FULL, { quota })));
      }
    }
    await this.ephemeral.put(place, used + bytes, BELIEVED_FOR);
  }
}

const placeOf = ({ caller }: Call): string => `bytes of files ${caller.tenantId}`;

/** Bytes of the tenant’s files in the server’s own store. Rows may share their bytes, which count once. */
export async function fileBytesOf(call: Call): Promise<number> {
  const rows = await wholly(call).records.find(attachment, { where: [{ field: 'storeId', is: 'isNull' }] });
  const sizes = new Map(rows.map(({ fileKey, size }) => [fileKey, size ?? 0]));
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}
