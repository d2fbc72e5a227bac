import type { Cancellation } from '../kernel';

/** The answer of an upload, as the family's widgets read it. docs/wire.md, Files */
export interface BladeFile {
  /** Downloads the file: a path of the server, on the wire with the server's origin before it. */
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
  /** The field the file is for, `<resource last part>.<field>`: its kinds and size then hold instead of the general ones. */
  readonly type?: string;
  /** Hears how much of the file has left, from 0 to 1, where that can be known. */
  readonly onProgress?: (share: number) => void;
  /** Ends the upload; what had not arrived by then is not kept. */
  readonly signal?: Cancellation;
}
