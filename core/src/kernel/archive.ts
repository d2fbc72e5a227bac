/** A file of an archive: its path with `/` between folders. */
export interface ArchivedFile {
  readonly path: string;
  /** A text is written as UTF-8. */
  readonly content: string | Uint8Array;
}

/** What an archive has of a file. */
export interface ArchivedEntry {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** 64 lower-case hexadecimal digits. */
  readonly sha256: string;
}

/** Packs files into one archive. The same files give the same bytes. */
export interface ArchiveWriter {
  /** @throws DomainError for a path that is absolute, leads upwards or occurs twice */
  zip(files: readonly ArchivedFile[]): Promise<Uint8Array>;
  /**
   * The archive in pieces: each file is asked for after the one before it was packed, so that no more than one is in
   * memory. `packed` is told of each before the next is asked for, so that the last can be an index of the others.
   *
   * @throws DomainError as `zip` does, when the path comes up
   */
  stream(files: AsyncIterable<ArchivedFile>, packed?: (entry: ArchivedEntry) => void): AsyncIterable<Uint8Array>;
}
export const ArchiveWriter = Symbol('ArchiveWriter');
