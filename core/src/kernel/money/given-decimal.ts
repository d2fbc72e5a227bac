import { readDecimal, type Decimal } from './decimal';
import { withoutSeparators } from './without-separators';

/** A decimal as people give it: separators fall away where they group digits. Null for anything that is no decimal. */
export function givenDecimal(value: unknown): Decimal | null {
  return readDecimal(typeof value === 'string' ? withoutSeparators(value) : value);
}
