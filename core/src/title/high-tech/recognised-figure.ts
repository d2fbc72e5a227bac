import { text, type Trace } from '../../kernel';
import { statisticsAmounts } from '../../statistics';
import type { YearFacts } from '../figures/year-facts';
import { totalOf, yearCost } from './cost-structure';
import { recognisedBasis, recognisedCost, type RecognisedCost } from './recognised-cost';

/**
 * R&D cost of a year in 元 as the conditions of high-tech enterprises count it (认定口径), all of it or what was spent in
 * China; null where the ledgers have none. 国科发火〔2016〕195号 三（六）
 */
export function recognisedFigure(facts: YearFacts, year: number, part: 'total' | 'domestic'): Promise<Trace | null> {
  return facts.other(`recognised ${year} ${part}`, async (call) => {
    const cost = yearCost(await statisticsAmounts(call, String(year)));
    return totalOf(cost).isZero() ? null : traceOf(year, part, recognisedCost(cost));
  });
}

function traceOf(year: number, part: 'total' | 'domestic', cost: RecognisedCost): Trace {
  const steps = cost.steps.filter(({ key }) => part === 'total' || key !== 'overseas');
  return {
    key: `recognised/${part}/${year}`,
    label: text(`${year} 年研究开发费用（认定口径）`, `R&D cost of ${year} as the conditions count it`),
    value: cost[part],
    formula:
      part === 'total'
        ? text('内部研发费用（其他费用不超过 20%）+ 委托外部 × 80%', 'Internal (other within 20%) + entrusted × 80%')
        : text('内部研发费用 + 委托境内 × 80%', 'Internal + entrusted in China × 80%'),
    basis: recognisedBasis,
    inputs: steps.map(({ key, label, formula, counted, actual }) => ({
      ...{ key: `recognised/${year}/${key}`, label, value: counted, formula },
      inputs: [{ key: `spent/${year}/${key}`, label: spent, value: actual, formula: spent, inputs: [] }],
    })),
  };
}
const spent = text('账面实际发生额', 'As spent by the ledgers');
