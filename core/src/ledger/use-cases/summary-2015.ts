import { filedPaper, paperNames } from '../../enterprise';
import { requireSeen, requireYear, type Call, type RecordOf } from '../../records';
import { contractsOfYear, projectsOfYear, type project, type ProjectContract } from '../../project';
import { summary2015, type Ledger2015Input, type Summary2015Row } from '../../tax';
import { entrustedOptions } from '../entrusted-options';
import { costIdOf } from '../related-detail';
import type { Ledger2015Options, YearSummary2015 } from '../year-summary';
import { yearInputs } from '../year-inputs';
import { calculated } from './calculated';
import { collectionTableOf } from './collection-table';
import { capitalisedId, periodCosts, type PeriodCost } from './period-costs';
import { sourceNotes } from './source-notes';
import { summarisedLedger, summaryHead } from './summary-head';
import { relatedDetails } from './related-details';
import { isRowOf, summaryLedgers } from './summary-ledgers-2015';

type Project = RecordOf<typeof project>;

/** 2015版“研发支出”辅助账汇总表 of a year that the caller sees, from its stored cost records (税总公告2015年第97号 附件5). */
export async function yearSummary2015(call: Call, given: { year: string }): Promise<YearSummary2015> {
  const year = requireYear(given.year);
  await requireSeen(call, yearInputs, { year });
  const filed = await filedPaper<YearSummary2015>(call, year, paperNames.summary2015);
  if (filed) return filed;
  const projects = new Map((await projectsOfYear(call, year)).map((each) => [each.id, each]));
  const contracts = await contractsOfYear(call, year);
  const costs = await periodCosts(call, year, 'ANNUAL');
  const related = await relatedDetails(call, costs, projects, contracts);
  const ledgers = costs.flatMap((cost) =>
    summaryLedgers(cost, projects.get(cost.projectId)!.devForm, related.get(cost.id)),
  );
  const made = calculated(() => summary2015({ year: Number(year), projects: ledgers }));
  const { fixedRows, capitalised, expensed, total, trace } = made;
  return {
    ...(await summaryHead(call, year)),
    rows: made.rows.map((row) => {
      const cost = costs.find((each) => isRowOf(row, each))!;
      const of = projects.get(cost.projectId)!;
      return {
        ...optionsOf(of, cost, row, ledgers, contracts.get(of.id) ?? [], related.has(cost.id)),
        ...{ ...row, projectId: cost.id },
        ...summarisedLedger(of, cost),
      };
    }),
    ...{ fixedRows, capitalised, expensed, total, trace },
    sources: await sourceNotes(call, year),
    collectionTable: await collectionTableOf(call, year, ledgers),
  };
}

/** The options in the head of the ledger of a row. */
function optionsOf(
  of: Project,
  cost: PeriodCost,
  { form, projectId: ledgerId }: Summary2015Row,
  ledgers: readonly Ledger2015Input[],
  contracts: readonly ProjectContract[],
  hasDetail: boolean,
): Ledger2015Options {
  const own = ledgers.filter(({ id }) => [of.id, capitalisedId(of.id)].includes(costIdOf(id)));
  const ledger = own.find((each) => each.id === ledgerId && each.form === form)!;
  const isFinal = (cost.ended || of.completion === 'ended') && own.length === 1;
  return {
    form,
    ...(form === 'entrusted'
      ? entrustedOptions(ledger.items ?? {}, of.devForm, contracts, hasDetail)
      : { relatedParty: null, overseas: null }),
    achievements: isFinal ? (of.achievType ?? []) : [],
    certificateNo: null,
  };
}
