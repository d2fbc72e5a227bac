import { createSpreadsheetReader } from '@rdm/documents';
import type { WireAnswer } from '../contract/wire-caller';
import { documentText } from './document-text';

/** Status and content of an answer: the rows of a workbook, the text of a document, else the body. */
export async function answeredText({ status, headers, text, bytes }: WireAnswer, path: string): Promise<string> {
  const type = headers.get('content-type') ?? '';
  if (type.includes('spreadsheetml')) return `${status} ${JSON.stringify(await rowsIn(bytes, path))}`;
  return `${status} ${type.includes('openxmlformats') ? documentText(bytes) : text}`;
}

export async function rowsIn(bytes: Uint8Array, path: string): Promise<string[][]> {
  const reading = await createSpreadsheetReader().read(bytes);
  if (!reading.ok) throw new Error(`${path}: ${reading.fault.message.en}`);
  return reading.sheet.rows.map((row) => row.map((cell) => String(cell ?? '')));
}
