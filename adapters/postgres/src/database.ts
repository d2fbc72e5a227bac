/** The files of an initial cluster as one tar: creating a cluster takes five seconds, and all are alike; without them it is created all the same. */
export type Mould = () => Promise<Blob | undefined>;

/** In memory only. */
export interface InMemory {
  readonly memory: true;
  readonly mould?: Mould;
}

/** In a directory beside the program, which is created on the first call. */
export interface InDirectory {
  readonly directory: string;
  readonly mould?: Mould;
}

/** Where the data is stored: in a directory beside the program, in memory only, or on a PostgreSQL server. */
export type DatabaseOptions =
  | { readonly embedded: InDirectory | InMemory }
  | {
      readonly url: string;
      readonly connections?: number;
      /** The address is that of a pooler in transaction mode. */
      readonly isPooled?: boolean;
    };

/** A statement with its bound values; a name makes it a prepared one. */
export interface Statement {
  readonly text: string;
  readonly values?: unknown[];
  readonly name?: string;
}

/** A connection checked out for one piece of work. Statements are executed in the order in which they were issued. */
export interface Session {
  query<Row extends object = Record<string, unknown>>(
    statement: string | Statement,
    values?: unknown[],
  ): Promise<{ rows: Row[]; command: string; rowCount: number | null }>;
}

/** Access to PostgreSQL, embedded or on a server; both are accessed through `pg`. */
export interface Database {
  readonly isEmbedded: boolean;
  /**
   * Checks out a connection while `work` runs; one that cannot be reset after an error is discarded. The embedded
   * database has a single connection and queues calls for it, so `work` must not wait for another `use` of the same
   * database.
   */
  use<T>(work: (session: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
