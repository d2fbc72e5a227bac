import { fill, quotable, text, type Text } from '../kernel';

/** The driver of data sources, by its JDBC class name. */
export const POSTGRES_DRIVER = 'org.postgresql.Driver';

/** `none`: plain text. `encrypted`: any certificate is accepted. `verified`: the certificate must name the host. */
export type Encryption = 'none' | 'encrypted' | 'verified';

/** The address of a PostgreSQL server and how to connect to it. */
export interface SourceAddress {
  /** A name or an IP address, in lower case; IPv6 without its brackets. */
  readonly host: string;
  readonly port: number;
  readonly database: string;
  /** The schema of tables named without one. */
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
/** jdbc:postgresql://host:5432/database?…; IPv6 addresses are in brackets. */
const ADDRESS =
  /^(?:jdbc:)?postgres(?:ql)?:\/\/(\[[0-9a-f:.]{2,45}\]|[^\s/:?#@,[\]]{1,253})(?::(\d{1,5}))?\/([^?#]{1,200})(?:\?(.*))?$/i;

/** The fault of an address with credentials, which must not be stored: every user who may see data sources sees it. */
export function credentialsIn(url: string): Text | null {
  const authority = /^[a-z:]{1,40}\/\/([^/?#]*)/i.exec(url.slice(0, LONGEST))?.[1] ?? '';
  const named = /[?&;](user|username|password|pwd)=/i.test(url.slice(0, LONGEST));
  return authority.includes('@') || named ? WITH_CREDENTIALS : null;
}

const LONGEST = 1000;

/**
 * Parses the address of a data source: in JDBC or libpq form, one host, one database. Only the parameters `sslmode`,
 * `ssl` and `currentSchema` are used; the others are driver hints and are ignored.
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

/** Parameters by name; the last one wins. */
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
    // NUL terminates strings in the server's protocol.
    return plain.includes('\0') ? null : plain;
  } catch {
    return null;
  }
}
