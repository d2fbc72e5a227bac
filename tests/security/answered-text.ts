import { createSpreadsheetReader } from '@rdm/documents';
import type { WireAnswer } from '../contract/wire-caller';
import { strFromU8, unzipSync } from 'fflate';
import { documentText } from './document-text';

/** Status and content of an answer: the rows of a workbook, the text of a document, those of an archive, else the body. */
export async function answeredText({ status, headers, text, bytes }: WireAnswer, path: string): Promise<string> {
  const type = headers.get('content-type') ?? '';
  if (type.includes('application/zip')) return `${status} ${await packedText(bytes, path)}`;
  if (type.includes('spreadsheetml')) return `${status} ${JSON.stringify(await rowsIn(bytes, path))}`;
  return `${status} ${type.includes('openxmlformats') ? documentText(bytes) : text}`;
}

export async function rowsIn(bytes: Uint8Array, path: string): Promise<string[][]> {
  const reading = await createSpreadsheetReader().read(bytes);
  if (!reading.ok) throw new Error(`${path}: ${reading.fault.message.en}`);
  return reading.sheet.rows.map((row) => row.map((cell) => String(cell ?? '')));
}

async function packedText(bytes: Uint8Array, path: string): Promise<string> {
  const texts: string[] = [];
  for (const [name, file] of Object.entries(unzipSync(bytes))) {
    const isWorkbook = name.endsWith('.xlsx');
    const content = isWorkbook
      ? JSON.stringify(await rowsIn(file, path))
      : name.endsWith('.docx')
        ? documentText(file)
        : strFromU8(file);
    texts.push(`${name}: ${content}`);
  }
  return texts.join('\n');
}
