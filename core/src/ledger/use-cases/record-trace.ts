import { costItems } from '../../tax';
import type { CostAmountRecord, costRecord, CostPart, ReadParts } from '../../cost';
import { text, type Text, type Trace } from '../../kernel';
import { projectOpening, type OpeningAmount } from '../../project';
import type { RecordOf } from '../../records';
import { withExclusions } from './exclusion-traces';

type CostRecordRow = RecordOf<typeof costRecord>;
type Names = ReadonlyMap<string, string>;

export const partsOf = (record: CostRecordRow) => (record.parts as CostPart[] | null) ?? [];

export const noParts: ReadParts = { open: [], hidden: null };

/** What of a cost record counts for the deduction, with its parts as the caller may read them. */
export const recordTrace = (record: CostAmountRecord, parts: ReadParts, names: Names = new Map()): Trace =>
  withExclusions(collectedTrace(record, parts, names), record);

/** A cost record as it was collected; `names` are those of the source rows of its parts. */
export function collectedTrace(record: CostAmountRecord, { open, hidden }: ReadParts, names: Names = new Map()): Trace {
  const item = costItems.find(({ code }) => code === record.item);
  const { month } = record;
  return {
    key: `record:${record.id}`,
    label: text(`${month} ${item?.label.zh ?? ''}`, `${month} ${item?.label.en ?? ''}`),
    value: record.amount,
    formula: withReason(
      record.origin === 'voucher'
        ? text('本月对应科目凭证借方减贷方之和', 'Debits less credits of the matched accounts of the month')
        : text('本月各台账行分摊金额之和', 'The parts of the month’s register rows added up'),
      record.sourceReason,
    ),
    inputs: [...open.map((part, index) => partTrace(record.id, part, index, names)), ...hiddenTrace(record.id, hidden)],
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

/** Adds why the item is taken from there. */
const withReason = (formula: Text, reason: Text | null): Text =>
  reason === null ? formula : text(`${formula.zh}（${reason.zh}）`, `${formula.en} (${reason.en})`);

const partTrace = (id: string, part: CostPart, index: number, names: Names): Trace => ({
  key: `part:${id}:${index}`,
  label: labelled(names.get(part.source.id), part.formula),
  value: part.amount,
  formula: part.formula,
  source: part.source,
  inputs: part.figures.map((figure, place) => ({
    key: `figure:${id}:${index}:${place}`,
    label: figure.label,
    value: figure.value,
    formula: text('登记数', 'As entered'),
    inputs: [],
    source: figure.source ?? part.source,
  })),
});

/** What the caller may not read row by row, as one total. */
function hiddenTrace(id: string, hidden: ReadParts['hidden']): Trace[] {
  if (!hidden) return [];
  const { amount, rows, label } = hidden;
  const formula = text(`${rows} 行合计`, `${rows} rows added up`);
  return [
    {
      key: `part:${id}:hidden`,
      label: text(`${label.zh}：${formula.zh}`, `${label.en}: ${formula.en}`),
      value: amount,
      formula,
      inputs: [],
    },
  ];
}

const labelled = (name: string | undefined, formula: Text): Text =>
  name ? text(`${name}：${formula.zh}`, `${name}: ${formula.en}`) : formula;
