import { faults, Refusal, text, type SheetContent, type SpreadsheetReader } from '../../kernel';
import type { Call } from '../call';
import type { ImportRequest } from '../declaration/resource-port';
import { correctSheet } from './correct-sheet';
import { unreadable } from './import-report';

const FIRST = text('参数 first 应为正整数', 'The parameter first must be a whole number from 1 on');

/**
 * Reads an uploaded workbook before the transaction begins: a slow file must not hold a connection others wait for.
 * Answers what gives the sheet to the call, or refuses there when the file is no workbook.
 * @param upload with `first`, only so many rows under the headings are read
 */
export async function uploadedSheet(
  reader: SpreadsheetReader,
  { file, fileName, corrections = [], first }: Pick<ImportRequest, 'file' | 'fileName' | 'corrections' | 'first'>,
): Promise<(call: Call) => SheetContent> {
  if (first !== undefined && !(Number.isSafeInteger(first) && first >= 1)) throw new Refusal(faults.invalid(FIRST));
  const reading = await reader.read(file, first === undefined ? {} : { firstRows: first + 1 });
  return (call) => {
    if (!reading.ok) throw unreadable(fileName, reading.fault.message, call.language);
    return correctSheet(reading.sheet, corrections);
  };
}
