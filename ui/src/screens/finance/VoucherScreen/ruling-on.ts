import type { closingVoucher } from '@rdm/core/internal/finance';
import type { Draft, RecordOf, ResourcePort, StoredRecord } from '@rdm/core/internal/records';

/** The ruling on the voucher of an entry: the one that stands, or what a new one starts with. */
export interface Ruling {
  readonly record: RecordOf<typeof closingVoucher> | null;
  readonly given: Draft;
}

/** Whether there is anything to rule on: an entry of another account than those of R&D cost closes nothing. */
export const isRuledOn = ({ closing }: StoredRecord): boolean => typeof closing === 'string' && closing !== '';

/** @throws Refusal where the rulings cannot be read */
export async function rulingOn(
  rulings: ResourcePort<RecordOf<typeof closingVoucher>>,
  { date, voucherType, voucherNo }: StoredRecord,
): Promise<Ruling> {
  const given = { month: String(date).slice(0, 7), voucherType, voucherNo };
  const where = Object.entries(given).map(([field, value]) => ({ field, is: 'equal', value: String(value) }) as const);
  const { records } = await rulings.list({ where, size: 1 });
  return { record: records[0] ?? null, given };
}
