import { minus, plus, rounded, type Expression, type FormAmount } from '../../kernel';
import type { Ledger2015Line } from '../ledger-sheet-2015';
import { gridAmount, type GridCell } from './grid-formula';

/** Columns from 0. */
const [DEBIT, CREDIT, BALANCE] = [4, 5, 7];

/** The amounts of a 2015版 ledger, by line, with the formulas that make them; null where the form is blank. */
export interface LedgerAmountCells {
  readonly debit: (at: number) => FormAmount | null;
  readonly credit: (at: number) => FormAmount | null;
  readonly balance: (at: number) => FormAmount | null;
  /** 合计 of any column over the lines above. */
  readonly total: (at: number, value: string, column: number, amountOf: (line: Ledger2015Line) => string) => FormAmount;
}

/**
 * 余额 = previous + 借 − 贷; what is carried at the end of the year is the balance before; 合计 adds up the lines above
 * (docs/rules.md, Ledgers of 2015).
 *
 * @param first the row of the first line, from 1
 */
export function ledgerAmounts(sheet: string, lines: readonly Ledger2015Line[], first: number): LedgerAmountCells {
  const cell = (at: number, column: number, value: string | null): GridCell => ({
    value: value ?? '0',
    column,
    row: first + at,
  });
  const total: LedgerAmountCells['total'] = (at, value, column, amountOf) =>
    gridAmount(sheet, value, rounded(plus(...lines.slice(0, at).map((line, of) => cell(of, column, amountOf(line))))));
  /** The balance of the last line above that has one. */
  const before = (at: number): Expression<GridCell>[] => {
    const last = lines.slice(0, at).findLastIndex(({ balance }) => balance !== null);
    return last < 0 ? [] : [cell(last, BALANCE, lines[last]!.balance)];
  };
  return {
    total,
    debit: (at) => {
      const { kind, debit } = lines[at]!;
      if (debit === null) return null;
      return kind === 'total' ? total(at, debit, DEBIT, (line) => line.debit ?? '0') : { value: debit, places: 2 };
    },
    credit: (at) => {
      const { kind, credit } = lines[at]!;
      if (credit === null) return null;
      if (kind === 'total') return total(at, credit, CREDIT, (line) => line.credit ?? '0');
      return gridAmount(sheet, credit, rounded(plus(...before(at))));
    },
    balance: (at) => {
      const { kind, debit, credit, balance } = lines[at]!;
      if (balance === null) return null;
      if (kind === 'opening') return { value: balance, places: 2 };
      const moved = minus<GridCell>(plus(...before(at), cell(at, DEBIT, debit)), cell(at, CREDIT, credit));
      return gridAmount(sheet, balance, rounded(kind === 'closing' ? plus(...before(at)) : moved));
    },
  };
}
