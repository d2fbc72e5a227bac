import {
  storeOfOthers,
  StoreFailed,
  tryStore,
  type AttachmentRow,
  type ChosenStore,
  type FileStore,
  type FileStores,
  type ObjectStores,
} from '../../evidence';
import { faults, fill, Refusal, text, type Text } from '../../kernel';
import { wholly, type Call, type DraftValues, type RecordOf } from '../../records';
import { bucketFault, endpointFault, IN_USE, objectStore, type SecretKeeper } from '../../system';

const CHANGED = text(
  '对象存储配置刚被修改，文件没有保存，请重新上传',
  'The object store was changed just now, so the file was not kept; upload it again',
);
const REMOVED = text(
  '文件所在的对象存储配置已被删除，请联系管理员恢复',
  'The object store in which this file lies was removed; ask the administrator to bring it back',
);
/** Serialises writing a row that references a store with moving or removing a store. */
const LOCK = 'object-stores';

type StoreRecord = RecordOf<typeof objectStore>;

/**
 * The server's own store, and a tenant's active object store, if any. Data scopes on the store records do not apply to
 * files. docs/wire.md, Object stores
 */
export class TenantStores implements FileStores {
  constructor(
    private readonly own: FileStore,
    private readonly objectStores: ObjectStores | undefined,
    private readonly secrets: SecretKeeper,
  ) {}

  async forNew(call: Call): Promise<ChosenStore> {
    const [row] = await wholly(call).records.find(objectStore, {
      where: [{ field: 'inUse', is: 'equal', value: IN_USE }],
      limit: 1,
    });
    if (!row) return { id: null, place: '', store: this.own };
    return { id: row.id, place: placeOf(row), store: storeOfOthers(() => this.open(row)) };
  }

  async hold(call: Call, { id, place }: ChosenStore): Promise<void> {
    if (id === null) return;
    await call.records.lock(LOCK);
    const row = await storeNamed(call, id);
    if (!row || placeOf(row) !== place) {
      throw new Refusal({ code: 409, name: 'STORE_CHANGED', message: CHANGED });
    }
  }

  async holding(call: Call, { storeId }: Pick<AttachmentRow, 'storeId'>): Promise<FileStore> {
    if (!storeId) return this.own;
    const row = await storeNamed(call, storeId);
    if (!row) throw new Refusal({ code: 404, name: 'STORE_REMOVED', message: REMOVED });
    return storeOfOthers(() => this.open(row));
  }

  /** Refuses a store that would lose files. @param file location of the test file */
  tryOut(row: StoreRecord, file: Parameters<typeof tryStore>[1]): Promise<void> {
    return tryStore(() => this.open(row), file);
  }

  private async open(row: StoreRecord): Promise<FileStore> {
    if (!this.objectStores) throw new StoreFailed('notHere');
    const [endpoint, bucket] = [row.endpoint ?? '', row.bucketName ?? ''];
    if (endpointFault(endpoint) || bucketFault(bucket)) throw new StoreFailed('wrongAddress');
    return this.objectStores.open({
      category: row.category ?? '',
      endpoint,
      bucket,
      accessKey: await this.opened(row.accessKey),
      secretKey: await this.opened(row.secretKey),
      region: row.region ?? '',
    });
  }

  private async opened(sealed: string | null): Promise<string> {
    if (!sealed) throw new StoreFailed('noKeys');
    const key = await this.secrets.open(sealed);
    if (key === null) throw new StoreFailed('sealedKeys');
    return key;
  }
}

/** Whether a change of a store moves it to another place; keys and name do not matter. */
export const isMoved = (before: StoreRecord, values: DraftValues<typeof objectStore>): boolean =>
  placeOf(before) !== placeOf(values);

/**
 * Refuses while a store holds files, because they could no longer be found: those of every register that says in its
 * `storeId` where its files lie, removed records too, because a removal can be undone. @param sentence with placeholders {code}, {count}
 */
export async function refuseHolding(call: Call, row: StoreRecord, sentence: Text): Promise<void> {
  await call.records.lock(LOCK);
  const inIt = [{ field: 'storeId', is: 'equal', value: row.id }] as const;
  const { records } = wholly(call);
  let count = 0;
  for (const holder of call.resources.filter(({ fields }) => 'storeId' in fields)) {
    count += (await records.count(holder, inIt)) + (await records.countRemoved(holder, inIt));
  }
  if (count > 0) throw new Refusal(faults.invalid(fill(sentence, { code: row.ossCode ?? '', count })));
}

const placeOf = ({ endpoint, bucketName }: DraftValues<typeof objectStore>): string =>
  `${(endpoint ?? '').replace(/\/+$/, '')}/${bucketName ?? ''}`;

async function storeNamed(call: Call, id: string): Promise<StoreRecord | null> {
  const [row] = await wholly(call).records.find(objectStore, {
    where: [{ field: 'id', is: 'equal', value: id }],
    limit: 1,
  });
  return row ?? null;
}
