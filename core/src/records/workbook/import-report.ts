import { fill, listed, quotable, Refusal, text, type Language, type Text } from '../../kernel';
import type { ImportError, ImportReport } from '../declaration/resource-port';

const REFUSED = text('导入文件中有{count}处错误，未写入任何数据', 'Faults in the file: {count}; nothing was written');

const NOTHING_KNOWN = text(
  '没有可写入的行：全部{count}行所列的“{register}”都未登记（{codes}）。需要计入的，请先在“{register}”中新增或导入，再重新检查',
  'No row would be written: all {count} rows name what {register} does not have ({codes}). Add or import there first what belongs there, then check again',
);

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

/**
 * The refusal of a sheet all of whose rows are left out because of what they name.
 * @param errors one cell for each record that is not registered
 * @param count of the rows
 * @param registers labels of the registers that lack them
 */
export function nothingKnown(
  report: ImportReport,
  errors: readonly ImportError[],
  count: number,
  registers: readonly Text[],
): Refusal {
  const codes = listed(errors.map(({ value }) => quotable(value)));
  const named = {
    zh: { count, codes: codes.zh, register: registers.map(({ zh }) => zh).join('、') },
    en: { count, codes: codes.en, register: registers.map(({ en }) => en).join(', ') },
  };
  return refusal({ ...report, errors }, text(fill(NOTHING_KNOWN, named.zh).zh, fill(NOTHING_KNOWN, named.en).en));
}

function refusal(report: ImportReport, message: Text): Refusal {
  return new Refusal({ code: 400, name: 'IMPORT_REFUSED', message, data: report });
}
