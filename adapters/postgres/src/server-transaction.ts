import type { Session, Statement, Transaction } from './database';

/** A transaction with a connection of its own on a server, which holds back and lets through by itself. */
export class ServerTransaction implements Transaction {
  readonly begun: Promise<unknown>;
  readonly setAside = null;

  /** @param opening is sent at once and travels with the first statement */
  constructor(
    private readonly session: Session,
    opening: string,
  ) {
    this.begun = session.query(opening);
    this.begun.catch(() => undefined);
  }

  query<Row extends object>(statement: string | Statement, values?: unknown[]) {
    return this.session.query<Row>(statement, values);
  }

  async lock(key: string): Promise<void> {
    await this.session.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  writing(): Promise<void> {
    return Promise.resolve();
  }

  commit(): ReturnType<Session['query']> {
    return this.session.query('commit');
  }
}
