import { closingWarnings, costRecord } from '../../cost';
import { text } from '../../kernel';
import { project } from '../../project';
import { entryRows } from './booked-cost';
import { riskRule, rowsOf, type RiskRow, type RiskRule } from './risk-rule';
import type { RiskYear } from './risk-year';

/** Rules about cost that one source has and the other lacks, and about closings taken off the cost. */
export const sourceRules: readonly RiskRule[] = [
  riskRule({
    code: 'finance.sourceUnused',
    level: 'warning',
    label: text('费用来源与账面不一致', 'The source of a cost item leaves amounts out'),
    find: (year) =>
      year.sourceWarnings.map(({ subject, message }) => ({ message, rows: rowsOfSubject(year, subject) })),
  }),
  riskRule({
    code: 'finance.closings',
    level: 'warning',
    label: text('结转凭证疑似冲减费用', 'A closing that may have been taken off the cost'),
    find: ({ year, entries, matches, closingRules }) => {
      const byId = new Map(entries.map((entry) => [entry.id, entry]));
      return closingWarnings({
        ...{ year: Number(year), voucherEntries: entries, subjectMatches: matches },
        ...(closingRules && { closingRules }),
      }).map(({ message, entryIds }) => ({
        message,
        rows: entryRows(entryIds.flatMap((id) => byId.get(id) ?? [])),
      }));
    },
  }),
];

/** The cost of an item, of one project where the subject names it; the project itself where it has none. */
function rowsOfSubject({ projects, costRecords }: RiskYear, subject: string): RiskRow[] {
  const [item, code] = subject.split(' ');
  const named = projects.find((each) => each.code === code);
  const own = costRecords.filter((each) => each.item === item && (!named || each.projectId === named.id));
  if (own.length > 0) return rowsOf(costRecord, own);
  return named ? rowsOf(project, [named]) : [];
}
