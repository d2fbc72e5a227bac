import { StoreFailed, type FileStore, type ObjectStores, type StoreSettings } from '@rdm/core/internal/evidence';
import { createMemoryFileStore } from './file-store';

/** A bucket in memory. */
export type MemoryBucket = Pick<StoreSettings, 'endpoint' | 'bucket' | 'accessKey' | 'secretKey'>;

/** Opens buckets in memory: only existing ones, with the right keys, and while they are not `down`. */
export function createMemoryObjectStores(
  buckets: readonly MemoryBucket[],
  down: ReadonlySet<string> = new Set(),
): ObjectStores {
  const kept = buckets.map((bucket) => ({ ...bucket, store: createMemoryFileStore() }));
  return {
    open: (settings) => {
      const here = kept.filter(({ endpoint }) => endpoint === settings.endpoint);
      const found = here.find(({ bucket }) => bucket === settings.bucket);
      const opened = (): FileStore => {
        if (here.length === 0 || down.has(settings.endpoint)) throw new StoreFailed('noAnswer');
        if (!found) throw new StoreFailed('noBucket');
        const hasKeys = found.accessKey === settings.accessKey && found.secretKey === settings.secretKey;
        if (!hasKeys) throw new StoreFailed('denied');
        return found.store;
      };
      return {
        put: async (key, bytes, contentType) => opened().put(key, bytes, contentType),
        get: async (key) => opened().get(key),
        remove: async (key) => opened().remove(key),
      };
    },
  };
}
