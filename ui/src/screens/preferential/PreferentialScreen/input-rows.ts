import { text } from '@rdm/core/internal/kernel';
import { quarterField, quarterlyAmounts, quarters as wholeYear, type Quarter } from '@rdm/core/internal/ledger';
import { lineName } from '@rdm/core/tax';
import type { SheetCell, SheetColumn, SheetRow } from '../../../components';
import { amounts, type InputField, type YearInputsViewModel } from './YearInputsViewModel';

const periodColumn = 'period';
const computedColumn = 'computed';
const line43 = '43';

export function inputColumns(quarters: readonly Quarter[]): readonly SheetColumn[] {
  return [
    { key: computedColumn, title: text('计算值', 'Computed') },
    { key: periodColumn, title: text('本期累计', 'Period total') },
    ...quarters.map((quarter, place) => ({
      key: quarter,
      title: text(`第${place + 1}季度`, `Q${place + 1}`),
    })),
  ];
}

/**
 * Line 43 is typed for the year, so not in an advance, the other lines by quarter; what is left empty takes the computed
 * amount.
 */
export function inputRows(inputs: YearInputsViewModel, quarters: readonly Quarter[]): readonly SheetRow[] {
  const cell = (field: InputField): SheetCell => ({
    value: inputs.valueOf(field),
    editable: true,
    changed: inputs.isChanged(field),
    error: inputs.errorOf(field),
  });
  return [
    {
      line: line43,
      name: lineName(Number(line43)),
      cells: [
        { value: inputs.computedOf(line43) },
        quarters.length === wholeYear.length ? cell('line43') : { value: inputs.valueOfLine(line43, quarters) },
      ],
    },
    ...amounts.map((amount) => {
      const { line } = quarterlyAmounts[amount];
      return {
        line,
        name: lineName(Number(line)),
        cells: [
          { value: inputs.computedOf(line) },
          { value: inputs.valueOfLine(line, quarters) },
          ...quarters.map((quarter) => cell(quarterField(amount, quarter))),
        ],
      };
    }),
  ];
}

/** The input behind a cell of the grid; null for a computed one. */
export function inputAt(line: string, column: string, quarters: readonly Quarter[]): InputField | null {
  if (line === line43) return column === periodColumn && quarters.length === wholeYear.length ? 'line43' : null;
  const amount = amounts.find((name) => quarterlyAmounts[name].line === line);
  const quarter = quarters.find((key) => key === column);
  return amount && quarter ? quarterField(amount, quarter) : null;
}
