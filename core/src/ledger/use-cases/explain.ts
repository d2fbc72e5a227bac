import { costRecord, type CostPart } from '../../cost';
import { faults, Refusal, text, type Trace, isId } from '../../kernel';
import { requireYear, type Call, type RecordOf, type Where } from '../../records';
import { sum, yuan } from '../../kernel/money';
import {
  costItems,
  isCostItemCode,
  itemsOf,
  type CostCategory,
  type CostItemCode,
  type DeclarationPeriod,
} from '../../tax';
import { projectOpening, type OpeningAmount } from '../../project';
import { periodCosts, type PeriodCost } from './period-costs';
import { sourceNames } from './source-names';

const UNKNOWN = text('该数据已重新计算，请刷新后重试', 'This figure was recomputed meanwhile; refresh and try again');

/**
 * Expands a leaf of the trace of A107012 or of a summary. Keys: `item:<project>:<code>` and
 * `category:<project>:<category>` return the months of the amount, with `opening:` before the project those of earlier
 * years; `record:<id>` and `month:<project>:<code>:<yyyy-MM>` return the register and voucher rows of a month. Of a
 * project with both phases the capitalised ledger is `<project>/capitalised`.
 */
export async function explain(
  call: Call,
  given: { year: string; key: string; addedType?: DeclarationPeriod },
): Promise<Trace> {
  const year = requireYear(given.year);
  const [kind, ...rest] = given.key.split(':');
  const isOpening = rest[0] === 'opening';
  const [id = '', what = ''] = isOpening ? rest.slice(1) : rest;
  if (kind === 'record' || kind === 'month') {
    const [projectId = '', type = 'expensed'] = id.split('/');
    const named: NamedRecord = kind === 'record' ? { id } : { projectId, item: what, month: rest[2] ?? '' };
    const record = await recordOf(call, named, type);
    return recordTrace(record, await sourceNames(call, partsOf(record)));
  }
  const codes = kind === 'item' ? costItems.filter(({ code }) => code === what).map(({ code }) => code) : codesOf(what);
  const costs = await periodCosts(call, year, given.addedType ?? 'ANNUAL');
  const cost = costs.find((each) => each.id === id);
  if (!cost || codes.length === 0) throw new Refusal({ ...faults.invalid(UNKNOWN), code: 404 });
  return monthsTrace(given.key, cost, codes, isOpening ? year : null);
}

type CostRecordRow = RecordOf<typeof costRecord>;

const isMonth = (month: string) => /^\d{4}-\d{2}$/.test(month);
const codesOf = (category: string): CostItemCode[] => itemsOf(category as CostCategory).map(({ code }) => code);

/** A cost record by its id, or by project, item and month. */
type NamedRecord =
  | { readonly id: string }
  | { readonly projectId: string; readonly item: string; readonly month: string };

async function recordOf(call: Call, named: NamedRecord, type: string): Promise<CostRecordRow> {
  const isNamed =
    'id' in named ? isId(named.id) : isId(named.projectId) && isCostItemCode(named.item) && isMonth(named.month);
  const where: Where<typeof costRecord> = (Object.keys(named) as (keyof typeof named)[]).map((field) => ({
    field,
    is: 'equal',
    value: named[field],
  }));
  const all = isNamed ? await call.records.find(costRecord, { where }) : [];
  const found = all.find((record) => record.expenditureType === type) ?? all[0];
  if (!found) throw new Refusal({ ...faults.invalid(UNKNOWN), code: 404 });
  return found;
}

/** The months of some items of a ledger, those before the year `openingOf` only if it is given. */
function monthsTrace(key: string, cost: PeriodCost, codes: readonly CostItemCode[], openingOf: string | null): Trace {
  const isMeant = ({ item }: { readonly item: CostItemCode }) => codes.includes(item);
  const records = cost.records
    .filter((record) => isMeant(record) && (openingOf === null || record.year < openingOf))
    .sort((a, b) => (`${a.month} ${a.item}` < `${b.month} ${b.item}` ? -1 : 1));
  const before = cost.before.filter(isMeant);
  const label = cost.label ?? cost.id;
  const names = costItems.filter(({ code }) => codes.includes(code)).map((item) => item.label);
  return {
    key,
    label: text(
      `${label}：${names.map(({ zh }) => zh).join('、')}`,
      `${label}: ${names.map(({ en }) => en).join(', ')}`,
    ),
    value: sum([...before, ...records].map(({ amount }) => yuan(amount))).toString(),
    formula: cost.writtenOff
      ? text(
          '项目失败或终止，资本化余额转入当期费用：各月归集金额与期初余额之和（税总公告2017年第40号 七（四））',
          'The project failed or was terminated, its capitalised balance is expensed: the months and the opening balance added up',
        )
      : text('各月归集金额之和', 'The months’ cost records added up'),
    inputs: [
      ...before.map(openingTrace),
      ...records.map((record) => ({ ...recordTrace(record, new Map()), inputs: [], deeper: `record:${record.id}` })),
    ],
  };
}

/** An amount from before the years of its project were kept here. */
export function openingTrace({ id, date, item, amount }: OpeningAmount): Trace {
  const { zh, en } = costItems.find(({ code }) => code === item)!.label;
  return {
    key: `opening:${id}`,
    label: text(`${date} 期初余额 ${zh}`, `${date} opening balance, ${en}`),
    value: amount,
    formula: text('登记数', 'As entered'),
    inputs: [],
    source: { resource: projectOpening.name, id },
  };
}

const partsOf = (record: CostRecordRow) => (record.parts as CostPart[] | null) ?? [];

export function recordTrace(record: CostRecordRow, names: ReadonlyMap<string, string>): Trace {
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
