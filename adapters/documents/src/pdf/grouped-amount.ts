import { roundHalfUp } from '@rdm/core/internal/kernel/money';

/** A decimal string with the decimals it is shown with and separators between thousands; what is no number, as it is. */
export function grouped(value: string, places: number): string {
  if (!/^-?\d+(\.\d+)?$/.test(value)) return value;
  const [whole, decimals] = roundHalfUp(value, places).split('.');
  const separated = whole!.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? separated : `${separated}.${decimals}`;
}
