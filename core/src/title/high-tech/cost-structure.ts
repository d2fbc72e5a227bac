import { text, type Text } from '../../kernel';
import { sum, tenThousandYuan, toTenThousandYuan, yuan, type Amount } from '../../kernel/money';
import { itemsOfExpense } from '../../statistics';
import type { Activity } from './activities';

/** The lines of 表五 that hold cost, with the expense codes of form 107-2 they take in. */
export const costCategories = {
  personnel: { label: text('人员人工费用', 'Personnel'), code: '8' },
  direct: { label: text('直接投入费用', 'Direct input'), code: '9' },
  depreciation: { label: text('折旧费用与长期待摊费用', 'Depreciation and deferred expenses'), code: '10' },
  amortisation: { label: text('无形资产摊销费用', 'Amortisation'), code: '11' },
  design: { label: text('设计费用', 'Design'), code: '12' },
  trial: { label: text('装备调试费用与试验费用', 'Commissioning and trials'), code: '13' },
  other: { label: text('其他费用', 'Other'), code: '19' },
} as const satisfies Readonly<Record<string, { readonly label: Text; readonly code: string }>>;

export type CostCategory = keyof typeof costCategories;
const categories = Object.keys(costCategories) as CostCategory[];

/** The lines of 企业年度研究开发费用结构明细表 in the order of the form. */
export const costLines = {
  internal: text('内部研究开发费用', 'Internal R&D cost'),
  personnel: text('其中：人员人工费用', 'of which personnel'),
  direct: costCategories.direct.label,
  depreciation: costCategories.depreciation.label,
  amortisation: costCategories.amortisation.label,
  design: costCategories.design.label,
  trial: costCategories.trial.label,
  other: costCategories.other.label,
  entrusted: text('委托外部研究开发费用', 'Entrusted R&D cost'),
  domestic: text('其中：境内的外部研发费用', 'of which in China'),
  total: text('研究开发费用（内、外部）小计', 'R&D cost, internal and entrusted'),
} as const satisfies Readonly<Record<string, Text>>;

export type CostLine = keyof typeof costLines;
export type CostCells = Readonly<Record<CostLine, string>>;

/** Cost by category of a whole year in 元, exact. */
export interface YearCost {
  readonly categories: Readonly<Record<CostCategory, string>>;
  readonly entrustedDomestic: string;
  readonly entrustedOverseas: string;
}

/** A column of 表五 in 万元 with 2 decimals. */
export interface CostColumn {
  readonly code: string;
  readonly name: string;
  readonly cells: CostCells;
}

/** 表五 of a year: a column an activity, and their total. */
export interface CostStructure {
  readonly year: string;
  readonly columns: readonly CostColumn[];
  readonly total: CostCells;
  /** The same in 元 by the ledgers, not rounded to 万元. */
  readonly cost: YearCost;
  /** 元: what the ledgers have; that of the table differs by rounding alone. */
  readonly ledgerTotal: string;
  /** 元: the table − the ledgers, of rounding to 万元. */
  readonly rounding: string;
}

/** Cost of a project in a year by item, in 元. */
export interface ProjectItems {
  readonly projectCode: string;
  readonly items: Readonly<Partial<Record<string, string>>>;
}

const DOMESTIC = ['7.1'];
const OVERSEAS = ['7.2', '7.3'];

/**
 * 表五 of a year out of the cost of its projects in the calibre of high-tech enterprises (docs/rules.md, Three calibres):
 * amounts as they were spent, entrusted R&D in full. Each amount is rounded to 万元; sums are those of the amounts printed.
 */
export function costStructure(
  year: string,
  activities: readonly Pick<Activity, 'code' | 'name' | 'projectCodes'>[],
  projects: readonly ProjectItems[],
): CostStructure {
  const columns = activities.map(({ code, name, projectCodes }): CostColumn => {
    const own = projects.filter(({ projectCode }) => projectCodes.includes(projectCode));
    return { code, name, cells: cellsOf(yearCost(own)) };
  });
  const total = Object.fromEntries(
    Object.keys(costLines).map((line) => [line, tenThousands(columns.map(({ cells }) => cells[line as CostLine]))]),
  ) as CostCells;
  const cost = yearCost(projects);
  const ledgerTotal = totalOf(cost);
  return {
    ...{ year, columns, total, cost },
    ledgerTotal: ledgerTotal.toString(),
    rounding: tenThousandYuan(total.total).in('yuan').minus(ledgerTotal).toString(),
  };
}

/** Cost of projects together, by category. */
export function yearCost(projects: readonly ProjectItems[]): YearCost {
  const of = (items: readonly string[]) =>
    sum(projects.flatMap((project) => items.map((item) => yuan(project.items[item] ?? '0')))).toString();
  return {
    categories: Object.fromEntries(
      categories.map((key) => [key, of(itemsOfExpense(costCategories[key].code))]),
    ) as YearCost['categories'],
    entrustedDomestic: of(DOMESTIC),
    entrustedOverseas: of(OVERSEAS),
  };
}

/** All cost in 元, entrusted R&D in full. */
export const totalOf = ({ categories: own, entrustedDomestic, entrustedOverseas }: YearCost): Amount<'yuan'> =>
  sum([...Object.values(own), entrustedDomestic, entrustedOverseas].map((each) => yuan(each)));

function cellsOf({ categories: own, entrustedDomestic, entrustedOverseas }: YearCost): CostCells {
  const cells = Object.fromEntries(categories.map((key) => [key, toTenThousandYuan(own[key], 'yuan')])) as Record<
    CostCategory,
    string
  >;
  const internal = tenThousands(Object.values(cells));
  const domestic = toTenThousandYuan(entrustedDomestic, 'yuan');
  const entrusted = tenThousands([domestic, toTenThousandYuan(entrustedOverseas, 'yuan')]);
  return { internal, ...cells, entrusted, domestic, total: tenThousands([internal, entrusted]) };
}

/** The sum of amounts in 万元. */
export const tenThousands = (amounts: readonly string[]): string =>
  sum(
    amounts.map((amount) => tenThousandYuan(amount)),
    'tenThousandYuan',
  ).toString();
