import type { WorkbookSheet } from '@rdm/core/internal/kernel';
import { colToLetter, type DataValidation, type WriteSheet } from 'hucre/xlsx';
import { cellText } from './cell-text';
import { quotedSheet } from './print-names';

/** A list inside the rule itself: at most 255 characters, comma-separated, a comma cannot be quoted. */
const LONGEST_INLINE = 255;
/** A workbook without rows is a template: this many rows offer the drop-downs. */
const TEMPLATE_ROWS = 10_000;

/** The drop-downs of all sheets; lists that do not fit into a rule are put on one hidden sheet. */
export interface ChoiceLists {
  /** By sheet, in the order given. */
  readonly validations: readonly (readonly DataValidation[])[];
  readonly hidden: WriteSheet | null;
}

export function choiceLists(sheets: readonly WorkbookSheet[], hiddenName: string): ChoiceLists {
  const lists: (readonly string[])[] = [];
  const source = (choices: readonly string[]): Pick<DataValidation, 'values' | 'formula1'> => {
    if (choices.join(',').length <= LONGEST_INLINE && choices.every(fitsInline)) return { values: [...choices] };
    const letter = colToLetter(lists.push(choices) - 1);
    return { formula1: `${quotedSheet(hiddenName)}!$${letter}$1:$${letter}$${choices.length}` };
  };
  const validations = sheets.map(({ columns, rows }) => {
    const hasTotals = rows.length > 0 && columns.some((column) => column.total);
    const lastRow = hasTotals ? rows.length + 1 : Math.max(rows.length, TEMPLATE_ROWS) + 1;
    return columns.flatMap(({ choices }, index): DataValidation[] => {
      if (choices === undefined || choices.length === 0) return [];
      const letter = colToLetter(index);
      return [
        {
          type: 'list',
          ...source(choices),
          range: `${letter}2:${letter}${lastRow}`,
          allowBlank: true,
          showErrorMessage: true,
          // An import accepts the key as well as the label, so other input gets a warning and is not blocked.
          errorStyle: 'warning',
          errorTitle: '不在选项中',
          errorMessage: '请从下拉列表中选择',
        },
      ];
    });
  });
  return { validations, hidden: lists.length === 0 ? null : hiddenSheet(hiddenName, lists) };
}

function fitsInline(choice: string): boolean {
  return choice !== '' && choice.trim() === choice && !/[,"\p{Cc}]/u.test(choice);
}

function hiddenSheet(name: string, lists: readonly (readonly string[])[]): WriteSheet {
  const height = lists.reduce((most, list) => Math.max(most, list.length), 0);
  const rows = Array.from({ length: height }, (_, row) =>
    lists.map((list) => {
      const choice = list[row];
      return choice === undefined ? null : cellText(choice);
    }),
  );
  return { name, rows, hidden: true };
}
