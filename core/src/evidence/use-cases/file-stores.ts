import { Refusal, text, type Text } from '../../kernel';
import type { Call } from '../../records';
import type { FileStore } from '../driven';
import { StoreFailed } from '../object-stores';
import type { AttachmentRow } from './attachment-rows';

/** A store that takes new files. */
export interface ChosenStore {
  /** Id of the tenant's record of it; null for the server's own. */
  readonly id: string | null;
  /** Its location, because the same record may point to another one later. */
  readonly place: string;
  readonly store: FileStore;
}

/** The stores that hold a tenant's files. */
export interface FileStores {
  /** The one that takes new files. */
  forNew(call: Call): Promise<ChosenStore>;
  /** Locks the chosen store for the transaction that writes the row of a new file; refuses if it has changed since. */
  hold(call: Call, chosen: ChosenStore): Promise<void>;
  /** The one that holds the bytes of a row, even if new files go to another one by now. */
  holding(call: Call, row: Pick<AttachmentRow, 'storeId'>): Promise<FileStore>;
}

const NOT_TAKEN = text(
  '对象存储暂时无法使用，文件没有保存，请稍后重试或联系管理员',
  'The object store cannot be used just now, so the file was not kept; try again later or tell the administrator',
);
const NOT_GIVEN = text(
  '对象存储暂时无法使用，文件没有取到，请稍后重试或联系管理员',
  'The object store cannot be used just now, so the file was not fetched; try again later or tell the administrator',
);

/**
 * A store that is opened lazily, on each call. Its failures become a generic 503 refusal, because users of files do not
 * know its settings.
 */
export function storeOfOthers(open: () => Promise<FileStore>): FileStore {
  const refusingWith = async <T>(message: Text, work: (store: FileStore) => Promise<T>): Promise<T> => {
    try {
      return await work(await open());
    } catch (error) {
      throw error instanceof StoreFailed ? new Refusal({ code: 503, name: 'STORE_FAILED', message }) : error;
    }
  };
  return {
    put: (key, bytes, contentType) => refusingWith(NOT_TAKEN, (store) => store.put(key, bytes, contentType)),
    get: (key) => refusingWith(NOT_GIVEN, (store) => store.get(key)),
    remove: (key) => refusingWith(NOT_TAKEN, (store) => store.remove(key)),
  };
}
