import { normaliseMoney } from './normalise-money';

export interface MoneyFormat {
  /** Thousands separated by a comma; on unless switched off. */
  readonly grouping?: boolean;
}

/** The stored form, which needs no normalisation: a fast path, because every formula of a year's cost shows several. */
const normal = /^(?:0|[1-9]\d{0,14})\.\d\d$/;
/** `999.99` */
const ungrouped = 6;

/** Formats an amount for display: `"1234.5"` → `"1,234.50"`. Empty or not numeric → `""`. */
export function formatMoney(amount: unknown, format?: MoneyFormat | null): string {
  const grouping = format?.grouping ?? true;
  const money = typeof amount === 'string' && normal.test(amount) ? amount : normaliseMoney(amount);
  return grouping && money.length > ungrouped ? money.replace(/\d(?=(\d{3})+\.)/g, '$&,') : money;
}
