import type { Sort } from '../components';

/** A line of a voucher, as the table stories show it. */
export interface Voucher {
  readonly id: string;
  readonly date: string;
  readonly number: string;
  readonly summary: string;
  readonly subject: string;
  readonly debit: string;
  readonly credit: string;
  readonly project: string;
  readonly remark: string;
}

const summaries = [
  '计提研发人员工资',
  '领用研发材料',
  '支付检验费',
  '结转设备折旧',
  '冲回多计燃料费',
  '支付委托开发费',
];
const subjects = ['研发支出-费用化支出', '研发支出-资本化支出', '原材料', '应付职工薪酬'];

/** Deterministic lines; amounts with two decimals, some negative, some empty. */
export function sampleVouchers(count: number): readonly Voucher[] {
  return Array.from({ length: count }, (_, place) => {
    const cents = (place * 7_919) % 1_000_003;
    const amount = `${place % 11 === 0 ? '-' : ''}${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
    return {
      id: String(place),
      date: `2024-${String((place % 12) + 1).padStart(2, '0')}-${String((place % 28) + 1).padStart(2, '0')}`,
      number: `记-${String(place + 1).padStart(5, '0')}`,
      summary: `${summaries[place % summaries.length]} ${(place * 37) % 997}`,
      subject: subjects[place % subjects.length] ?? '',
      debit: place % 3 === 0 ? '0.00' : amount,
      credit: place % 3 === 0 ? amount : '',
      project: `RD2024${String((place % 40) + 1).padStart(3, '0')}`,
      remark: '',
    };
  });
}

const words = new Intl.Collator('zh');

/** Sorted by one column: amounts numerically, text in Chinese collation; empty values last. */
export function sortedVouchers(vouchers: readonly Voucher[], sort: Sort | undefined): readonly Voucher[] {
  if (!sort) return vouchers;
  const key = sort.key as keyof Voucher;
  const sign = sort.direction === 'asc' ? 1 : -1;
  const ranks = key === 'debit' || key === 'credit' ? undefined : wordRanks(vouchers.map((voucher) => voucher[key]));
  const keyed = vouchers.map((voucher) => {
    const value = voucher[key];
    return { voucher, rank: value === '' ? Infinity : sign * (ranks ? (ranks.get(value) ?? 0) : hundredths(value)) };
  });
  keyed.sort((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank));
  return keyed.map(({ voucher }) => voucher);
}

/** Collation ranks by distinct value, so that text is not collated for every pair of rows. */
function wordRanks(values: readonly string[]): ReadonlyMap<string, number> {
  const sorted = [...new Set(values)].sort(words.compare);
  return new Map(sorted.map((value, rank) => [value, rank]));
}

/** An amount with two decimals as a whole number of cents, to compare by. */
function hundredths(amount: string): number {
  return Number(amount.replace('.', ''));
}
