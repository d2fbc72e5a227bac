import { plain, readDecimal, type Decimal } from './decimal';
import { withoutSeparators } from './without-separators';

/** A decimal as people give it: separators fall away where they group digits. Null for anything that is no decimal. */
export function readGivenDecimal(value: unknown): Decimal | null {
  return readDecimal(typeof value === 'string' ? withoutSeparators(value) : value);
}

/** The same in plain notation, with all its digits. */
export function givenDecimal(value: unknown): string | null {
  const read = readGivenDecimal(value);
  return read && plain(read);
}
