import path from 'node:path';
import { DEFAULT_SABER_SECRET } from '@rdm/blade-protocol';
import { PRIVATE_HOSTS_SETTING } from '@rdm/core/internal/system';
import * as v from 'valibot';
import { readOnlyOffice, type OnlyOfficeSettings } from './driven/onlyoffice-settings';
import { readLlm, type LlmSettings } from './llm-settings';
import { readOpenId, type OpenIdSettings } from './openid-settings';
import { privateHosts } from './private-hosts';
import { trustedProxies } from './trusted-proxies';
import { readS3, type S3Settings } from './s3-settings';
import { readSms, type SmsSettings } from './sms-settings';
import { readTianyancha, type TianyanchaSettings } from './tianyancha-settings';
import { givenOf, oneOf, secretOf, type Environment } from './variable-group';

/** `demonstration`: example content and known accounts. `production`: neither, and its secrets must be set. */
export type Mode = 'demonstration' | 'production';

export interface Settings {
  readonly mode: Mode;
  readonly port: number;
  readonly host: string;
  /** Directory of the embedded database and, unless an S3 store is set, of the uploaded files. */
  readonly dataDirectory: string;
  /** A PostgreSQL server instead of the embedded database. */
  readonly databaseUrl: string | null;
  /** The same server without a pooler between, for messages between processes; null where `databaseUrl` is direct. */
  readonly listenUrl: string | null;
  /** An S3-compatible store for uploaded files; null keeps them in the data directory. */
  readonly s3: S3Settings | null;
  /** A document server for editing in the page; null makes documents view-only. */
  readonly onlyOffice: OnlyOfficeSettings | null;
  /** An OpenID Connect provider that users may sign in through. */
  readonly openId: OpenIdSettings | null;
  /** A gateway for text messages; null leaves them in the outbox. */
  readonly sms: SmsSettings | null;
  /** A language model that explains findings; null shows the findings alone. */
  readonly llm: LlmSettings | null;
  /** The company registry that knows its intellectual property; null makes the refresh say what to set. */
  readonly tianyancha: TianyanchaSettings | null;
  /** Hosts of private networks allowed for data sources and object stores. */
  readonly privateHosts: readonly string[];
  /** Addresses and ranges of proxies in front, whose word on the address of a client is believed. */
  readonly trustedProxies: readonly string[];
  /** The folder of the repositories whose history is read as traces of work; null reads none. */
  readonly signalsDirectory: string | null;
  /** The least important lines printed. */
  readonly logLevel: 'error' | 'warn' | 'info';
  /** Opens the figures at /metrics; null serves none. */
  readonly metricsToken: string | null;
  /** A collector of OpenTelemetry is named in the environment. */
  readonly traces: boolean;
  /** Processes for long work that the server starts itself, on a PostgreSQL server. */
  readonly workers: number;
  /** Requests a person may make in a minute. */
  readonly requestsPerMinute: number;
  readonly captcha: boolean;
  readonly saberSecret: string;
  /** Signs tokens; null makes the program generate its own in the data directory. */
  readonly signingKey: string | null;
}

const isPort = (text: string) => Number.isInteger(Number(text)) && Number(text) >= 0 && Number(text) <= 65_535;

const postgresUrl = (name: string) =>
  v.pipe(
    v.string(),
    v.regex(
      /^postgres(ql)?:\/\/./,
      `${name} 应以 postgres:// 开头 / ${name} must look like postgres://user:password@host:5432/database.`,
    ),
  );

