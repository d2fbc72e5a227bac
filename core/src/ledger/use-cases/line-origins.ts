import { formedIntangible, productionBatch, productionBatchProject, specialIncome } from '../../cost';
import {
  compared,
  dividedBy,
  evaluate,
  decimalText,
  rational,
  text,
  times,
  zero,
  type Text,
  type Trace,
} from '../../kernel';
import { formatMoney, sum, yuan } from '../../kernel/money';
import { wholly, type Call, type Condition, type RecordOf, type Resource } from '../../records';
import {
  isCoveredYear,
  superDeduction,
  traceOfLine,
  type DeclarationPeriod,
  type EnterpriseKind,
  type ProjectCostInput,
} from '../../tax';
import type { OverriddenLine } from '../year-inputs';
import { amortisedOf } from './amortised-asset';
import { calculated } from './calculated';
import { costsOnce, type CostsOf } from './period-costs';

/** What a register row brings to a line in a quarter, 元. */
export interface LineOrigin {
  readonly line: OverriddenLine;
  /** 0 to 3. */
  readonly quarter: number;
  readonly amount: string;
  readonly label: Text;
  readonly formula: Text;
  readonly source?: NonNullable<Trace['source']>;
}

export interface LineOrigins {
  readonly origins: readonly LineOrigin[];
  /** What keeps a row from being counted, or is missing. */
  readonly notices: readonly Text[];
}

export interface AskedForm {
  readonly year: string;
  readonly period: DeclarationPeriod;
  readonly kinds: readonly EnterpriseKind[];
  /** Cost of the year's projects up to the end of the period. */
  readonly projects: readonly ProjectCostInput[];
  /** The costs of earlier years; read here unless the form has read them. */
  readonly costsOf?: CostsOf;
}

const quarterOf = (date: string) => Math.floor((Number(date.slice(5, 7)) - 1) / 3);
const sourceOf = (resource: Resource, { id }: { id: string }) => ({ resource: resource.name, id });
const inYear = (year: string): readonly Condition<'date'>[] => [
  { field: 'date', is: 'greaterOrEqual', value: `${year}-01-01` },
  { field: 'date', is: 'lessOrEqual', value: `${year}-12-31` },
];

/** Lines 43, 44, 46 and 48 as the registers make them, by row and quarter of the whole year. */
export async function lineOrigins(call: Call, asked: AskedForm): Promise<LineOrigins> {
  const formed = formedOrigins(await formedAssets(call, asked), asked);
  return { origins: [...formed.origins, ...(await soldOrigins(call, asked.year))], notices: formed.notices };
}

/** Lines 46 and 48, which no cost of the year changes. */
export const soldOrigins = async (call: Call, year: string): Promise<LineOrigin[]> => [
  ...(await incomeOrigins(call, year)),
  ...(await saleOrigins(call, year)),
];

/** An asset of our own R&D with the cost that is amortised: 元, null where it is not known. */
export interface FormedAsset extends Pick<
  RecordOf<typeof formedIntangible>,
  'id' | 'assetsCode' | 'assetsName' | 'projectId' | 'date' | 'months' | 'disposedOn'
> {
  readonly cost: string | null;
  /** The cost is its project's part of line 42 in the form that is asked for, as it was formed in that year. */
  readonly isOfForm: boolean;
}

/** Every asset formed until the year. */
export async function formedAssets(
  call: Call,
  { year, kinds, costsOf = costsOnce(call) }: Omit<AskedForm, 'projects'>,
): Promise<FormedAsset[]> {
  const partOf = earlierParts(costsOf, kinds);
  const assets = await wholly(call).records.find(formedIntangible, {
    where: [{ field: 'date', is: 'lessOrEqual', value: `${year}-12-31` }],
    order: [{ field: 'date' }, { field: 'assetsCode' }],
  });
  const withCost: FormedAsset[] = [];
  for (const asset of assets) {
    const { id, assetsCode, assetsName, projectId, date, months, disposedOn, deductibleCost } = asset;
    const isOfForm = deductibleCost === null && date.slice(0, 4) === year && isCoveredYear(Number(year));
    const cost = deductibleCost ?? (isOfForm ? null : await partOf(asset));
    withCost.push({ id, assetsCode, assetsName, projectId, date, months, disposedOn, cost, isOfForm });
  }
  return withCost;
}

