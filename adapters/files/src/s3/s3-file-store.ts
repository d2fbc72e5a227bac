import { createHash } from 'node:crypto';
import { StoreFull, type FileStore } from '@rdm/core/evidence';
import { AwsClient } from 'aws4fetch';
import { checkedKey } from '../checked-key';

/** An S3-compatible store, addressed by path: `<endpoint>/<bucket>/<key>`. */
export interface S3Options {
  /** e.g. `https://s3.example.com` */
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

const FIVE_MINUTES = 300_000;
const RETRIES = 2;
/** Codes by which stores say that they have no room: MinIO's own, those of quotas, and the HTTP status. */
const NO_ROOM = /^(XMinioStorageFull|XMinioAdminBucketQuotaExceeded|QuotaExceeded|InsufficientStorage)$/;

/**
 * Keeps files in a bucket. Every request is signed with what it carries (Signature Version 4). Errors name what the
 * store said and never the keys.
 */
export function createS3FileStore(options: S3Options): FileStore {
  const client = new AwsClient({
    accessKeyId: options.accessKey,
    secretAccessKey: options.secretKey,
    region: options.region,
    service: 's3',
    retries: RETRIES,
    initRetryMs: 100,
  });
  const base = `${options.endpoint.replace(/\/+$/, '')}/${options.bucket}`;

  const send = async (method: string, key: string, body?: Uint8Array, headers: Record<string, string> = {}) => {
    const url = `${base}/${checkedKey(key)}`;
    try {
      return await client.fetch(url, {
        method,
        headers: { ...headers, 'X-Amz-Content-Sha256': sha256(body) },
        ...(body && { body: body as Uint8Array<ArrayBuffer> }),
        signal: AbortSignal.timeout(FIVE_MINUTES),
      });
    } catch (cause) {
      throw new Error(`The file store at ${options.endpoint} cannot be reached`, { cause });
    }
  };
  return {
    put: async (key, bytes, contentType) => {
      const response = await send('PUT', key, bytes, { 'Content-Type': contentType });
      if (!response.ok) throw await failureOf(response, 'keep');
      await response.arrayBuffer();
    },
    get: async (key) => {
      const response = await send('GET', key);
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      const said = await response.text();
      if (response.status === 404 && codeIn(said) !== 'NoSuchBucket') return null;
      throw failure(response.status, codeIn(said), 'give');
    },
    remove: async (key) => {
      const response = await send('DELETE', key);
      if (!response.ok && response.status !== 404) throw await failureOf(response, 'remove');
      await response.arrayBuffer();
    },
  };
}

const sha256 = (body: Uint8Array = new Uint8Array()) => createHash('sha256').update(body).digest('hex');

const codeIn = (xml: string): string => /<Code>(\w+)<\/Code>/.exec(xml)?.[1] ?? '';

const failureOf = async (response: Response, task: string) =>
  failure(response.status, codeIn(await response.text()), task);

function failure(status: number, code: string, task: string): Error {
  if (status === 507 || NO_ROOM.test(code)) return new StoreFull();
  return new Error(`The file store did not ${task} a file: HTTP ${status}${code && ` ${code}`}`);
}
