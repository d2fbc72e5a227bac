import { fill, text, type Text } from '../../kernel';
import { wholly, type Call, type RecordOf } from '../../records';
import type { AllocationEntry } from './allocation-entry';
import { allocationVoucher } from './allocation-voucher';
import { markIn } from './batch-mark';
import type { EntryAccount } from './entry-accounts';
import { costKey, type CostAmount } from './unbooked-cost';

export type AllocationVoucherRecord = RecordOf<typeof allocationVoucher>;

/** A voucher of the accounting program, within its month. */
interface NumberedVoucher {
  readonly date: string | null;
  readonly voucherType: string | null;
  readonly voucherNo: string | number | null;
}

/** The vouchers of a year that were exported and not voided, the earliest first. */
export function liveVouchers(call: Call, year: string): Promise<AllocationVoucherRecord[]> {
  return wholly(call).records.find(allocationVoucher, {
    where: [
      { field: 'year', is: 'equal', value: year },
      { field: 'state', is: 'in', value: ['exported', 'booked'] },
    ],
    order: [{ field: 'month' }, { field: 'batch' }],
  });
}

/** Identifies a voucher of the accounting program: numbers restart every month. */
export const voucherIdentity = ({ date, voucherType, voucherNo }: NumberedVoucher): string =>
  JSON.stringify([(date ?? '').slice(0, 7), voucherType ?? '', String(voucherNo ?? '')]);

/** The identity of the voucher a record was booked as; null before. */
export const bookedAs = ({ state, voucherDate, voucherType, voucherNo }: AllocationVoucherRecord): string | null =>
  state === 'booked' ? voucherIdentity({ date: voucherDate, voucherType, voucherNo }) : null;

/** Finds the exported voucher an entry of the register belongs to: by its number, else by the mark in its summary. */
export function ownVoucherOf(
  vouchers: readonly AllocationVoucherRecord[],
): (entry: NumberedVoucher & { readonly summary?: string | null }) => AllocationVoucherRecord | null {
  const byNumber = new Map(vouchers.flatMap((each) => (bookedAs(each) === null ? [] : [[bookedAs(each), each]])));
  const byMark = new Map(vouchers.map((each) => [each.mark, each]));
  return (entry) => byNumber.get(voucherIdentity(entry)) ?? byMark.get(markIn(entry.summary) ?? '') ?? null;
}

const FROM_HERE = text(
  '研发费用分配凭证 {mark} 的入账，费用已按台账分摊计入，不重复计入',
  'Booked by allocation voucher {mark}: its cost counts as allocated already, and not again',
);

/** Why what the registers allocate is not taken from a voucher: one exported from here books that very cost. */
export const bookedFromHere = (voucher: Pick<AllocationVoucherRecord, 'mark'> | null, otherwise: Text): Text =>
  voucher === null ? otherwise : fill(FROM_HERE, { mark: voucher.mark });

const entriesOf = ({ entries }: AllocationVoucherRecord): readonly AllocationEntry[] => entries ?? [];

/** The cost a voucher books: its debits. */
export const costsOf = (voucher: AllocationVoucherRecord): CostAmount[] =>
  entriesOf(voucher).flatMap(({ side, projectId, expenditureType, item, amount }) =>
    side === 'debit' && projectId !== null && expenditureType !== null
      ? [{ projectId, expenditureType, item, amount }]
      : [],
  );

/** The accounts cost was booked on last, by which a red entry takes it off again. */
export function earlierAccounts(
  vouchers: readonly AllocationVoucherRecord[],
): (cost: CostAmount) => { readonly debit: EntryAccount; readonly credit: EntryAccount } | null {
  const entries = vouchers.toReversed().flatMap(entriesOf);
  return (cost) => {
    const debit = entries.find(
      ({ side, projectId, expenditureType, item }) =>
        side === 'debit' &&
        projectId !== null &&
        expenditureType !== null &&
        costKey({ projectId, expenditureType, item }) === costKey(cost),
    );
    const credit = entries.find(
      ({ side, item, projectId }) =>
        side === 'credit' && item === cost.item && (projectId === null || projectId === cost.projectId),
    );
    return debit && credit ? { debit: accountOf(debit), credit: accountOf(credit) } : null;
  };
}

function accountOf({ subjectCode, subjectName, project, department }: AllocationEntry): EntryAccount {
  const auxiliary =
    project === null ? (department === null ? 'none' : 'department') : department === null ? 'project' : 'both';
  return { subjectCode, subjectName, auxiliary, from: 'setting' };
}
