import type { Resource } from '../records';
import type { HostFailure } from '../system';
import type { SourceAddress } from './source-address';

/** Everything a connection to a data source needs. */
export interface SourceConnection extends SourceAddress {
  readonly username: string;
  readonly password: string;
}

/** One column as the database tells it. */
export interface SourceColumn {
  readonly name: string;
  /** PostgreSQL's own name of the type, e.g. `varchar`, `int4`; of an array with `_` before it. */
  readonly type: string;
  readonly nullable: boolean;
  readonly maxLength: number | null;
  readonly precision: number | null;
  readonly scale: number | null;
  readonly comment: string | null;
}

/** A table as the database tells it; without columns there is none of that name. */
export interface SourceTable {
  readonly comment: string | null;
  readonly columns: readonly SourceColumn[];
  /** The columns of each unique index but the primary key. */
  readonly uniqueKeys: readonly (readonly string[])[];
}

/**
 * Why a data source could not be used. `noAnswer`: no PostgreSQL answers there, whatever else may. Nothing of what was
 * answered goes further.
 */
export type SourceFailure = HostFailure | 'noAnswer' | 'signIn' | 'noDatabase' | 'encryption' | 'refusedByServer';

export type SourceAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: SourceFailure };

/** Reaches databases of others, within a few seconds and nowhere it may not. */
export interface DataSourceProbe {
  /** Signs in, and answers the version of the server. */
  test(source: SourceConnection): Promise<SourceAnswer<{ readonly version: string }>>;
  table(source: SourceConnection, schema: string, name: string): Promise<SourceAnswer<SourceTable>>;
}

/** Writes the migration that makes the tables of resources. */
export interface MigrationPrinter {
  /** @param title of the file, words joined by hyphens; the name has the next free number before it */
  print(title: string, resources: readonly Resource[]): Promise<{ readonly name: string; readonly sql: string }>;
}

/** A file of an archive: its path with `/` between folders. */
export interface ArchivedFile {
  readonly path: string;
  readonly text: string;
}

/** Packs files into one archive. */
export interface ArchiveWriter {
  /** @throws DomainError for a path that is absolute, leads upwards or stands twice */
  zip(files: readonly ArchivedFile[]): Promise<Uint8Array>;
}

/** What stands behind the tools of developers; where they are not offered there is none of it. */
export interface DevelopTools {
  readonly sources: DataSourceProbe;
  readonly migrations: MigrationPrinter;
  readonly archives: ArchiveWriter;
}
