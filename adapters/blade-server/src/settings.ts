import path from 'node:path';
import { DEFAULT_SABER_SECRET } from '@rdm/blade-protocol';
import { readOnlyOffice, type OnlyOfficeSettings } from './driven/onlyoffice-settings';
import { isHttpUrl } from './http-url';
import { readLlm, type LlmSettings } from './llm-settings';
import { readOpenId, type OpenIdSettings } from './openid-settings';
import { readPrivateHosts } from './private-hosts';
import { readSms, type SmsSettings } from './sms-settings';

/** `demonstration`: example content and known accounts. `production`: neither, and its secrets must be set. */
export type Mode = 'demonstration' | 'production';

export interface Settings {
  readonly mode: Mode;
  readonly port: number;
  readonly host: string;
  /** Where the embedded database and, unless a store is named, the uploaded files lie. */
  readonly dataDirectory: string;
  /** A PostgreSQL server instead of the embedded database. */
  readonly databaseUrl: string | null;
  /** An S3-compatible store for uploaded files; null keeps them in the data directory. */
  readonly s3: S3Settings | null;
  /** A document server for editing in the page; null leaves documents to be looked at. */
  readonly onlyOffice: OnlyOfficeSettings | null;
  /** A provider of OpenID Connect that people may sign in through. */
  readonly openId: OpenIdSettings | null;
  /** A gateway for text messages; null leaves them in the outbox. */
  readonly sms: SmsSettings | null;
  /** A language model that puts findings into words; null leaves the helpers to say what they find. */
  readonly llm: LlmSettings | null;
  /** What of private networks data sources and object stores may lie on. */
  readonly privateHosts: readonly string[];
  readonly captcha: boolean;
  readonly saberSecret: string;
  /** Signs tokens; null lets the program make one of its own in the data directory. */
  readonly signingKey: string | null;
}

export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment. Every mistake is one sentence; with any of them the program must not start. */
export function readSettings(environment: Environment): { settings: Settings } | { mistakes: string[] } {
  const given = (name: string) => environment[name]?.trim() || null;
  const mistakes: string[] = [];
  const oneOf = <T extends string>(name: string, values: readonly T[], otherwise: T): T => {
    const value = given(name);
    if (value === null) return otherwise;
    if ((values as readonly string[]).includes(value)) return value as T;
    mistakes.push(`${name}=${value} 无效，可填 ${values.join(' 或 ')} / ${name} must be ${values.join(' or ')}.`);
    return otherwise;
  };

  const databaseUrl = given('DATABASE_URL');
  if (databaseUrl && !/^postgres(ql)?:\/\/./.test(databaseUrl)) {
    mistakes.push(
      'DATABASE_URL 应以 postgres:// 开头 / DATABASE_URL must look like postgres://user:password@host:5432/database.',
    );
  }
  const mode = oneOf<Mode>('RDM_MODE', ['demonstration', 'production'], databaseUrl ? 'production' : 'demonstration');
  const port = Number(given('PORT') ?? '8080');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    mistakes.push(`PORT=${given('PORT')} 无效，应为 0 到 65535 的整数 / PORT must be a whole number from 0 to 65535.`);
  }
  const s3 = readS3(given, mistakes);
  const openId = readOpenId(given, mistakes);
  const host = given('HOST') ?? '127.0.0.1';
  const onlyOffice = readOnlyOffice(given, mistakes, ownUrl(host, port));
  const sms = readSms(given, mistakes);
  const llm = readLlm(given, mistakes);
  const privateHosts = readPrivateHosts(given, mistakes);
  const captcha = oneOf('RDM_CAPTCHA', ['on', 'off'], 'on') === 'on';
  const saberSecret = given('RDM_SABER_SECRET');
  const signingKey = given('RDM_SIGNING_KEY');
  if (signingKey && signingKey.length < 32) {
    mistakes.push('RDM_SIGNING_KEY 至少需要 32 个字符 / RDM_SIGNING_KEY needs at least 32 characters.');
  }
  if (mode === 'production') {
    if (!captcha)
      mistakes.push('生产模式不能关闭验证码，请去掉 RDM_CAPTCHA=off / RDM_CAPTCHA=off is refused in production.');
    if (!saberSecret || saberSecret === DEFAULT_SABER_SECRET) {
      mistakes.push('生产模式必须设置 RDM_SABER_SECRET / RDM_SABER_SECRET must be set in production.');
    }
    if (!signingKey) mistakes.push('生产模式必须设置 RDM_SIGNING_KEY / RDM_SIGNING_KEY must be set in production.');
  }
  if (mistakes.length) return { mistakes };
  return {
    settings: {
      mode,
      port,
      host,
      dataDirectory: path.resolve(given('RDM_DATA_DIR') ?? 'data'),
      databaseUrl,
      s3,
      openId,
      onlyOffice,
      sms,
      llm,
      privateHosts,
      captcha,
      saberSecret: saberSecret ?? DEFAULT_SABER_SECRET,
      signingKey,
    },
  };
}

/** Where a program on this machine reaches the server. */
const ownUrl = (host: string, port: number) =>
  `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;

const needed = {
  endpoint: 'RDM_S3_ENDPOINT',
  bucket: 'RDM_S3_BUCKET',
  accessKey: 'RDM_S3_ACCESS_KEY',
  secretKey: 'RDM_S3_SECRET_KEY',
} as const;

/** All or none of the store's settings; the region has a default, as most stores of one's own have none. */
function readS3(given: (name: string) => string | null, mistakes: string[]): S3Settings | null {
  const { endpoint, bucket, accessKey, secretKey } = needed;
  const region = given('RDM_S3_REGION');
  const names = Object.values(needed);
  const missing = names.filter((name) => given(name) === null);
  if (missing.length === names.length && region === null) return null;
  if (missing.length > 0) {
    const list = missing.join(', ');
    mistakes.push(`使用 S3 存储还须设置 ${list} / For the S3 store ${list} must be set as well.`);
    return null;
  }
  if (!isHttpUrl(given(endpoint)!)) {
    mistakes.push(`${endpoint} 应为 http(s) 地址 / ${endpoint} must look like https://s3.example.com.`);
  }
  if (!/^[\w.-]{3,63}$/.test(given(bucket)!)) {
    mistakes.push(`${bucket} 不是桶的名称 / ${bucket} must be the name of a bucket.`);
  }
  return {
    endpoint: given(endpoint)!,
    bucket: given(bucket)!,
    accessKey: given(accessKey)!,
    secretKey: given(secretKey)!,
    region: region ?? 'us-east-1',
  };
}
