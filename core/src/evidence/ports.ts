import type { Download, RecordOf } from '../kernel';
import type { attachment } from './attachment';

/** The answer of an upload, as the family's widgets read it. `blade-wire.md` §3.14 */
export interface BladeFile {
  readonly link: string;
  readonly domain: string;
  /** The key in the store. */
  readonly name: string;
  readonly originalName: string;
  readonly attachId: string;
}

/** Files in and out. Spec §5 “Files”, §7 “Files” */
export interface FilePort {
  /** Keeps a file of an accepted kind, told by its content, of at most 30 MB. */
  putFile(args: { file: Uint8Array; fileName: string }): Promise<BladeFile>;
  download(args: { id: string }): Promise<Download>;
  /** A PDF to be looked at in place; refuses other kinds. */
  previewPdf(args: { id: string }): Promise<Download>;
  /** Gives further records the attachments of another: copies of their rows, the same bytes. */
  copySave(args: { ids: string; objectId: string; type?: string }): Promise<readonly RecordOf<typeof attachment>[]>;
}