/** Lines 43 and 44: the amortisation of every asset, by its months in each quarter. */
export function formedOrigins(assets: readonly FormedAsset[], asked: AskedForm): LineOrigins {
  const { year, period } = asked;
  const origins: LineOrigin[] = [];
  const notices: Text[] = [];
  const ownPart = ownParts(asked);
  for (const asset of assets) {
    const { assetsCode, assetsName, months } = asset;
    const name = `${assetsCode} ${assetsName}`;
    const cost = asset.isOfForm ? ownPart(asset) : asset.cost;
    if (cost === null || yuan(cost).compare(yuan('0')) < 0) {
      notices.push(cost === null ? withoutCost(name) : belowZero(name, cost));
      continue;
    }
    const { line, quarters } = amortisedOf(asset, cost, year, period);
    quarters.forEach((amount, quarter) => {
      if (line === null || yuan(amount).isZero()) return;
      origins.push({
        ...{ line, quarter, amount },
        label: text(`${name}：第${quarter + 1}季度`, `${name}: Q${quarter + 1}`),
        formula: text(
          `可加计扣除成本${cost}÷${months}个月×本季度月数`,
          `Deductible cost ${cost} ÷ ${months} months × months in the quarter`,
        ),
        source: sourceOf(formedIntangible, asset),
      });
    });
  }
  const known = new Set(assets.map(({ projectId }) => projectId));
  for (const { id, project = id, label = id, expenditureType, ended } of asked.projects) {
    if (expenditureType !== 'capitalised' || !ended || known.has(project)) continue;
    notices.push(
      text(
        `${label}：资本化项目已结束，未登记自研形成无形资产，第43行未计其摊销额`,
        `${label}: this capitalised project ended without a record of the intangible it formed; line 43 lacks it`,
      ),
    );
  }
  return { origins, notices };
}

const withoutCost = (name: string): Text =>
  text(
    `${name}：项目在形成年度没有第42行金额，请填写可加计扣除成本，否则不计入摊销额`,
    `${name}: its project has no part of line 42 in the year it was formed; enter the deductible cost, else it does not count`,
  );

const belowZero = (name: string, cost: string): Text =>
  text(
    `${name}：项目在形成年度的第42行金额为${formatMoney(cost)}元，小于0，不计入摊销额，请核对项目费用或填写可加计扣除成本`,
    `${name}: its project's part of line 42 is ${formatMoney(cost)} yuan, below 0, and does not count; check the cost of the project or enter the deductible cost`,
  );

type ProjectOfAsset = Pick<FormedAsset, 'date' | 'projectId'>;

/** A project's part of line 42 in an earlier year its asset was formed in; null where it has none. A year is calculated once. */
function earlierParts(costsOf: CostsOf, kinds: readonly EnterpriseKind[]) {
  const calculate = async (year: string) =>
    partsOfForm({ year, period: 'ANNUAL', kinds, projects: await costsOf(year, 'ANNUAL') });
  const years = new Map<string, ReturnType<typeof calculate>>();
  return async ({ date, projectId }: ProjectOfAsset): Promise<string | null> => {
    const formedIn = date.slice(0, 4);
    // Before the law of the tables no form has a line 42 to take from.
    if (!isCoveredYear(Number(formedIn))) return null;
    const known = years.get(formedIn) ?? calculate(formedIn);
    years.set(formedIn, known);
    return (await known)(projectId)?.part ?? null;
  };
}

/** The same for the form that is asked for. Before its project has ended an asset has no amount to amortise either. */
function ownParts(asked: AskedForm): (asset: ProjectOfAsset) => string | null {
  let parts: ReturnType<typeof partsOfForm> | undefined;
  return ({ projectId }) => {
    parts ??= partsOfForm(asked);
    const found = parts(projectId);
    return found?.part ?? (found && !found.ended ? '0.00' : null);
  };
}

