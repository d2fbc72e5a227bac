import type { Cancellation } from '../kernel';

/** The response to an upload, in the format of the family's widgets. docs/wire.md, Files */
export interface BladeFile {
  /** Download path on the server; prefixed with the server's origin on the wire. */
  readonly link: string;
  /** The server's origin on the wire, else empty. */
  readonly domain: string;
  /** The key in the store. */
  readonly name: string;
  readonly originalName: string;
  /** The id of the attachment: what a field of files holds. */
  readonly attachId: string;
}

export interface PutFile {
  readonly file: Uint8Array;
  readonly fileName: string;
  /** The field the file is for, `<resource last part>.<field>`: its rule then replaces the general one. */
  readonly type?: string;
  /** Reports the fraction of the file that was sent, 0 to 1, if known. */
  readonly onProgress?: (share: number) => void;
  /** Aborts the upload; an incomplete file is not stored. */
  readonly signal?: Cancellation;
}
