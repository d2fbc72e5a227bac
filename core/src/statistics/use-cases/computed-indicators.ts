import { annualFigures } from '../annual-figures';

/**
 * The keys (`amount1` …) of form 107-2 that are computed and therefore not typed. Derived from the calculation
 * itself, so that both cannot differ.
 */
export function computedIndicators(): readonly string[] {
  const deduction = { base: '0', line51: '0' };
  return Object.keys(annualFigures({ projects: [], persons: [], deduction, taxRatio: '0%' }).amounts);
}
