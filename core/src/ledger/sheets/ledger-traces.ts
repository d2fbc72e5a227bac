import { minus, plus, text, type FormSheet, type Trace } from '../../kernel';
import { deductibleAmount } from '../../cost';
import { sum, yuan } from '../../kernel/money';
import { costItems } from '../../tax';
import { sourceFooter } from '../source-lines';
import { openingTrace, recordTrace } from '../use-cases/record-trace';
import { calculationSheet } from './calculation-sheet';
import type { LedgerBook } from './ledger-book';

/**
 * The calculation of the amounts of a ledger by cost item, month and row of the registers and vouchers, and of the tax
 * adjustments by row.
 */
export function ledgerCalculation(book: LedgerBook, title: string): FormSheet {
  const items = costItems.flatMap(({ code, label }) => itemTrace(book, code, text(`${code} ${label.zh}`, label.en)));
  const total = added(
    'total',
    text('归集金额合计', 'Cost in all'),
    text('各费用项目之和', 'Total of the cost items'),
    items,
  );
  const traces = [total, ...adjustmentTraces(book)];
  const footer = sourceFooter(book.sheet.sources);
  return calculationSheet({ title: `${title}计算过程`, traces, places: new Map(), footer }).sheet;
}

const ADJUSTMENT = text('税法规定的归集金额 − 会计凭证记载金额', 'Amount under tax law − amount booked');
const SHARED = text(
  '本月归集金额按各凭证记载金额分摊（最大余额法）',
  'Cost of the month shared by what the vouchers book, by the largest remainder',
);
const WITHOUT_PERSONS = text(
  '各费用项目之和，委托境外个人除外',
  'The cost items added up, without overseas individuals',
);
const BOOKED = text('借方减贷方', 'Debit less credit');

/** 税务调整 of the rows whose amounts differ, and their sum; nothing if all agree. */
function adjustmentTraces({ sheet }: LedgerBook): Trace[] {
  const rows = sheet.rows.flatMap((row): Trace[] => {
    const { id, taxAmount, bookAmount, taxAdjustment, voucherDate, voucherType, voucherNo } = row;
    if (bookAmount === null || taxAdjustment === null || yuan(taxAdjustment).isZero()) return [];
    const voucher = `${voucherDate} ${voucherType}-${voucherNo}`;
    const leaf = (key: string, label: Trace['label'], value: string, formula: Trace['formula']): Trace => ({
      key: `${key}:${id}`,
      label,
      value,
      formula,
      inputs: [],
    });
    return [
      {
        key: `adjustment:${id}`,
        label: text(`${voucher} ${row.summary ?? ''}`, `${voucher} ${row.summary ?? ''}`),
        value: taxAdjustment,
        formula: ADJUSTMENT,
        inputs: [
          leaf(
            'tax',
            text('税法规定的归集金额', 'Amount under tax law'),
            taxAmount,
            row.origin === 'voucher' ? WITHOUT_PERSONS : SHARED,
          ),
          leaf('booked', text('会计凭证记载金额', 'Amount booked'), bookAmount, BOOKED),
        ],
        calculation: minus(0, 1),
      },
    ];
  });
  const label = text('税务调整合计', 'Tax adjustments in all');
  return rows.length === 0 ? [] : [added('adjustment', label, ADJUSTMENT, rows)];
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
