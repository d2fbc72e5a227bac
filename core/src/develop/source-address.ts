import { fill, quotable, text, type Text } from '../kernel';

/** The driver a data source is reached with, by the name that JDBC programs know. */
export const POSTGRES_DRIVER = 'org.postgresql.Driver';

/** `none`: in plain text. `encrypted`: whoever answers is believed. `verified`: its certificate names the host. */
export type Encryption = 'none' | 'encrypted' | 'verified';

/** Where a PostgreSQL server listens, and what is meant of it. */
export interface SourceAddress {
  /** A name or an IP address, as it was written; IPv6 without its brackets. */
  readonly host: string;
  readonly port: number;
  readonly database: string;
  /** Where tables without a schema are looked for. */
  readonly schema: string;
  readonly encryption: Encryption;
}

type Read = { readonly ok: true; readonly address: SourceAddress } | { readonly ok: false; readonly message: Text };

const OTHER_DRIVER = text(
  '只支持 PostgreSQL（org.postgresql.Driver），不支持驱动 {driver}',
  'Only PostgreSQL (org.postgresql.Driver) can be reached, not the driver {driver}',
);
const NO_ADDRESS = text(
  '连接地址格式不正确，请填写如 jdbc:postgresql://主机:5432/数据库',
  'The address has a wrong form; enter one such as jdbc:postgresql://host:5432/database',
);
const WITH_CREDENTIALS = text(
  '连接地址中不能含用户名或密码，请填写在各自的栏目里',
  'The address must not hold a user name or password; enter them in their own fields',
);

const DEFAULT_PORT = 5432;
/** jdbc:postgresql://host:5432/database?…; IPv6 addresses stand in brackets. */
const ADDRESS =
  /^(?:jdbc:)?postgres(?:ql)?:\/\/(\[[0-9a-f:.]{2,45}\]|[^\s/:?#@,[\]]{1,253})(?::(\d{1,5}))?\/([^?#]{1,200})(?:\?(.*))?$/i;

/** What keeps an address from being stored: it is shown to whoever may see data sources. */
export function credentialsIn(url: string): Text | null {
  const authority = /^[a-z:]{1,40}\/\/([^/?#]*)/i.exec(url.slice(0, LONGEST))?.[1] ?? '';
  const named = /[?&;](user|username|password|pwd)=/i.test(url.slice(0, LONGEST));
  return authority.includes('@') || named ? WITH_CREDENTIALS : null;
}

const LONGEST = 1000;

/**
 * Reads the address of a data source: that of JDBC or of libpq, one host, one database. Of its parameters `sslmode`,
 * `ssl` and `currentSchema` count; the others are hints for drivers and are passed over.
 */
export function readSourceAddress(driverClass: string, url: string): Read {
  if (driverClass.trim() !== POSTGRES_DRIVER) {
    return { ok: false, message: fill(OTHER_DRIVER, { driver: quotable(driverClass.trim()) }) };
  }
  if (credentialsIn(url)) return { ok: false, message: WITH_CREDENTIALS };
  const [, host, port, path, query = ''] = ADDRESS.exec(url.trim().slice(0, LONGEST)) ?? [];
  const number = Number(port ?? DEFAULT_PORT);
  const database = path === undefined ? null : decoded(path);
  if (!host || database === null || number < 1 || number > 65_535) return { ok: false, message: NO_ADDRESS };
  const parameters = parametersIn(query);
  return {
    ok: true,
    address: {
      host: host.replace(/^\[|\]$/g, '').toLowerCase(),
      port: number,
      database,
      schema: parameters.get('currentSchema')?.split(',')[0]?.trim() || 'public',
      encryption: encryptionOf(parameters),
    },
  };
}

/** By their names; of several with one name the last. */
function parametersIn(query: string): ReadonlyMap<string, string> {
  return new Map(
    query.split('&').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, decoded(value.join('=')) ?? ''];
    }),
  );
}

/** `sslmode` as PostgreSQL names it; `ssl=true` of JDBC verifies. */
function encryptionOf(parameters: ReadonlyMap<string, string>): Encryption {
  switch (parameters.get('sslmode')) {
    case 'require':
      return 'encrypted';
    case 'verify-ca':
    case 'verify-full':
      return 'verified';
    case undefined:
      return parameters.get('ssl') === 'true' ? 'verified' : 'none';
    default:
      return 'none';
  }
}

function decoded(text: string): string | null {
  try {
    const plain = decodeURIComponent(text);
    // A zero character ends a text in the protocol of the server.
    return plain.includes('\0') ? null : plain;
  } catch {
    return null;
  }
}
