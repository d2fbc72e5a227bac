import type { bookedRegisters } from './booked-entries';
import { voucherCorrection } from './voucher-correction';
import { voucherEntry } from './voucher-entry';
import { voucherFindings } from './voucher-findings';
import { faults, fill, Refusal, text } from '../kernel';
import { hooksOn, type Call, type NewValues, type Resource, type ResourceHooks } from '../records';

const TWICE = text(
  '{label}中已有 {month} {type}-{no} 第{entry}号分录，请勿重复录入',
  'Entry {entry} of {month} {type}-{no} stands in {label} already; do not enter it twice',
);
/** The lock key that serialises writes to vouchers and corrections. */
const KEY = 'voucher entries';

type Values = NewValues<typeof voucherEntry>;

const keyOf = (values: Readonly<Record<string, unknown>>) =>
  JSON.stringify(voucherEntry.naturalKey.map((name) => String(values[name])));

/** Refuses an entry whose key exists in the other register: in both vouchers and corrections it would count twice. */
const hooksBeside = (other: (typeof bookedRegisters)[number]): ResourceHooks<typeof voucherEntry> => {
  const refuse = async (call: Call, rows: readonly Values[]) => {
    const [found] = await standingIn(call, other, rows);
    if (!found) return;
    const message = saying(other, found.values);
    throw new Refusal(faults.invalid(message, [{ field: 'entryNo', message }]));
  };
  return {
    beforeSubmit: (call, values) => refuse(call, [values]),
    afterRestore: (call, rows) => refuse(call, rows),
    reviewImport: async (call, rows) => {
      const found = await standingIn(
        call,
        other,
        rows.map(({ values }) => values),
      );
      const twice = found.map(({ at, values }) => ({ at, field: 'entryNo', message: saying(other, values) }));
      return [...twice, ...(await voucherFindings(call, rows))];
    },
  };
};

async function standingIn(
  call: Call,
  other: (typeof bookedRegisters)[number],
  rows: readonly Values[],
): Promise<{ readonly at: number; readonly values: Values }[]> {
  if (rows.length === 0) return [];
  await call.records.lock(KEY);
  const standing = await call.records.findByKeys(other, rows);
  const keys = new Set(standing.map(keyOf));
  return rows.flatMap((values, at) => (keys.has(keyOf(values)) ? [{ at, values }] : []));
}

function saying({ label }: Resource, { month, voucherType, voucherNo, entryNo }: Values) {
  const shown = { month: month ?? '', type: voucherType ?? '', no: voucherNo ?? '', entry: entryNo ?? '' };
  return text(fill(TWICE, { ...shown, label: label.zh }).zh, fill(TWICE, { ...shown, label: label.en }).en);
}

export const voucherHooks = {
  ...hooksOn(voucherEntry, hooksBeside(voucherCorrection)),
  ...hooksOn(voucherCorrection, hooksBeside(voucherEntry)),
};
