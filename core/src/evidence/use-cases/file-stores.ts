import { Refusal, text, type Text } from '../../kernel';
import type { Call } from '../../records';
import type { FileStore } from '../driven';
import { StoreFailed } from '../object-stores';
import type { AttachmentRow } from './attachment-rows';

/** A store that takes new files. */
export interface ChosenStore {
  /** The record of the tenant that names it; null for the server's own. */
  readonly id: string | null;
  /** Where it lies: the same record may name another place later. */
  readonly place: string;
  readonly store: FileStore;
}

/** The stores a tenant's files lie in. */
export interface FileStores {
  /** The one that takes new files. */
  forNew(call: Call): Promise<ChosenStore>;
  /** Keeps a store as it was chosen until the row of a new file is written; refuses where it was changed since. */
  hold(call: Call, chosen: ChosenStore): Promise<void>;
  /** The one in which the bytes of a row lie, whichever takes new files by now. */
  holding(call: Call, row: AttachmentRow): Promise<FileStore>;
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
 * A store that is opened with its first call. What is wrong with it is said to people who work with files and know
 * nothing of its settings.
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
