import { deductibleAmount, partsReader } from '../../cost';
import { faults, Refusal, text, type Text, type Trace } from '../../kernel';
import { requireYear, type Call } from '../../records';
import { sum, yuan } from '../../kernel/money';
import {
  costItems,
  itemsOf,
  otherMattersId,
  type CostCategory,
  type CostItemCode,
  type DeclarationPeriod,
} from '../../tax';
import { costIdOf } from '../related-detail';
import { otherMattersTrace } from './other-matters';
import type { PeriodCost } from './period-costs';
import { collectedTrace, noParts, openingTrace, partsOf, recordTrace } from './record-trace';
import { relatedTrace } from './related-trace';
import { traceRecords, type CostRecordRow, type NamedRecord } from './trace-records';

const UNKNOWN = text('该数据已重新计算，请刷新后重试', 'This figure was recomputed meanwhile; refresh and try again');

/**
 * Expands a leaf of the trace of A107012 or of a summary. Keys: `item:<project>:<code>` and
 * `category:<project>:<category>` return the months of the amount, or its entries where the
 * project is `otherMatters`, with `opening:` before the project those of earlier
 * years; `record:<id>` and `month:<project>:<code>:<yyyy-MM>` return the register and voucher rows of a month, and what
 * of it does not count for the deduction. Of a project with both phases the capitalised ledger is
 * `<project>/capitalised`, and the cost detail of related trustees `<ledger>/related`. `collected:<project>:<code>` and `collectedRecord:<id>` are the same for the whole cost of the
 * year, as the statistics take it. A closed year is explained from what its declaration keeps.
 */
export async function explain(
  call: Call,
  given: { year: string; key: string; addedType?: DeclarationPeriod },
): Promise<Trace> {
  const year = requireYear(given.year);
  const [kind, ...rest] = given.key.split(':');
  const isOpening = rest[0] === 'opening';
  const [id = '', what = ''] = isOpening ? rest.slice(1) : rest;
  const from = await traceRecords(call, year);
  if (kind === 'record' || kind === 'month' || kind === 'collectedRecord') {
    const [projectId = '', type = 'expensed'] = id.split('/');
    const named: NamedRecord = kind === 'month' ? { projectId, item: what, month: rest[2] ?? '' } : { id };
    const record = recordOf(await from.named(named), type);
    const parts = (await partsReader(call, partsOf(record)))(partsOf(record));
    const names = await from.names(record, parts.open);
    return (kind === 'collectedRecord' ? collectedTrace : recordTrace)(record, parts, names);
  }
  const codes =
    kind === 'item' || kind === 'collected'
      ? costItems.filter(({ code }) => code === what).map(({ code }) => code)
      : codesOf(what);
  const period = given.addedType ?? 'ANNUAL';
  if (id === otherMattersId && codes.length > 0) {
    return otherMattersTrace(given.key, await from.otherMatters(period), codes);
  }
  const costs = await from.costs(period);
  const cost = costs.find((each) => each.id === costIdOf(id));
  if (!cost || codes.length === 0) throw new Refusal({ ...faults.invalid(UNKNOWN), code: 404 });
  if (cost.id !== id && !isPaid(codes)) return relatedTrace(call, year, given.key, { cost, costs }, codes);
  return kind === 'collected'
    ? collectedMonths(given.key, cost, codes, await from.collected(cost.projectId, codes))
    : monthsTrace(given.key, cost, codes, await from.whole(monthsOf(cost, codes, isOpening ? year : null)));
}

const isPaid = (codes: readonly CostItemCode[]) => codes.every((code) => code.startsWith('7.'));

const codesOf = (category: string): CostItemCode[] => itemsOf(category as CostCategory).map(({ code }) => code);

function recordOf(all: readonly CostRecordRow[], type: string): CostRecordRow {
  const found = all.find((record) => record.expenditureType === type) ?? all[0];
  if (!found) throw new Refusal({ ...faults.invalid(UNKNOWN), code: 404 });
  return found;
}

/** The records of some items of a ledger by month, those before the year `openingOf` only if it is given. */
const monthsOf = (cost: PeriodCost, codes: readonly CostItemCode[], openingOf: string | null) =>
  cost.records
    .filter(({ item, year }) => codes.includes(item) && (openingOf === null || year < openingOf))
    .sort((a, b) => (`${a.month} ${a.item}` < `${b.month} ${b.item}` ? -1 : 1));

/** The months of some items of a ledger, and what of them it opened with. */
function monthsTrace(
  key: string,
  cost: PeriodCost,
  codes: readonly CostItemCode[],
  records: readonly CostRecordRow[],
): Trace {
  const before = cost.before.filter(({ item }) => codes.includes(item));
  return {
    key,
    label: labelOf(cost, codes),
    value: sum([
      ...before.map(({ amount }) => yuan(amount)),
      ...records.map((record) => yuan(deductibleAmount(record))),
    ]).toString(),
    formula: cost.writtenOff
      ? text(
          '项目失败或终止，资本化余额转入当期费用：各月归集金额与期初余额之和（税总公告2017年第40号 七（四））',
          'The project failed or was terminated, its capitalised balance is expensed: the months and the opening balance added up',
        )
      : MONTHS,
    inputs: [
      ...before.map(openingTrace),
      ...records.map((record) => ({ ...recordTrace(record, noParts), inputs: [], deeper: `record:${record.id}` })),
    ],
  };
}

/** The months of some items of a project’s year as they were collected, in whatever phase. */
function collectedMonths(
  key: string,
  cost: PeriodCost,
  codes: readonly CostItemCode[],
  records: readonly CostRecordRow[],
): Trace {
  return {
    key,
    label: labelOf(cost, codes),
    value: sum(records.map(({ amount }) => yuan(amount))).toString(),
    formula: MONTHS,
    inputs: records.map((record) => ({
      ...collectedTrace(record, noParts),
      inputs: [],
      deeper: `collectedRecord:${record.id}`,
    })),
  };
}

const MONTHS = text('各月归集金额之和', 'The months’ cost records added up');

function labelOf(cost: PeriodCost, codes: readonly CostItemCode[]): Text {
  const label = cost.label ?? cost.id;
  const names = costItems.filter(({ code }) => codes.includes(code)).map((item) => item.label);
  return text(`${label}：${names.map(({ zh }) => zh).join('、')}`, `${label}: ${names.map(({ en }) => en).join(', ')}`);
}
