import { plus, text, type FormSheet, type Trace } from '../../kernel';
import { deductibleAmount } from '../../cost';
import { sum, yuan } from '../../kernel/money';
import { costItems } from '../../tax';
import { openingTrace, recordTrace } from '../use-cases/record-trace';
import { calculationSheet } from './calculation-sheet';
import type { LedgerBook } from './ledger-book';

/** The calculation of the amounts of a ledger: by cost item, month and row of the registers and vouchers. */
export function ledgerCalculation(book: LedgerBook, title: string): FormSheet {
  const items = costItems.flatMap(({ code, label }) => itemTrace(book, code, text(`${code} ${label.zh}`, label.en)));
  const total = added(
    'total',
    text('归集金额合计', 'Cost in all'),
    text('各费用项目之和', 'The cost items added up'),
    items,
  );
  return calculationSheet({ title: `${title}计算过程`, traces: [total], places: new Map() }).sheet;
}

function itemTrace({ records, before, partsOf, names }: LedgerBook, code: string, label: Trace['label']): Trace[] {
  const months = records
    .filter(({ item }) => item === code)
    .map((record): Trace => {
      const { key, label: month, formula, inputs } = recordTrace(record, partsOf(record), names);
      // The formula of a part already contains its figures, so they are not listed again.
      return added(
        key,
        month,
        formula,
        inputs.map(({ inputs: _, ...part }) => ({ ...part, inputs: [] })),
        deductibleAmount(record),
      );
    });
  const lines = [...before.filter(({ item }) => item === code).map(openingTrace), ...months];
  return lines.length === 0 ? [] : [added(`item:${code}`, label, MONTHS, lines)];
}

const MONTHS = text('各月归集金额之和', 'The months’ cost records added up');

/** The sum of its inputs; a stored value that differs from the sum is kept without a calculation. */
function added(
  key: string,
  label: Trace['label'],
  formula: Trace['formula'],
  inputs: readonly Trace[],
  stored?: string,
): Trace {
  const value = sum(inputs.map((input) => yuan(input.value))).toString();
  const isSum = inputs.length > 0 && (stored === undefined || yuan(stored).compare(yuan(value)) === 0);
  return {
    key,
    label,
    value: stored ?? value,
    formula,
    inputs,
    ...(isSum && { calculation: plus(...inputs.map((_, at) => at)) }),
  };
}
