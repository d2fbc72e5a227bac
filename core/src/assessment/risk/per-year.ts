import type { RiskYear } from './risk-year';

/** What several rules draw from a year, made once for it: a year may hold 20,000 vouchers. */
export function perYear<T>(make: (year: RiskYear) => T): (year: RiskYear) => T {
  const made = new WeakMap<RiskYear, { readonly value: T }>();
  return (year) => {
    const known = made.get(year) ?? { value: make(year) };
    made.set(year, known);
    return known.value;
  };
}
