import {
  allocateFromEach,
  costAdjustment,
  costSources,
  eligibilityInput,
  grant,
  hasRegister,
  switchableExclusions,
  yearRegisters,
  type CostRecord,
  type CostSource,
  type SwitchableRecord,
} from '../cost';
import { filedPaper, paperNames, recomputedTime, yearState } from '../enterprise';
import { grouped } from '../kernel';
import { addUp } from '../kernel/money';
import {
  asksFourthQuarter,
  carriedOrigins,
  enterpriseOf,
  formedAssets,
  keptCost,
  lastMonthOf,
  otherMattersOf,
  preferential,
  projectsBehind,
  soldOrigins,
  yearInputsOf,
  yearsWithCost,
  type CountedCost,
  type Preferential,
} from '../ledger';
import { requireYear, type Call } from '../records';
import { costItems, type CostItemCode } from '../tax';
import type { ScenarioAdjustment, ScenarioBase, ScenarioCost, ScenarioPeriod } from './scenario-base';

/** What scenarios of a year are computed from, as the registers are now. */
export async function scenarioBase(call: Call, given: { readonly year: string }): Promise<ScenarioBase> {
  const year = requireYear(given.year);
  const { record: facts, kinds } = await enterpriseOf(call, year);
  const registers = await yearRegisters(call, year);
  const { projects, earlier, courseOf } = await projectsBehind(call, year);
  const yearOf = await yearsWithCost(call, earlier, `${year}-12`);
  // What was excluded by hand is a switch of the scenario; all other rules hold.
  const open = {
    ...registers,
    projects: registers.projects.map((each) =>
      each.eligibility === 'excluded' ? { ...each, eligibility: null } : each,
    ),
  };
  const wasCollected = async (each: string) => (await recomputedTime(call, each)) !== null;
  const rules = await eligibilityInput(call, open, kinds, wasCollected);
  const { locked, kept } = await keptCost(call, year);
  const from = allocateFromEach(registers);
  const counted = (source: CostSource) =>
    switchableExclusions(
      [...(kept as readonly CostRecord[]), ...from[source].filter((each) => !locked.has(each))],
      rules,
    );
  const costs = { allocation: counted('allocation'), voucher: counted('voucher') };
  const periodOf = async (period: 'ANNUAL' | 'Q1_Q3'): Promise<ScenarioPeriod> => {
    const until = `${year}-${lastMonthOf[period]}`;
    return {
      costs: { allocation: inShort(costs.allocation, until), voucher: inShort(costs.voucher, until) },
      otherMatters: await otherMattersOf(call, year, period),
    };
  };
  const carriedFrom = async (before: string) => (await preferential(call, { year: before })).lines['52']!;
  const splits = asksFourthQuarter(year, 'ANNUAL', []);
  const advance = splits && (await filedPaper<Preferential>(call, year, paperNames.preferential('Q1_Q3')));
  const { filed } = await yearState(call, { year });
  return {
    year,
    kinds,
    projects: projects.map((each) => ({
      ...{ id: each.id, code: each.code, name: each.name },
      // A draft may lack both.
      expenditureType: (each.expenditureType as string | null) ?? '',
      completion: (each.completion as string | null) ?? '',
      ...{ endTime: each.endTime, course: courseOf(each.code) },
      ...{ eligibility: each.eligibility, exclusionReason: each.exclusionReason },
      earlier: earlier
        .filter(({ code }) => code === each.code)
        .map((before) => {
          const { costs, ...own } = yearOf(before);
          return { ...own, costs: costs.map(countedCost) };
        }),
    })),
    sources: sourcesOf(costSources(registers, registers.sourceChoices), projects),
    grants: (await call.records.find(grant, { order: [{ field: 'documentNo' }] }))
      .filter(({ id }) =>
        rules.grantSpending.some((spent) => spent.grantId === id && spent.date.startsWith(`${year}-`)),
      )
      .map(({ id, documentNo, name, treatment }) => ({ id, documentNo, name, treatment })),
    adjustments: (
      await call.records.find(costAdjustment, {
        where: [{ field: 'month', is: 'likeRight', value: `${year}-` }],
        order: [{ field: 'month' }, { field: 'projectId' }, { field: 'item' }],
      })
    ).map(({ id, projectId, month, item, amount, reason }): ScenarioAdjustment => ({
      ...{ id, projectId, month, amount, reason },
      item: item as CostItemCode,
    })),
    annual: await periodOf('ANNUAL'),
    threeQuarters: splits ? await periodOf('Q1_Q3') : null,
    filedThreeQuarters: advance ? advance.base : null,
    assets: await formedAssets(call, { year, kinds, period: 'ANNUAL' }),
    origins: [...(await soldOrigins(call, year)), ...(await carriedOrigins(call, { year, carriedFrom }))],
    inputs: await yearInputsOf(call, year),
    facts: {
      taxRate: facts?.taxRate ?? null,
      taxableIncome: facts?.taxableIncome ?? null,
      revenue: facts?.revenue ?? null,
      totalAssets: facts?.totalAssets ?? null,
      staffAverage: facts?.staffAverage ?? null,
    },
    computed: (await preferential(call, { year })).lines['51']!,
    isFiled: filed !== null,
  };
}

const countedCost = ({ projectId, month, item, amount, excluded, expenditureType }: CountedCost): CountedCost => ({
  ...{ projectId, month, item, amount, excluded, expenditureType },
});

/** Records up to a month: added up by project, item and type, but for those whose exclusions can be switched. */
function inShort(records: readonly SwitchableRecord[], until: string): ScenarioCost[] {
  const within = records.filter(({ month }) => month <= until);
  const plain = within.filter(({ switchable }) => switchable.length === 0);
  const alone = within.filter(({ switchable }) => switchable.length > 0);
  const groups = grouped(plain, ({ projectId, item, expenditureType }) => [projectId, item, expenditureType].join(' '));
  return [
    ...[...groups.values()].map((own) => costOf(own[0]!, until, own)),
    ...alone.map((record) => costOf(record, record.month, [record])),
  ];
}

const costOf = (
  { projectId, item, expenditureType, switchable }: SwitchableRecord,
  month: string,
  of: readonly SwitchableRecord[],
): ScenarioCost => ({
  ...{ projectId, month, item, expenditureType, switchable },
  amount: addUp(of.map((each) => each.amount)),
  excluded: addUp(of.map((each) => each.excluded)),
});

function sourcesOf(sourceOf: ReturnType<typeof costSources>, projects: readonly { readonly id: string }[]) {
  return costItems
    .filter(({ code }) => hasRegister(code))
    .map(({ code: item, label }) => {
      const { source, choice } = sourceOf(item);
      const own = projects.flatMap(({ id }) => {
        const chosen = sourceOf(item, id);
        return chosen.isOfProject ? [{ projectId: id, source: chosen.source }] : [];
      });
      return { item, label, source, choice, projects: own };
    });
}
