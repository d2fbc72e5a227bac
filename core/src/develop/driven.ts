import type { Resource } from '../records';
import type { HostFailure } from '../system';
import type { SourceAddress } from './source-address';

/** Everything a connection to a data source needs. */
export interface SourceConnection extends SourceAddress {
  readonly username: string;
  readonly password: string;
}

/** One column as reported by the database. */
export interface SourceColumn {
  readonly name: string;
  /** PostgreSQL's own name of the type, e.g. `varchar`, `int4`; arrays have `_` as prefix. */
  readonly type: string;
  readonly nullable: boolean;
  readonly maxLength: number | null;
  readonly precision: number | null;
  readonly scale: number | null;
  readonly comment: string | null;
}

/** A table as reported by the database; without columns it does not exist. */
export interface SourceTable {
  readonly comment: string | null;
  readonly columns: readonly SourceColumn[];
  /** The columns of each unique index except the primary key. */
  readonly uniqueKeys: readonly (readonly string[])[];
}

/**
 * Why a data source could not be used. `noAnswer`: no PostgreSQL server answers there; other services are treated
 * alike. The response itself is never passed on.
 */
export type SourceFailure = HostFailure | 'noAnswer' | 'signIn' | 'noDatabase' | 'encryption' | 'refusedByServer';

export type SourceAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: SourceFailure };

/** Connects to external databases, within a few seconds and only to permitted hosts. */
export interface DataSourceProbe {
  /** Signs in, and returns the version of the server. */
  test(source: SourceConnection): Promise<SourceAnswer<{ readonly version: string }>>;
  table(source: SourceConnection, schema: string, name: string): Promise<SourceAnswer<SourceTable>>;
}

/** Prints the migration that creates the tables of resources. */
export interface MigrationPrinter {
  /** @param title of the file, words joined by hyphens; the file name is prefixed with the next free number */
  print(title: string, resources: readonly Resource[]): Promise<{ readonly name: string; readonly sql: string }>;
}

/** Services behind the developer tools; undefined as a whole where these are not offered. */
export interface DevelopTools {
  readonly sources: DataSourceProbe;
  readonly migrations: MigrationPrinter;
}
