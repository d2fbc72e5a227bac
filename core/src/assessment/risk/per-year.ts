import type { RiskYear } from './risk-year';

/** Memoises by year what several rules derive from it: a year may hold 20,000 vouchers. */
export function perYear<T>(make: (year: RiskYear) => T): (year: RiskYear) => T {
  const made = new WeakMap<RiskYear, { readonly value: T }>();
  return (year) => {
    const known = made.get(year) ?? { value: make(year) };
    made.set(year, known);
    return known.value;
  };
}
