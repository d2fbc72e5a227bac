import type { Fault } from '@rdm/core/internal/kernel';
import type { ImportReport } from '@rdm/core/internal/records';

/** The report that a refused import carries; null where it was refused for another reason. */
export function reportIn({ data }: Fault): ImportReport | null {
  return isReport(data) ? data : null;
}

function isReport(data: unknown): data is ImportReport {
  return typeof data === 'object' && data !== null && 'rows' in data && 'errors' in data && Array.isArray(data.errors);
}
