/** Lines of text that other programs read, each ended by CR LF. */
export interface TextFile {
  readonly kind: 'text';
  /** GBK has no byte order mark, UTF-8 has one, by which spreadsheet programs know it. */
  readonly encoding: 'gbk' | 'utf-8';
  readonly lines: readonly string[];
}

/** A column of a table of dBASE III. */
export interface TableField {
  /** At most 10 capital letters and digits. */
  readonly name: string;
  /** Of text by the bytes of its encoding, of a number by its characters; a date takes 8, a flag 1. */
  readonly length: number;
  readonly type: 'text' | 'number' | 'date' | 'flag';
  /** Decimals of a number. */
  readonly places?: number;
}

/** A table of dBASE III (.dbf), its texts in GBK. */
export interface DbfTable {
  readonly kind: 'table';
  readonly fields: readonly TableField[];
  /** Cells by field: decimal strings, dates `yyyy-MM-dd`, flags `T` and `F`; null is left blank. */
  readonly rows: readonly (readonly (string | null)[])[];
  /** The day it is written, `yyyy-MM-dd`. */
  readonly day: string;
}

export type FlatFile = TextFile | DbfTable;

/**
 * Writes files of fixed layout that other programs read. A character the encoding lacks becomes `?`. The same content
 * gives the same bytes.
 */
export interface FlatFileWriter {
  /** @throws DomainError for a number that does not fit its field, or a text that does not */
  write(file: FlatFile): Promise<Uint8Array>;
}
export const FlatFileWriter = Symbol('FlatFileWriter');
