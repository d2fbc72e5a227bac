import { fill, text } from '../../kernel';
import { formatMoney } from '../../kernel/money';
import { hooksOn, wholly, type HooksByName } from '../../records';
import { entrustedPayment } from '../entrusted-payment';

const OTHER_AMOUNT = text(
  '该合同同一日期、同一凭证已登记付款 {amount} 元；如为更正金额，请在“委托研发付款”中修改原记录，否则将成为另一笔付款',
  'A payment of {amount} yuan of that day and voucher is recorded for the contract; to correct it change that record, else this becomes another payment',
);

/** The amount is part of what tells payments of a day apart, so that a corrected one would stand beside the wrong one. */
export const paymentHooks: HooksByName = hooksOn(entrustedPayment, {
  reviewImport: async (call, rows) => {
    const added = rows.flatMap(({ values, before }, at) => (before ? [] : [{ at, values }]));
    if (added.length === 0) return [];
    const stored = await wholly(call).records.find(entrustedPayment, {
      where: [{ field: 'contractId', is: 'in', value: added.flatMap(({ values }) => values.contractId ?? []) }],
    });
    const named = new Set(rows.flatMap(({ before }) => before?.id ?? []));
    return added.flatMap(({ at, values }) => {
      // A payment that the workbook names as well is no earlier state of another.
      const other = stored.find(
        ({ id, contractId, date, voucher }) =>
          !named.has(id) &&
          contractId === values.contractId &&
          date === values.date &&
          (voucher ?? null) === (values.voucher ?? null),
      );
      if (!other) return [];
      const message = fill(OTHER_AMOUNT, { amount: formatMoney(other.amount) });
      return [{ at, field: 'amount', message, level: 'warning' as const }];
    });
  },
});
