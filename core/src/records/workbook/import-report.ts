import { fill, Refusal, text, type Language, type Text } from '../../kernel';
import type { ImportError, ImportReport } from '../declaration/resource-port';

const REFUSED = text('导入文件中有{count}处错误，未写入任何数据', 'Faults in the file: {count}; nothing was written');

/** An import of nothing. */
export const emptyReport: ImportReport = { rows: 0, inserted: 0, updated: 0, unchanged: 0, errors: [] };

/** The refusal of a file that cannot be read as a workbook. */
export function unreadable(fileName: string, message: Text, language: Language): Refusal {
  const errors = [{ row: 1, column: '', value: fileName, message: message[language] }];
  return refusal({ ...emptyReport, errors }, message);
}

/** The refusal of a workbook with errors. */
export function faulty(rows: number, errors: readonly ImportError[], report = emptyReport): Refusal {
  return refusal({ ...report, rows, errors }, fill(REFUSED, { count: errors.length }));
}

function refusal(report: ImportReport, message: Text): Refusal {
  return new Refusal({ code: 400, name: 'IMPORT_REFUSED', message, data: report });
}
