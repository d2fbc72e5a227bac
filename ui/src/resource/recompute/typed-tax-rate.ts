import type { Ports } from '@rdm/core/internal/application';
import { annualReport } from '@rdm/core/internal/statistics';

/**
 * 所得税税率 as typed in the 107-2 report of a year, e.g. `15%`; null where none is, or the caller may not see the report.
 * The record alone is read: the whole report would be computed for one of its cells.
 */
export const typedTaxRate = (ports: Ports, year: string): Promise<string | null> =>
  ports
    .resource(annualReport)
    .detail({ by: { year } })
    .then(
      ({ data }) => (data as Readonly<Record<string, string>> | null)?.amount44_tax_ratio ?? null,
      () => null,
    );
