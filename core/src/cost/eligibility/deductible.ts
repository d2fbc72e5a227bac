import { yuan } from '../../kernel/money';

/** What of a cost record counts for the super-deduction, in 元: its amount less what is excluded. */
export function deductibleAmount(record: { readonly amount: string; readonly excluded: string | null }): string {
  return yuan(record.amount)
    .minus(yuan(record.excluded ?? '0'))
    .toString();
}
