import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreFailed, StoreFull, type FileStore } from '@rdm/core/internal/evidence';
import { AwsV4Signer } from 'aws4fetch';
import { checkedKey } from '../checked-key';
import { S3Error } from './s3-error';
import { fetched, type Answered, type Send } from './send';

/** An S3-compatible store. */
export interface S3Options {
  /** e.g. `https://s3.example.com` */
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
  /** Where the bucket is put: `<endpoint>/<bucket>/<key>`, or `<bucket>.<host of the endpoint>/<key>`. */
  readonly bucketIn?: 'path' | 'host';
}

const RETRIES = 2;
const FIRST_PAUSE = 100;
/** Error codes of a full store: MinIO's own, those of quotas, and the name of the HTTP status. */
const NO_ROOM = /^(XMinioStorageFull|XMinioAdminBucketQuotaExceeded|QuotaExceeded|InsufficientStorage)$/;

/**
 * Stores files in a bucket. Every request is signed including its body (Signature Version 4). Errors contain the
 * store's error code and never the keys.
 */
export function createS3FileStore(options: S3Options, send: Send = fetched): FileStore {
  const { accessKey: accessKeyId, secretKey: secretAccessKey, region } = options;
  const base = baseOf(options);

  const sendSigned = async (method: string, key: string, body?: Uint8Array, contentType?: string) => {
    const signer = new AwsV4Signer({
      ...{ accessKeyId, secretAccessKey, region, service: 's3', method, url: `${base}/${checkedKey(key)}` },
      headers: { ...(contentType && { 'Content-Type': contentType }), 'X-Amz-Content-Sha256': sha256(body) },
    });
    const { url, headers } = await signer.sign();
    try {
      return await send({ method, url, headers, body });
    } catch (cause) {
      if (cause instanceof StoreFailed) throw cause;
      throw new Error(`The file store at ${options.endpoint} cannot be reached`, { cause });
    }
  };
  /** Retries while the store is throttling or fails with a server error. */
  const ask = async (...request: Parameters<typeof sendSigned>): Promise<Answered> => {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await sendSigned(...request);
      if ((answer.status < 500 && answer.status !== 429) || attempt === RETRIES) return answer;
      await pause(Math.random() * FIRST_PAUSE * 2 ** attempt);
    }
  };
  return {
    put: async (key, bytes, contentType) => {
      const answer = await ask('PUT', key, bytes, contentType);
      if (!isOk(answer)) throw failure(answer, 'keep');
    },
    get: async (key) => {
      const answer = await ask('GET', key);
      if (isOk(answer)) return answer.bytes;
      if (answer.status === 404 && codeIn(answer) !== 'NoSuchBucket') return null;
      throw failure(answer, 'give');
    },
    remove: async (key) => {
      const answer = await ask('DELETE', key);
      if (!isOk(answer) && answer.status !== 404) throw failure(answer, 'remove');
    },
  };
}

function baseOf({ endpoint, bucket, bucketIn = 'path' }: S3Options): string {
  const address = endpoint.replace(/\/+$/, '');
  return bucketIn === 'path' ? `${address}/${bucket}` : address.replace(/^(https?:\/\/)/i, `$1${bucket}.`);
}

const isOk = ({ status }: Answered): boolean => status >= 200 && status < 300;

const sha256 = (body: Uint8Array = new Uint8Array()) => createHash('sha256').update(body).digest('hex');

const codeIn = ({ bytes }: Answered): string => /<Code>(\w+)<\/Code>/.exec(new TextDecoder().decode(bytes))?.[1] ?? '';

function failure(answer: Answered, task: string): Error {
  const code = codeIn(answer);
  if (answer.status === 507 || NO_ROOM.test(code)) return new StoreFull();
  return new S3Error(answer.status, code, task);
}
