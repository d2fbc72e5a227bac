import type { FlatFileWriter, TextFile } from '@rdm/core/internal/kernel';
import { dbfBytes } from './dbf-bytes';
import { gbkBytes } from './gbk';

const MARK = '\uFEFF';

/** Writes texts and tables of fixed layout. */
export function createFlatFileWriter(): FlatFileWriter {
  return { write: async (file) => (file.kind === 'table' ? dbfBytes(file) : textBytes(file)) };
}

function textBytes({ encoding, lines }: TextFile): Uint8Array {
  const text = lines.map((line) => `${line}\r\n`).join('');
  return encoding === 'gbk' ? gbkBytes(text) : new TextEncoder().encode(MARK + text);
}
