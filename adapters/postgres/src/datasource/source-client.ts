import { isIP } from 'node:net';
import type { SourceConnection } from '@rdm/core/internal/develop';
import pg from 'pg';

/** Ignores the environment: its settings are for the program's own database and must not be sent elsewhere. */
export function sourceClient(source: SourceConnection, address: string, milliseconds: number): pg.Client {
  return new pg.Client({
    host: address,
    port: source.port,
    database: source.database,
    user: source.username,
    // As a function: for an empty string the driver would look in the environment and in files.
    password: () => source.password,
    ssl: tlsOf(source),
    connectionTimeoutMillis: milliseconds,
    query_timeout: milliseconds,
    application_name: 'rdm',
    options: '-c default_transaction_read_only=on',
  });
}

/** The certificate is verified against the requested host name, not against the resolved address. */
function tlsOf({ encryption, host }: SourceConnection): pg.ClientConfig['ssl'] {
  if (encryption === 'none') return false;
  return { rejectUnauthorized: encryption === 'verified', ...(isIP(host) === 0 && { servername: host }) };
}
