import { text, withTrace, type Cell, type Trace, type Traced } from '../../kernel';
import { traceOfSummary } from '../trace-of-summary';
import { columns, type Summary2015Column } from './columns';
import { fixedRows, shownFixedRows, spentFigureColumns, type FixedRows } from './fixed-rows';
import { checkedInput } from '../input/checked-input';
import { ledgerForms, summary2015Schema, type LedgerForm, type Summary2015Input } from './input';
import { ledger2015, type Ledger2015 } from './ledger2015';
import { notDeductibleOverseas } from './overseas';
import type { Row } from './row';
import { ledgerRow, sumRow } from './sheet';

export interface Summary2015Figures {
  /** The trace keys of the row's figures are `<key>/<column>` and `<key>/allowed`. */
  readonly key: string;
  /** 元 with 2 decimals, 9.1 in percent; `""` where the form leaves the column blank. */
  readonly columns: Readonly<Record<Summary2015Column, string>>;
  /** Deductible amount: column 9, or for a capitalised project the amount that 9.1 expresses in percent. */
  readonly allowed: string;
}

export interface Summary2015Row extends Summary2015Figures {
  readonly projectId: string;
  readonly form: LedgerForm;
  /** 研发形式: `1` 自主, `2` 委托, `3` 合作, `4` 集中. */
  readonly formCode: '1' | '2' | '3' | '4';
}

export interface Summary2015 {
  /** 项目明细（填写项目贷方发生额）: expensed projects, and capitalised ones that ended. */
  readonly rows: readonly Summary2015Row[];
  /** Rows 1 to 6, what went through the ledgers. */
  readonly fixedRows: FixedRows;
  /** The capitalised projects together. */
  readonly capitalised: Summary2015Figures;
  /** The expensed projects together. */
  readonly expensed: Summary2015Figures;
  /** All of them. */
  readonly total: Summary2015Figures;
}

export interface Sheet2015 {
  readonly rows: readonly { readonly ledger: Ledger2015; readonly row: Row }[];
  readonly ledgers: readonly Ledger2015[];
}

/** The rows of the counted ledgers as cells. */
export function sheet2015({ year, projects }: Summary2015Input): Sheet2015 {
  const ledgers = projects.map(ledger2015);
  const counted = ledgers.filter((ledger) => ledger.counted);
  const byLedger = new Map<Ledger2015, Row>();
  const overseas = notDeductibleOverseas(year, counted, (ledger) => byLedger.get(ledger)!);
  for (const ledger of counted)
    byLedger.set(
      ledger,
      ledgerRow(ledger, () => overseas(ledger)),
    );
  return { ledgers, rows: counted.map((ledger) => ({ ledger, row: byLedger.get(ledger)! })) };
}

/**
 * 2015版“研发支出”辅助账汇总表 (税总公告2015年第97号 附件5), with 7.1 as 财税〔2018〕64号 leaves it from 2018.
 *
 * @throws DomainError `YEAR_NOT_COVERED`, `NOT_AN_AMOUNT`, `INVALID_INPUT`
 */
export function summary2015(input: Summary2015Input): Summary2015 & Traced {
  const { rows, ledgers } = sheet2015(checkedInput(summary2015Schema, input));
  const of = (capitalised: boolean) => rows.filter(({ ledger }) => ledger.capitalised === capitalised);
  const capitalised = sumRow('capitalised', text('资本化小计', 'Capitalised'), rowsOf(of(true)));
  const expensed = sumRow('expensed', text('费用化小计', 'Expensed'), rowsOf(of(false)));
  const total = sumRow('total', text('合计', 'Total'), rowsOf(rows));
  const fixed = fixedRows(ledgers);
  const result = {
    rows: rows.map(({ ledger, row }) => ({
      projectId: ledger.cost.id,
      form: ledger.form,
      formCode: ledgerForms[ledger.form],
      ...shown(ledger.key, row, ledger.capitalised ? ['9'] : ['9.1']),
    })),
    fixedRows: shownFixedRows(fixed),
    capitalised: shown('capitalised', capitalised, ['9', '9.1']),
    expensed: shown('expensed', expensed, ['9.1']),
    total: shown('total', total, ['9.1']),
  };
  const traced = [total, capitalised, expensed, ...rowsOf(rows)];
  const spent = Object.values(fixed).flatMap((row) => spentFigureColumns.map((column) => row(column)));
  return withTrace(result, () => traceOfRows(traced, rows, spent));
}

const rowsOf = (rows: Sheet2015['rows']) => rows.map(({ row }) => row);

function shown(key: string, row: Row, blank: readonly Summary2015Column[]): Summary2015Figures {
  const figures = columns.map((column) => [column, blank.includes(column) ? '' : `${row(column)}`]);
  return {
    key,
    columns: Object.fromEntries(figures) as Record<Summary2015Column, string>,
    allowed: `${row('allowed')}`,
  };
}

/** What can be deducted in all, then by rows, the rates of the capitalised projects, then every other figure. */
function traceOfRows(traced: readonly Row[], rows: Sheet2015['rows'], spent: readonly Cell[]): Trace {
  const rates = rows.filter(({ ledger }) => ledger.capitalised).map(({ row }) => row('9.1'));
  return traceOfSummary(
    'summary2015',
    text('“研发支出”辅助账汇总表', 'Summary of the R&D ledgers, 2015 edition'),
    [...traced.map((row) => row('allowed')), ...rates],
    [...traced.flatMap((row) => columns.filter((column) => column !== '9.1').map((column) => row(column))), ...spent],
  );
}
