import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createS3FileStore } from '@rdm/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3, type S3Server } from '../setup/s3-server';
import { fileStoreContract } from './file-store.contract';

const key = '100001/upload/20240603/0123456789abcdef0123456789abcdef.pdf';
const bytes = Uint8Array.of(1, 2, 3);

fileStoreContract('an S3-compatible store', async () => {
  const server = await startS3();
  return { store: createS3FileStore(server.options), close: () => server.stop() };
});

describe('an S3-compatible store', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3();
  });
  afterAll(() => server.stop());

  it('takes an endpoint with a slash at its end', async () => {
    const store = createS3FileStore({ ...server.options, endpoint: `${server.options.endpoint}/` });
    await store.put(key, bytes, 'application/pdf');
    expect(await store.get(key)).toEqual(bytes);
  });

  it.each([
    ['a wrong secret', { secretKey: 'wrong-secret-of-mine' }, /HTTP 403 SignatureDoesNotMatch/],
    ['an unknown key', { accessKey: 'UNKNOWN-KEY' }, /HTTP 403 InvalidAccessKeyId/],
    ['a bucket that is not there', { bucket: 'no-such-bucket' }, /HTTP 404 NoSuchBucket/],
  ])('refuses %s, and says so without the keys', async (_, wrong, said) => {
    const options = { ...server.options, ...wrong };
    const store = createS3FileStore(options);
    const calls = [() => store.put(key, bytes, 'application/pdf'), () => store.get(key)];
    for (const call of calls) {
      const error = await call().then(
        () => null,
        (reason: Error) => reason,
      );
      expect(error?.message).toMatch(said);
      expect(error?.message).not.toContain(options.secretKey);
      expect(error?.message).not.toContain(options.accessKey);
    }
  });

  it('that cannot be reached is named, and the keys are not', async () => {
    const store = createS3FileStore({ ...server.options, endpoint: 'http://127.0.0.1:1' });
    await expect(store.get(key)).rejects.toThrow('The file store at http://127.0.0.1:1 cannot be reached');
  });

  it('that has no room is told by its answer', async () => {
    const full = createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(507).end('<Error><Code>XMinioStorageFull</Code></Error>'));
    });
    await new Promise<void>((resolve) => full.listen(0, '127.0.0.1', resolve));
    const { port } = full.address() as AddressInfo;
    const store = createS3FileStore({ ...server.options, endpoint: `http://127.0.0.1:${port}` });
    await expect(store.put(key, bytes, 'application/pdf')).rejects.toMatchObject({ fault: { name: 'STORE_FULL' } });
    await new Promise((resolve) => full.close(resolve));
  });
});
