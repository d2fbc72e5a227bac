import type { SourceFailure } from '@rdm/core/internal/develop';
import pg from 'pg';

/** Classes and codes of PostgreSQL's own errors, appendix A of its manual. */
const signIn = /^28/;
const NO_DATABASE = '3D000';
const SQL_STATE = /^[0-9A-Z]{5}$/;

/**
 * Classifies an error of the driver. Only errors that PostgreSQL reports in its protocol are distinguished; nothing is
 * disclosed about any other service at an address, not even that it listens.
 */
export function sourceFailure(error: unknown): SourceFailure {
  if (error instanceof pg.DatabaseError && SQL_STATE.test(error.code ?? '')) {
    if (signIn.test(error.code!)) return 'signIn';
    return error.code === NO_DATABASE ? 'noDatabase' : 'refusedByServer';
  }
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (isOfTls(String(code ?? ''), String(message ?? ''))) return 'encryption';
  // Thrown by the driver itself, before it sends what the server must not receive.
  return /^SASL|password must be/i.test(String(message ?? '')) ? 'signIn' : 'noAnswer';
}

const isOfTls = (code: string, message: string): boolean =>
  /CERT|SIGNED|ALTNAME|UNABLE_TO_(GET|VERIFY)/.test(code) || message === 'The server does not support SSL connections';
