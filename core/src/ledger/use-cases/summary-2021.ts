import { filedPaper, paperNames } from '../../enterprise';
import { requireSeen, requireYear, type Call } from '../../records';
import { summary2021 } from '../../tax';
import type { YearSummary2021 } from '../year-summary';
import { yearInputs } from '../year-inputs';
import { calculated } from './calculated';
import { periodCosts, projectCostOf } from './period-costs';
import { sourceNotes } from './source-notes';
import { summarisedLedger, summaryHead } from './summary-head';
import { projectsOfYear } from '../../project';

/**
 * 2021版研发支出辅助账汇总表 of a year that the caller sees, from its stored cost records (税总公告2021年第28号 附件2). The line 其他事项 is
 * always there, as on the form.
 */
export async function yearSummary2021(call: Call, given: { year: string }): Promise<YearSummary2021> {
  const year = requireYear(given.year);
  await requireSeen(call, yearInputs, { year });
  const filed = await filedPaper<YearSummary2021>(call, year, paperNames.summary2021);
  if (filed) return filed;
  const projects = new Map((await projectsOfYear(call, year)).map((each) => [each.id, each]));
  const costs = await periodCosts(call, year, 'ANNUAL');
  const ledgers = new Map(costs.map((cost) => [cost.id, summarisedLedger(projects.get(cost.projectId)!, cost)]));
  const made = calculated(() =>
    summary2021({ year: Number(year), projects: costs.map(projectCostOf), otherMatters: {} }),
  );
  return {
    ...(await summaryHead(call, year)),
    rows: made.rows.map((row) => ({ ...row, ...ledgers.get(row.projectId)! })),
    capitalised: made.capitalised,
    expensed: made.expensed,
    otherMatters: made.otherMatters!,
    total: made.total,
    sources: await sourceNotes(call, year),
    trace: made.trace,
  };
}