/** Variables of every installation, most with defaults; optional features have their own groups. */
const variables = v.object({
  RDM_MODE: v.optional(oneOf('RDM_MODE', ['demonstration', 'production'])),
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isPort,
        ({ input }) => `PORT=${input} 无效，应为 0 到 65535 的整数 / PORT must be a whole number from 0 to 65535.`,
      ),
      v.transform(Number),
    ),
    '8080',
  ),
  HOST: v.optional(v.string(), '127.0.0.1'),
  RDM_DATA_DIR: v.optional(v.string(), 'data'),
  DATABASE_URL: v.optional(postgresUrl('DATABASE_URL')),
  DATABASE_LISTEN_URL: v.optional(postgresUrl('DATABASE_LISTEN_URL')),
  [PRIVATE_HOSTS_SETTING]: v.optional(privateHosts, ''),
  RDM_TRUST_PROXY: v.optional(trustedProxies, ''),
  RDM_SIGNALS_DIR: v.optional(v.string()),
  RDM_WORKERS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(\d|1[0-6])$/, 'RDM_WORKERS 应为 0 到 16 的整数 / RDM_WORKERS must be a whole number from 0 to 16.'),
      v.transform(Number),
    ),
    '1',
  ),
  RDM_REQUESTS_PER_MINUTE: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[1-9]\d{2,8}$/,
        'RDM_REQUESTS_PER_MINUTE 应为不小于 100 的整数 / RDM_REQUESTS_PER_MINUTE must be a whole number of 100 or more.',
      ),
      v.transform(Number),
    ),
    '6000',
  ),
  RDM_LOG_LEVEL: v.optional(oneOf('RDM_LOG_LEVEL', ['error', 'warn', 'info'])),
  RDM_METRICS_TOKEN: v.optional(secretOf('RDM_METRICS_TOKEN', 16)),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.string()),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: v.optional(v.string()),
  RDM_CAPTCHA: v.optional(oneOf('RDM_CAPTCHA', ['on', 'off']), 'on'),
  RDM_SABER_SECRET: v.optional(v.string()),
  RDM_SIGNING_KEY: v.optional(secretOf('RDM_SIGNING_KEY', 32)),
});

const setIn = (name: string, standard = '') =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => value !== '' && value !== standard,
        `生产模式必须设置 ${name} / ${name} must be set in production.`,
      ),
    ),
    '',
  );

/** Further requirements in production. */
const inProduction = v.object({
  RDM_CAPTCHA: v.optional(
    v.pipe(
      v.string(),
      v.notValue('off', '生产模式不能关闭验证码，请去掉 RDM_CAPTCHA=off / RDM_CAPTCHA=off is refused in production.'),
    ),
  ),
  RDM_SABER_SECRET: setIn('RDM_SABER_SECRET', DEFAULT_SABER_SECRET),
  RDM_SIGNING_KEY: setIn('RDM_SIGNING_KEY'),
});

/** Reads the environment. Every mistake is one sentence; with any of them the program must not start. */
export function readSettings(environment: Environment): { settings: Settings } | { mistakes: string[] } {
  const given = givenOf(variables.entries, environment);
  const read = v.safeParse(variables, given);
  const isProduction = (given.RDM_MODE ?? (given.DATABASE_URL && 'production')) === 'production';
  const asked = isProduction ? v.safeParse(inProduction, given) : null;
  const mistakes = [...(read.issues ?? []), ...(asked?.issues ?? [])].map(({ message }) => message);
  const own = read.success ? ownUrl(read.output.HOST, read.output.PORT) : OWN_URL;
  const groups = {
    s3: readS3(environment, mistakes),
    openId: readOpenId(environment, mistakes),
    onlyOffice: readOnlyOffice(own)(environment, mistakes),
    sms: readSms(environment, mistakes),
    llm: readLlm(environment, mistakes),
    tianyancha: readTianyancha(environment, mistakes),
  };
  if (!read.success || mistakes.length > 0) return { mistakes };
  const { output } = read;
  return {
    settings: {
      ...groups,
      mode: isProduction ? 'production' : 'demonstration',
      port: output.PORT,
      host: output.HOST,
      dataDirectory: path.resolve(output.RDM_DATA_DIR),
      databaseUrl: output.DATABASE_URL ?? null,
      listenUrl: output.DATABASE_LISTEN_URL ?? null,
      privateHosts: output[PRIVATE_HOSTS_SETTING],
      trustedProxies: output.RDM_TRUST_PROXY,
      signalsDirectory: output.RDM_SIGNALS_DIR ? path.resolve(output.RDM_SIGNALS_DIR) : null,
      logLevel: output.RDM_LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
      metricsToken: output.RDM_METRICS_TOKEN ?? null,
      traces: Boolean(output.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? output.OTEL_EXPORTER_OTLP_ENDPOINT),
      workers: output.RDM_WORKERS,
      requestsPerMinute: output.RDM_REQUESTS_PER_MINUTE,
      captcha: output.RDM_CAPTCHA === 'on',
      saberSecret: output.RDM_SABER_SECRET ?? DEFAULT_SABER_SECRET,
      signingKey: output.RDM_SIGNING_KEY ?? null,
    },
  };
}

/** Placeholder where a mistake keeps the program from starting anyway. */
const OWN_URL = 'http://127.0.0.1:8080';

/** Where a program on this machine reaches the server. */
const ownUrl = (host: string, port: number) =>
  `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
