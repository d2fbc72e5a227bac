import {
  StoreFailed,
  StoreFull,
  type FileStore,
  type ObjectStores,
  type StoreFailure,
} from '@rdm/core/internal/evidence';
import { DomainError } from '@rdm/core/internal/kernel';
import { bucketFault, endpointFault, type HostGate } from '@rdm/core/internal/system';
import { createS3FileStore } from './s3-file-store';
import { S3Error } from './s3-error';
import { sendPinned } from './send-pinned';

export interface ObjectStoreOptions {
  /** Decides which hosts may be reached, and at which address. */
  readonly gate: HostGate;
  /** Idle timeout of a store. */
  readonly milliseconds?: number;
}

const TWENTY_SECONDS = 20_000;
/** Accepted by stores without regions, e.g. MinIO. */
const ANY_REGION = 'us-east-1';
/**
 * Keys of the dictionary `oss`: 阿里云 and 腾讯云 accept new buckets in the host name only. Alibaba Cloud OSS “Compatibility
 * with Amazon S3”; Tencent COS “Using AWS S3 SDKs to access COS”
 */
const bucketInHost: ReadonlySet<string> = new Set(['3', '4']);

/** The object stores of every category, all of which have an S3-compatible endpoint. */
export function createObjectStores({ gate, milliseconds = TWENTY_SECONDS }: ObjectStoreOptions): ObjectStores {
  const send = sendPinned({ gate, milliseconds });
  return {
    open: ({ category, region, ...settings }) => {
      if (endpointFault(settings.endpoint) || bucketFault(settings.bucket)) return unusable;
      const bucketIn = bucketInHost.has(category) && !isAddress(settings.endpoint) ? 'host' : 'path';
      return failingClearly(createS3FileStore({ ...settings, region: region || ANY_REGION, bucketIn }, send));
    },
  };
}

/** An IP address has no subdomains. */
const isAddress = (endpoint: string): boolean => /^https?:\/\/(\[|[\d.]+(?:[:/]|$))/i.test(endpoint);

const refuse = () => Promise.reject(new StoreFailed('wrongAddress'));
const unusable: FileStore = { put: refuse, get: refuse, remove: refuse };

function failingClearly(store: FileStore): FileStore {
  const clearly = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw isClear(error) ? error : new StoreFailed(failureOf(error), { cause: error });
    }
  };
  return {
    put: (key, bytes, contentType) => clearly(() => store.put(key, bytes, contentType)),
    get: (key) => clearly(() => store.get(key)),
    remove: (key) => clearly(() => store.remove(key)),
  };
}

const isClear = (error: unknown): boolean =>
  error instanceof StoreFailed || error instanceof StoreFull || error instanceof DomainError;

/** An answer that is not an S3 error comes from another service, about which nothing is disclosed. */
function failureOf(error: unknown): StoreFailure {
  if (!(error instanceof S3Error) || error.code === '') return 'noAnswer';
  if (error.status >= 300 && error.status < 400) return 'elsewhere';
  if (error.code === 'NoSuchBucket') return 'noBucket';
  return error.status < 500 ? 'denied' : 'noAnswer';
}
