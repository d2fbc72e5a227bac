import type { Call, ImportRequest, SheetContent, SpreadsheetReader } from '../../../kernel';
import { correctSheet } from './correct-sheet';
import { unreadable } from './import-workbook';

/**
 * Reads an uploaded workbook before the transaction begins: a slow file must not hold a connection others wait for.
 * Answers what gives the sheet to the call, or refuses there when the file is no workbook.
 */
export async function uploadedSheet(
  reader: SpreadsheetReader,
  { file, fileName, corrections = [] }: Pick<ImportRequest, 'file' | 'fileName' | 'corrections'>,
): Promise<(call: Call) => SheetContent> {
  const reading = await reader.read(file);
  return (call) => {
    if (!reading.ok) throw unreadable(fileName, reading.fault.message, call.language);
    return correctSheet(reading.sheet, corrections);
  };
}
