import { classNames } from './class-names';
import { formatDecimal } from './decimal-text';

export interface AmountProps {
  /** Decimal text such as `-1234.5`; the unit stands in the column head. */
  value: string | null | undefined;
  digits?: number;
  /** As in a total. */
  strong?: boolean;
}

/** A figure: −1,234.50 in the danger colour, a dimmed 0.00, an em dash where there is none. */
export function Amount({ value, digits = 2, strong = false }: AmountProps) {
  const missing = value === null || value === undefined || value === '';
  const shown = missing ? '—' : formatDecimal(value, digits);
  return (
    <span
      className={classNames(
        'block text-right whitespace-nowrap tabular-nums',
        strong && 'font-semibold',
        shown.startsWith('-') && 'text-danger',
        (missing || /^[0.]+$/.test(shown)) && 'text-dim',
      )}
    >
      {shown}
    </span>
  );
}
