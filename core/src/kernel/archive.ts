/** A file inside an archive; its path in folders separated by `/`, in any script. */
export interface PackedFile {
  readonly path: string;
  /** Its bytes, or its text. */
  readonly content: Uint8Array | string;
}

/** Packs files into one zip archive. The same files give the same bytes. */
export interface FilePacker {
  /** @throws DomainError for a path that is empty, leaves its folder or is given twice */
  pack(files: readonly PackedFile[]): Promise<Uint8Array>;
}
export const FilePacker = Symbol('FilePacker');
