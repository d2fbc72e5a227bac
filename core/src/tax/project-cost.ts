import { sum, yuan, type Amount } from '../kernel/money';
import { given, type GivenAmount } from './amount-given';
import { itemsOf, type CostCategory, type CostItemCode } from './cost-items';

export type ExpenditureType = 'expensed' | 'capitalised';

/**
 * The cost of one project in 元, cumulative for the period and already reduced for non-taxed funds and for what is
 * not eligible. A capitalised project brings its whole accumulated cost.
 */
export interface ProjectCostInput {
  readonly id: string;
  /** Code or name, for the trace. */
  readonly label?: string;
  readonly expenditureType: ExpenditureType;
  /** Whether the project ended in the period; decides only for capitalised ones. */
  readonly ended: boolean;
  readonly personnel?: GivenAmount;
  readonly directInput?: GivenAmount;
  readonly depreciation?: GivenAmount;
  readonly amortisation?: GivenAmount;
  readonly design?: GivenAmount;
  readonly other?: GivenAmount;
  /** Amounts paid, 100 %. */
  readonly entrustDomestic?: GivenAmount;
  readonly entrustOverseasOrg?: GivenAmount;
  readonly entrustOverseasPerson?: GivenAmount;
  /** Detail behind the categories. A category that is not given is the sum of its items. */
  readonly items?: Partial<Record<CostItemCode, GivenAmount>>;
}

export const fiveCategories = ['personnel', 'directInput', 'depreciation', 'amortisation', 'design'] as const;
export type SixCategory = Exclude<CostCategory, 'entrusted'>;
export type Entrusted = 'entrustDomestic' | 'entrustOverseasOrg' | 'entrustOverseasPerson';

export interface ProjectCost {
  readonly id: string;
  readonly label: string;
  readonly expenditureType: ExpenditureType;
  readonly categories: Readonly<Record<SixCategory, Amount<'yuan'>>>;
  readonly entrusted: Readonly<Record<Entrusted, Amount<'yuan'>>>;
  readonly items: Readonly<Partial<Record<CostItemCode, Amount<'yuan'>>>>;
  /** The first five categories together. */
  readonly five: Amount<'yuan'>;
}

/** Expensed projects, and capitalised ones that have ended: the projects a year's form counts. */
export function countedProjects(projects: readonly ProjectCostInput[]): ProjectCost[] {
  return projects.filter(({ expenditureType, ended }) => expenditureType === 'expensed' || ended).map(projectCost);
}

export function projectCost(input: ProjectCostInput): ProjectCost {
  const items = Object.fromEntries(
    Object.entries(input.items ?? {}).map(([code, amount]) => [code, given(amount)]),
  ) as Partial<Record<CostItemCode, Amount<'yuan'>>>;
  const category = (name: SixCategory) =>
    input[name] === undefined ? sum(itemsOf(name).map(({ code }) => items[code] ?? yuan(0))) : given(input[name]);
  const entrusted = (name: Entrusted, code: CostItemCode) =>
    input[name] === undefined ? (items[code] ?? yuan(0)) : given(input[name]);

  const categories = {
    personnel: category('personnel'),
    directInput: category('directInput'),
    depreciation: category('depreciation'),
    amortisation: category('amortisation'),
    design: category('design'),
    other: category('other'),
  };
  return {
    id: input.id,
    label: input.label ?? input.id,
    expenditureType: input.expenditureType,
    categories,
    entrusted: {
      entrustDomestic: entrusted('entrustDomestic', '7.1'),
      entrustOverseasOrg: entrusted('entrustOverseasOrg', '7.2'),
      entrustOverseasPerson: entrusted('entrustOverseasPerson', '7.3'),
    },
    items,
    five: sum(fiveCategories.map((name) => categories[name])),
  };
}