/** The part of line 42 of the capitalised ledger of a project. */
function partsOfForm({ year, period, kinds, projects }: AskedForm) {
  const form = calculated(() => superDeduction({ year: Number(year), period, enterpriseKinds: kinds, projects }));
  const parts = traceOfLine(form.trace, 42)?.inputs ?? [];
  return (projectId: string): { readonly ended: boolean; readonly part?: string } | null => {
    // A project with both phases has two ledgers, of which the capitalised one counts here.
    const ledgers = projects.filter(({ id, project = id }) => project === projectId);
    const ledger = ledgers.find(({ expenditureType }) => expenditureType === 'capitalised') ?? ledgers[0];
    if (!ledger) return null;
    const part = parts.find(({ key }) => key === `line42/project:${ledger.id}`)?.value;
    return { ended: ledger.ended, ...(part !== undefined && { part }) };
  };
}

/** Line 46: special income by its date. */
async function incomeOrigins(call: Call, year: string): Promise<LineOrigin[]> {
  const rows = await wholly(call).records.find(specialIncome, { where: inYear(year), order: [{ field: 'date' }] });
  return rows.map((row) => ({
    line: '46',
    quarter: quarterOf(row.date),
    amount: row.amount,
    label: text(`${row.date} ${row.itemName}`, `${row.date} ${row.itemName}`),
    formula: text('登记的收入金额', 'The amount of the record'),
    source: sourceOf(specialIncome, row),
  }));
}

/** Line 48: the material of batches sold in the year, whenever they were made; line 46: batches sold as scrap. */
async function saleOrigins(call: Call, year: string): Promise<LineOrigin[]> {
  const { records } = wholly(call);
  const batches = await records.find(productionBatch, { where: inYear(year), order: [{ field: 'date' }] });
  const shares = await records.find(productionBatchProject, {
    where: [{ field: 'batchId', is: 'in', value: batches.map(({ id }) => id) }],
  });
  return batches.flatMap((batch): LineOrigin[] => {
    const { batchNo, productName, date, madeOn, disposition, saleAmount } = batch;
    const quarter = quarterOf(date!);
    const source = sourceOf(productionBatch, batch);
    if (disposition === 'scrapped') {
      const label = text(`${date} ${batchNo} 报废出售`, `${date} ${batchNo} sold as scrap`);
      const formula = text('登记的销售金额', 'The amount of the sale');
      return saleAmount ? [{ line: '46', quarter, amount: saleAmount, label, formula, source }] : [];
    }
    const sold = soldMaterial(batch);
    const made = madeOn.slice(0, 4) === year ? '' : `（材料发生于${madeOn.slice(0, 4)}年度）`;
    const name = text(`${date} ${batchNo} ${productName}${made}`, `${date} ${batchNo} ${productName}, made ${madeOn}`);
    const others = shares
      .filter(({ batchId }) => batchId === batch.id)
      .map((share): LineOrigin => ({
        ...{ line: '48', quarter, amount: shareOf(sold, share.share) },
        label: text(`${name.zh}：分摊${share.share}%`, `${name.en}: share of ${share.share}%`),
        formula: text(`材料${sold}×${share.share}%`, `Material ${sold} × ${share.share}%`),
        source: sourceOf(productionBatchProject, share),
      }));
    const amount = yuan(sold)
      .minus(sum(others.map((share) => yuan(share.amount))))
      .toString();
    const formula = text('材料费用×销售数量÷试制数量', 'Material × quantity sold ÷ quantity made');
    return [{ line: '48', quarter, amount, label: name, formula, source }, ...others];
  });
}

/** The material of what was sold of a batch: all of it unless a smaller quantity is stated. */
function soldMaterial({ materialCost, quantity, soldQuantity }: RecordOf<typeof productionBatch>): string {
  const made = rational(quantity);
  if (!soldQuantity || compared(made, zero) <= 0) return materialCost;
  return decimalText(evaluate(dividedBy(times(materialCost, soldQuantity), quantity), rational), 2);
}

const shareOf = (amount: string, percent: string) =>
  decimalText(evaluate(dividedBy(times(amount, percent), '100'), rational), 2);
