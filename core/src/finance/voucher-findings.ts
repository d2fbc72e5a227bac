import { fill, grouped, text, type Text } from '../kernel';
import { sum, yuan, type Amount } from '../kernel/money';
import { sameValue, type Call, type NewValues, type ReviewedRow, type RowFault } from '../records';
import { bookedEntries } from './booked-entries';
import { proposeCostItem } from './propose-cost-item';
import { matchesOf } from './subject-matches';
import type { voucherEntry } from './voucher-entry';

const UNBALANCED = text(
  '凭证 {month} {type}-{no} 借贷不平，借方合计与贷方合计相差{difference}元，请核对是否缺少分录',
  'Voucher {month} {type}-{no} does not balance: debits less credits are {difference} yuan; see whether entries are missing',
);
const BOTH_SIDES = text(
  '同一分录的借方和贷方都有金额，请核对',
  'The entry has both a debit and a credit; check it against the voucher',
);
const UNMATCHED = text(
  '科目“{code} {name}”不在科目对应中，归集前请先对应费用项目',
  'The account {code} {name} is not in the account matching; match it before cost is collected',
);
const OTHER_MONTH = text(
  '日期不在{month}，而文件中其余分录大多在该月，请核对',
  'The date is not in {month}, where most entries of the file lie; check it',
);

type Row = ReviewedRow<typeof voucherEntry>;
type Values = NewValues<typeof voucherEntry>;

/** What looks odd in a file of entries and is written all the same. */
export async function voucherFindings(call: Call, rows: readonly Row[]): Promise<RowFault[]> {
  const found = [
    ...(await unbalanced(call, rows)),
    ...bothSides(rows),
    ...(await unmatched(call, rows)),
    ...otherMonths(rows),
  ];
  return found.map((each) => ({ ...each, level: 'warning' as const }));
}

const voucherOf = ({ month, voucherType, voucherNo }: Values) => JSON.stringify([month, voucherType, voucherNo]);

const isFilled = (amount: string | null | undefined): boolean => !yuan(amount || '0').isZero();

const totals = (entries: readonly Values[]) => ({
  debit: sum(entries.map(({ debitAmount }) => yuan(debitAmount || '0'))),
  credit: sum(entries.map(({ creditAmount }) => yuan(creditAmount || '0'))),
});

interface Voucher {
  /** Index of its last row, where it is reported. */
  readonly at: number;
  readonly entries: readonly Values[];
}

/**
 * Vouchers whose debits are not their credits, the stored entries that the file does not replace counted as well. A
 * file in which every voucher has one side only is the extract of an account, which says nothing about balance.
 */
async function unbalanced(call: Call, rows: readonly Row[]): Promise<RowFault[]> {
  const vouchers = [
    ...grouped(
      rows.map(({ values }, at) => ({ values, at })),
      ({ values }) => voucherOf(values),
    ).values(),
  ];
  const all = vouchers.map((of): Voucher => ({ at: of.at(-1)!.at, entries: of.map(({ values }) => values) }));
  const hasBoth = all.some(({ entries }) => {
    return (
      entries.some((entry) => isFilled(entry.debitAmount)) && entries.some((entry) => isFilled(entry.creditAmount))
    );
  });
  if (!hasBoth) return [];
  const odd = all.filter(({ entries }) => !difference(entries).isZero());
  if (odd.length === 0) return [];
  const stored = await storedBeside(call, rows, odd);
  return odd.flatMap(({ at, entries }): RowFault[] => {
    const { month, voucherType, voucherNo } = entries[0]!;
    const left = difference([...entries, ...(stored.get(voucherOf(entries[0]!)) ?? [])]);
    if (left.isZero()) return [];
    const given = { month: month ?? '', type: voucherType ?? '', no: voucherNo ?? '', difference: left.toString() };
    return [{ at, field: 'debitAmount', message: fill(UNBALANCED, given) }];
  });
}

function difference(entries: readonly Values[]): Amount<'yuan'> {
  const { debit, credit } = totals(entries);
  return debit.minus(credit);
}

/** The stored entries of vouchers, but those that the file replaces. */
async function storedBeside(
  call: Call,
  rows: readonly Row[],
  vouchers: readonly Voucher[],
): Promise<ReadonlyMap<string, readonly Values[]>> {
  const named = (of: (values: Values) => string | null | undefined) => [
    ...new Set(vouchers.flatMap(({ entries }) => of(entries[0]!) ?? [])),
  ];
  const found = await bookedEntries(call, [
    { field: 'month', is: 'in', value: named(({ month }) => month) },
    { field: 'voucherNo', is: 'in', value: named(({ voucherNo }) => voucherNo) },
  ]);
  const replaced = new Set(rows.flatMap(({ before }) => before?.id ?? []));
  return grouped(
    found.filter(({ id }) => !replaced.has(id)),
    voucherOf,
  );
}

const bothSides = (rows: readonly Row[]): RowFault[] =>
  rows.flatMap(({ values }, at) =>
    isFilled(values.debitAmount) && isFilled(values.creditAmount)
      ? [{ at, field: 'creditAmount', message: BOTH_SIDES }]
      : [],
  );

/**
 * Accounts on which R&D is booked and that no match names, each at its first new or changed row. None where nothing is
 * matched yet: then the vouchers come first and the matching after them.
 */
async function unmatched(call: Call, rows: readonly Row[]): Promise<RowFault[]> {
  const first = new Map<string, { readonly at: number; readonly name: string }>();
  for (const [at, { values, before }] of rows.entries()) {
    const { subjectCode: code, subjectName } = values;
    const stays = before !== null && sameValue(before.subjectCode, code);
    if (code && !stays && !first.has(code)) first.set(code, { at, name: subjectName ?? '' });
  }
  const asked = [...first].filter(([subjectCode, { name: subjectName }]) => {
    return proposeCostItem({ subjectCode, subjectName }).by !== 'notRd';
  });
  if (asked.length === 0) return [];
  const matched = new Set((await matchesOf(call)).map(({ subjectCode }) => subjectCode));
  if (matched.size === 0) return [];
  return asked
    .filter(([code]) => !matched.has(code))
    .map(([code, { at, name }]) => ({ at, field: 'subjectCode', message: said(code, name) }));
}

const said = (code: string, name: string): Text => fill(UNMATCHED, { code, name });

/** Entries of a month are rarely fewer than these. */
const FEWEST = 5;

/** Dates outside the month in which at least four fifths of the entries lie. */
function otherMonths(rows: readonly Row[]): RowFault[] {
  const months = grouped(rows, ({ values }) => values.month ?? '');
  const [most] = [...months].sort(([, one], [, other]) => other.length - one.length);
  if (!most || rows.length < FEWEST || most[1].length * 5 < rows.length * 4) return [];
  const [month] = most;
  return rows.flatMap(({ values }, at) =>
    values.month === month ? [] : [{ at, field: 'date', message: fill(OTHER_MONTH, { month }) }],
  );
}
