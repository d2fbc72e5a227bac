import { costRecord, deductibleAmount, type CostPart } from '../../cost';
import { faults, Refusal, text, type Trace, isId } from '../../kernel';
import { requireYear, type Call, type RecordOf, type Where } from '../../records';
import { sum, yuan } from '../../kernel/money';
import { withExclusions } from './exclusion-traces';
import {
  costItems,
  isCostItemCode,
  itemsOf,
  type CostCategory,
  type CostItemCode,
  type DeclarationPeriod,
} from '../../tax';
import { periodCosts, lastMonthOf, type PeriodCost } from './period-costs';
import { sourceNames } from './source-names';

const UNKNOWN = text('该数据已重新计算，请刷新后重试', 'This figure was recomputed meanwhile; refresh and try again');

/**
 * Expands a leaf of the trace of A107012 or of a summary. Keys: `item:<project>:<code>` and
 * `category:<project>:<category>` return the months of the amount, with `opening:` before the project those of earlier
 * years; `record:<id>` and `month:<project>:<code>:<yyyy-MM>` return the register and voucher rows of a month, and what
 * of it does not count for the deduction. `collected:<project>:<code>` and `collectedRecord:<id>` are the same for the
 * whole cost, as the statistics take it.
 */
export async function explain(
  call: Call,
  given: { year: string; key: string; addedType?: DeclarationPeriod },
): Promise<Trace> {
  const year = requireYear(given.year);
  const [kind, ...rest] = given.key.split(':');
  const isOpening = rest[0] === 'opening';
  const [id = '', what = ''] = isOpening ? rest.slice(1) : rest;
  if (kind === 'record' || kind === 'month' || kind === 'collectedRecord') {
    const named: NamedRecord = kind !== 'month' ? { id } : { projectId: id, item: what, month: rest[2] ?? '' };
    const record = await recordOf(call, named);
    const trace = collectedTrace(record, await sourceNames(call, partsOf(record)));
    return kind === 'collectedRecord' ? trace : withExclusions(trace, record);
  }
  const codes =
    kind === 'item' || kind === 'collected'
      ? costItems.filter(({ code }) => code === what).map(({ code }) => code)
      : codesOf(what);
  const costs = await periodCosts(call, year, given.addedType ?? 'ANNUAL');
  const cost = costs.find((each) => each.id === id);
  if (!cost || codes.length === 0) throw new Refusal({ ...faults.invalid(UNKNOWN), code: 404 });
  const until = isOpening ? `${Number(year) - 1}-12` : `${year}-${lastMonthOf[given.addedType ?? 'ANNUAL']}`;
  return monthsTrace(call, given.key, cost, codes, until, kind === 'collected');
}

type CostRecordRow = RecordOf<typeof costRecord>;

const isMonth = (month: string) => /^\d{4}-\d{2}$/.test(month);
const codesOf = (category: string): CostItemCode[] => itemsOf(category as CostCategory).map(({ code }) => code);

/** A cost record by its id, or by project, item and month. */
type NamedRecord =
  | { readonly id: string }
  | { readonly projectId: string; readonly item: string; readonly month: string };

async function recordOf(call: Call, named: NamedRecord): Promise<CostRecordRow> {
  const isNamed =
    'id' in named ? isId(named.id) : isId(named.projectId) && isCostItemCode(named.item) && isMonth(named.month);
  const where: Where<typeof costRecord> = (Object.keys(named) as (keyof typeof named)[]).map((field) => ({
    field,
    is: 'equal',
    value: named[field],
  }));
  const [found] = isNamed ? await call.records.find(costRecord, { where }) : [];
  if (!found) throw new Refusal({ ...faults.invalid(UNKNOWN), code: 404 });
  return found;
}

async function monthsTrace(
  call: Call,
  key: string,
  cost: PeriodCost,
  codes: readonly CostItemCode[],
  until: string,
  whole: boolean,
): Promise<Trace> {
  const records = await call.records.find(costRecord, {
    where: [
      { field: 'projectId', is: 'in', value: cost.projectIds },
      { field: 'item', is: 'in', value: codes },
      { field: 'month', is: 'lessOrEqual', value: until },
    ],
    order: [{ field: 'month' }, { field: 'item' }],
  });
  const label = cost.label ?? cost.id;
  const names = costItems.filter(({ code }) => codes.includes(code)).map((item) => item.label);
  return {
    key,
    label: text(
      `${label}：${names.map(({ zh }) => zh).join('、')}`,
      `${label}: ${names.map(({ en }) => en).join(', ')}`,
    ),
    value: sum(records.map((record) => yuan(whole ? record.amount : deductibleAmount(record)))).toString(),
    formula: text('各月归集金额之和', 'The months’ cost records added up'),
    inputs: records.map((record) => {
      const trace = whole ? collectedTrace(record, new Map()) : recordTrace(record, new Map());
      return { ...trace, inputs: [], deeper: `${whole ? 'collectedRecord' : 'record'}:${record.id}` };
    }),
  };
}

const partsOf = (record: CostRecordRow) => (record.parts as CostPart[] | null) ?? [];

/** What of a cost record counts for the deduction. */
export const recordTrace = (record: CostRecordRow, names: ReadonlyMap<string, string>): Trace =>
  withExclusions(collectedTrace(record, names), record);

function collectedTrace(record: CostRecordRow, names: ReadonlyMap<string, string>): Trace {
  const item = costItems.find(({ code }) => code === record.item);
  const { month } = record;
  return {
    key: `record:${record.id}`,
    label: text(`${month} ${item?.label.zh ?? ''}`, `${month} ${item?.label.en ?? ''}`),
    value: record.amount,
    formula:
      record.origin === 'voucher'
        ? text('本月对应科目凭证借方减贷方之和', 'Debits less credits of the matched accounts of the month')
        : text('本月各台账行分摊金额之和', 'The parts of the month’s register rows added up'),
    inputs: partsOf(record).map((part, index) => ({
      key: `part:${record.id}:${index}`,
      label: labelled(names.get(part.source.id), part.formula),
      value: part.amount,
      formula: part.formula,
      source: part.source,
      inputs: part.figures.map((figure, place) => ({
        key: `figure:${record.id}:${index}:${place}`,
        label: figure.label,
        value: figure.value,
        formula: text('登记数', 'As entered'),
        inputs: [],
        source: figure.source ?? part.source,
      })),
    })),
  };
}

const labelled = (name: string | undefined, formula: Trace['formula']) =>
  name ? text(`${name}：${formula.zh}`, `${name}: ${formula.en}`) : formula;
