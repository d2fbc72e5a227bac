import type { Download, RecordOf } from '../records';
import type { codeSetting } from './code-setting';

/** A data source to choose. */
export interface SourceChoice {
  readonly id: string;
  readonly name: string;
  readonly driverClass: string;
}

/** A connection that was made. */
export interface TestedSource {
  readonly success: true;
  /** Of the server, e.g. `16.4`. */
  readonly version: string;
}

/** Code that was made: where it is fetched, and the files it has. */
export interface GeneratedCode {
  /** A path of the server. */
  readonly link: string;
  /** Of the archive. */
  readonly name: string;
  readonly files: readonly string[];
}

/** Data sources and the code generator. docs/wire.md, Data sources and code generator */
export interface DevelopPort {
  selectSources(): Promise<readonly SourceChoice[]>;
  /** Connects with what is stored; refuses with one sentence where that fails. */
  testSource(args: { id: string }): Promise<TestedSource>;
  /** A further setting like this one, with `-copy` behind its name. */
  copyCode(args: { id: string }): Promise<RecordOf<typeof codeSetting>>;
  /** Makes the code of settings, and says where it is. `system` is the front end meant, of which there is one. */
  generateCode(args: { ids: string; system?: string }): Promise<GeneratedCode>;
  /** The same as a zip. */
  downloadCode(args: { ids: string }): Promise<Download>;
}
