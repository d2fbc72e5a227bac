/** In memory only; `mould` gives the cluster to begin with, as the engine dumps one, where making it takes too long. */
export interface InMemory {
  readonly memory: true;
  readonly mould?: () => Promise<Blob>;
}

/** Where the data lies: in a directory beside the program, in memory only, or on a PostgreSQL server. */
export type DatabaseOptions =
  | { readonly embedded: { readonly directory: string } | InMemory }
  | { readonly url: string; readonly connections?: number };

/** A statement with its bound values; a name makes it a prepared one. */
export interface Statement {
  readonly text: string;
  readonly values?: unknown[];
  readonly name?: string;
}

/** A connection lent for one piece of work. Statements are carried out in the order in which they were asked for. */
export interface Session {
  query<Row extends object = Record<string, unknown>>(
    statement: string | Statement,
    values?: unknown[],
  ): Promise<{ rows: Row[]; command: string; rowCount: number | null }>;
}

/** One door to PostgreSQL, embedded or not; both are spoken to through `pg`. */
export interface Database {
  readonly isEmbedded: boolean;
  /**
   * Lends a connection for as long as `work` takes; one that cannot be brought back to rest after an error is thrown
   * away. The embedded database has one connection: others wait for it in a queue, so `work` must not wait for another
   * `use` of the same database.
   */
  use<T>(work: (session: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
