/** A file of an archive: its path with `/` between folders. */
export interface ArchivedFile {
  readonly path: string;
  /** A text is written as UTF-8. */
  readonly content: string | Uint8Array;
}

/** Packs files into one archive. The same files give the same bytes. */
export interface ArchiveWriter {
  /** @throws DomainError for a path that is absolute, leads upwards or occurs twice */
  zip(files: readonly ArchivedFile[]): Promise<Uint8Array>;
}
export const ArchiveWriter = Symbol('ArchiveWriter');
