import { text } from '../../../kernel';
import { exclusionReasons, type ExclusionReason } from '../../../tax';
import type { ExclusionRule } from '../exclusion';

/** Entries of vouchers that are 不予加计, in whole or with the amount stated. */
export const excludedVoucher: ExclusionRule = {
  name: 'excludedVoucher',
  find(records, { voucherEntries }) {
    const entries = new Map(
      voucherEntries.filter(({ exclusionReason }) => exclusionReason).map((entry) => [entry.id, entry]),
    );
    const proposed = records.flatMap((record) =>
      record.parts.flatMap((part) => {
        const entry = entries.get(part.source.id);
        if (!entry) return [];
        const reason = entry.exclusionReason as ExclusionReason;
        const { label } = exclusionReasons[reason];
        const voucher = `${entry.date} ${entry.voucherType}-${entry.voucherNo}/${entry.entryNo}`;
        const remark = entry.exclusionRemark ? `：${entry.exclusionRemark}` : '';
        const note = text(`凭证 ${voucher} ${label.zh}${remark}`, `Voucher ${voucher}: ${label.en}${remark}`);
        return [{ record, part, amount: entry.exclusionAmount ?? null, reason, source: part.source, note }];
      }),
    );
    return { proposed, warnings: [] };
  },
};
