import { classNames } from './class-names';
import { formatDecimal } from './decimal-text';

export interface AmountProps {
  /** Decimal text such as `-1234.5`; the unit is in the column head. */
  value: string | null | undefined;
  digits?: number;
  /** As in a total. */
  strong?: boolean;
  /** Informational, not part of the sum, like the 其中 lines of a form; shown dimmed. */
  aside?: boolean;
}

/** A figure: −1,234.50 in the danger colour, a dimmed 0.00, an em dash where there is none. */
export function Amount({ value, digits = 2, strong = false, aside = false }: AmountProps) {
  const missing = value === null || value === undefined || value === '';
  const shown = amountText(value, digits);
  return (
    <span
      className={classNames(
        'block text-right whitespace-nowrap tabular-nums',
        strong && !aside && 'font-semibold',
        aside && 'font-normal',
        shown.startsWith('-') && !aside && 'text-danger',
        (aside || missing || /^[0.]+$/.test(shown)) && 'text-dim',
      )}
    >
      {shown}
    </span>
  );
}

/** The text of a figure; an em dash for no value. */
export function amountText(value: AmountProps['value'], digits = 2): string {
  return value === null || value === undefined || value === '' ? '—' : formatDecimal(value, digits);
}
