import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { S3Options } from '@rdm/files';
import S3rver from 's3rver';

export interface S3Server {
  /** How a store reaches its bucket; signatures are verified. */
  readonly options: S3Options;
  /** The keys of the files in the bucket. */
  keys(): readonly string[];
  stop(): Promise<void>;
}

const SECRET = 'S3RVER';
const REGION = 'us-east-1';
const BUCKET = 'rdm-test';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Whether a request is signed with the secret by Signature Version 4, including its content hash. The server behind
 * only checks the access key. AWS General Reference, “Create a signed AWS API request”
 */
function isSigned({ method, url, headers }: IncomingMessage): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=(\w{64})$/.exec(
      headers.authorization ?? '',
    );
  const [, day, region, names, signature] = given ?? [];
  const carried = String(headers['x-amz-content-sha256']);
  if (!names || region !== REGION || !/^[\da-f]{64}$/.test(carried)) return false;
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url, '', signed.join(''), names, carried].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${SECRET}`, day!));
  return names.includes('x-amz-content-sha256') && hmac(key, text).toString('hex') === signature;
}

/** An S3-compatible store of its own in a temporary directory, on a free port of this machine only. */
export async function startS3(): Promise<S3Server> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'rdm-s3-'));
  const server = new S3rver({
    directory,
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  await server.configureBuckets();
  const serve = server.callback();
  const front = createServer((request, response) => {
    // An unknown access key is refused by the server itself.
    if (isSigned(request) || !request.headers.authorization?.includes('Credential=S3RVER/')) {
      void serve(request, response);
      return;
    }
    request.resume().on('end', () => response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>'));
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const { port } = front.address() as AddressInfo;
  return {
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      accessKey: 'S3RVER',
      secretKey: SECRET,
      region: REGION,
    },
    keys: () => filesBelow(path.join(directory, BUCKET)),
    stop: async () => {
      await new Promise((resolve) => front.close(resolve).closeAllConnections());
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The server keeps an object as `<key>._S3rver_object`, and what it knows of it beside it. */
const OBJECT = '._S3rver_object';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(OBJECT))
    .map((file) => file.slice(0, -OBJECT.length).split(path.sep).join('/'))
    .sort();
