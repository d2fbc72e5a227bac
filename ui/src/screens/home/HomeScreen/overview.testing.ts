import { text } from '@rdm/core/internal/kernel';
import type { YearOverview } from '@rdm/core/internal/overview';

const figures = {
  ...{ projects: 3, total: '1234567.80', totalBefore: '1000000.00', expensed: '0.00', capitalised: null },
  ...{ deduction: null, taxSaved: null, taxRate: null },
};

/** A year with little in it but what a test says. */
export const overviewWith = (known: Partial<YearOverview> = {}): YearOverview => ({
  year: '2025',
  years: ['2025', '2024'],
  figures,
  isEmpty: false,
  steps: [],
  due: [],
  categories: null,
  months: null,
  costs: null,
  retention: null,
  own: [],
  administration: null,
  ...known,
});

const keys = ['bringIn', 'match', 'hours', 'recompute', 'verify', 'declare', 'evidence'] as const;

/** The steps of a year, of which so many are done. */
export const stepsDone = (count: number): YearOverview['steps'] =>
  keys.map((key, at) => ({ key, label: text(key, key), done: at < count, standing: text('', ''), to: `/${key}` }));
