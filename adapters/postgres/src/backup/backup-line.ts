/**
 * A line of a backup: what it holds and of which version, then the rows of table after table, then the files. Rows are
 * the database's own text of a whole row, which both databases write the same and read again without loss.
 */
export type BackupLine =
  | BackupHead
  | { readonly kind: 'rows'; readonly table: string; readonly rows: readonly string[] }
  | TableEnd
  | { readonly kind: 'piece'; readonly base64: string }
  | FileEnd
  | BackupEnd;

export interface BackupHead {
  readonly kind: 'head';
  readonly format: typeof FORMAT;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  /** Name and checksum of the migrations that were applied, in their order. */
  readonly migrations: readonly (readonly [name: string, checksum: string])[];
}

/** After the rows of a table: their number and checksum, as `RowSum` has them. */
export interface TableEnd {
  readonly kind: 'table';
  readonly table: string;
  readonly rows: number;
  readonly checksum: string;
}

/** After the pieces of a file. */
export interface FileEnd {
  readonly kind: 'file';
  readonly key: string;
  readonly size: number;
  readonly sha256: string;
}

/** The last line: without it a backup was cut off. */
export interface BackupEnd {
  readonly kind: 'end';
  readonly tables: number;
  readonly files: number;
  /** Files that rows name and the store does not have, such as those in an object store of a tenant's own. */
  readonly absent: number;
}

export const FORMAT = 1;
