import { text, type Trace } from '../../kernel';
import { addUp } from '../../kernel/money';
import type { Call } from '../../records';
import { costItems, type CostItemCode } from '../../tax';
import { relatedCost } from '../related-cost';
import type { PeriodCost } from './period-costs';
import { contractsOfYear, projectsOfYear } from '../../project';
import { relatedDetails } from './related-details';

/** What related trustees reported of some items of a ledger, row by row, earlier years as one. */
export async function relatedTrace(
  call: Call,
  year: string,
  key: string,
  { cost, costs }: { readonly cost: PeriodCost; readonly costs: readonly PeriodCost[] },
  codes: readonly CostItemCode[],
): Promise<Trace> {
  const projects = new Map((await projectsOfYear(call, year)).map((each) => [each.id, each]));
  const detail = (await relatedDetails(call, costs, projects, await contractsOfYear(call, year))).get(cost.id);
  const rows = (detail?.lines ?? []).filter(({ item }) => codes.includes(item));
  const before = codes.flatMap((code) => detail?.opening[code] ?? []);
  const names = costItems.filter(({ code }) => codes.includes(code)).map(({ label }) => label);
  return {
    key,
    label: text(
      `${cost.label ?? cost.id}：${names.map(({ zh }) => zh).join('、')}（受托关联方）`,
      `${cost.label ?? cost.id}: ${names.map(({ en }) => en).join(', ')} (related party)`,
    ),
    value: addUp([...before, ...rows.map(({ amount }) => amount)]),
    formula: text('受托关联方提供的研发费用支出明细之和', 'What the related party reported, added up'),
    inputs: [
      ...before.map((value, at) => ({
        key: `${key}/before/${at}`,
        label: text('以前年度', 'Earlier years'),
        value,
        formula: ENTERED,
        inputs: [],
      })),
      ...rows.map(({ id, partnerName, voucherDate, summary, amount }) => ({
        key: `related:${id}`,
        label: text(
          `${voucherDate ?? ''} ${partnerName} ${summary ?? ''}`.trim(),
          `${voucherDate ?? ''} ${partnerName} ${summary ?? ''}`.trim(),
        ),
        value: amount,
        formula: ENTERED,
        inputs: [],
        source: { resource: relatedCost.name, id },
      })),
    ],
  };
}

const ENTERED = text('登记数', 'As entered');
