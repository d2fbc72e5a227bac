import { isIP } from 'node:net';
import type { SourceConnection } from '@rdm/core/develop';
import pg from 'pg';

/** Without anything of the environment: what is set for the program's own database is nobody else's. */
export function sourceClient(source: SourceConnection, address: string, milliseconds: number): pg.Client {
  return new pg.Client({
    host: address,
    port: source.port,
    database: source.database,
    user: source.username,
    // A function is asked; an empty text would be looked for in the environment and in files.
    password: () => source.password,
    ssl: tlsOf(source),
    connectionTimeoutMillis: milliseconds,
    query_timeout: milliseconds,
    application_name: 'rdm',
    options: '-c default_transaction_read_only=on',
  });
}

/** The certificate is held against the name that was asked for, not against the address it was found at. */
function tlsOf({ encryption, host }: SourceConnection): pg.ClientConfig['ssl'] {
  if (encryption === 'none') return false;
  return { rejectUnauthorized: encryption === 'verified', ...(isIP(host) === 0 && { servername: host }) };
}
