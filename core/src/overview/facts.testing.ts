import type { YearFacts } from './year-facts';

/** A year of which nothing is known but what a test says. */
export const factsWith = (known: Partial<YearFacts> = {}): YearFacts => ({
  projects: [],
  amounts: null,
  amountsBefore: null,
  deduction: null,
  taxRate: null,
  taxSaved: null,
  openMonths: null,
  hasEnterpriseKind: null,
  projectsWithoutHours: null,
  reports: null,
  vouchers: null,
  subjectMatches: null,
  unmatchedEntries: null,
  projectsWithoutEvidence: null,
  outOfDate: null,
  filed: null,
  hasYearInputs: null,
  retention: null,
  ...known,
});

/** A project with no more than a test says of it. */
export const projectNamed = (id: string, known: Partial<YearFacts['projects'][number]> = {}) =>
  ({ id, code: `RD${id}`, name: `项目${id}`, budgetAmount: null, ...known }) as YearFacts['projects'][number];
