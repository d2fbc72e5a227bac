import { normaliseMoney } from './normalise-money';

export interface MoneyFormat {
  /** Thousands separated by a comma; on unless switched off. */
  readonly grouping?: boolean;
}

/** An amount for the eye: `"1234.5"` → `"1,234.50"`. Empty or not numeric → `""`. */
export function formatMoney(amount: unknown, { grouping = true }: MoneyFormat = {}): string {
  const money = normaliseMoney(amount);
  return grouping ? money.replace(/\d(?=(\d{3})+\.)/g, '$&,') : money;
}
