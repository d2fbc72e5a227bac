/** Keeps the bytes of files by key; keys are `<tenant>/upload/<yyyyMMdd>/<32 hex>.<extension>`. */
export interface FileStore {
  /** Kept for good when it answers. @throws StoreFull where there is no room */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  /** Taking away what is not there is no mistake. */
  remove(key: string): Promise<void>;
}
export const FileStore = Symbol('FileStore');

/** Tells what a file is from its content, whatever its name says: the extension without dot, or null when unknown. */
export interface FileInspector {
  inspect(bytes: Uint8Array): Promise<{ readonly extension: string; readonly contentType: string } | null>;
}
export const FileInspector = Symbol('FileInspector');
