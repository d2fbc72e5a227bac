import { constant, exactFigure, leaf, minus, plus, text, type Cell, type Text } from '../kernel';
import type { DecimalInput } from '../kernel/money';
import { amountGiven, isGiven, type GivenAmount } from './amount-given';
import { costCategories, costItems, itemsOf, type CostCategory, type CostItem, type CostItemCode } from './cost-items';

export type ExpenditureType = 'expensed' | 'capitalised';

/**
 * The cost of one project in 元, cumulative for the period and already reduced for non-taxed funds and for what is
 * not eligible. A capitalised project includes its whole accumulated cost.
 */
export interface ProjectCostInput {
  /** Unlike that of any other project in the same input. */
  readonly id: string;
  /** The project, where it has an expensed and a capitalised ledger with ids of their own; the id unless given. */
  readonly project?: string;
  /** Code or name, for the trace. */
  readonly label?: string;
  readonly expenditureType: ExpenditureType;
  /** Whether the project ended in the period; relevant for capitalised ones only. */
  readonly ended: boolean;
  /** （一）人员人工费用 */
  readonly personnel?: GivenAmount;
  /** （二）直接投入费用 */
  readonly directInput?: GivenAmount;
  /** （三）折旧费用 */
  readonly depreciation?: GivenAmount;
  /** （四）无形资产摊销 */
  readonly amortisation?: GivenAmount;
  /** （五）新产品设计费等 */
  readonly design?: GivenAmount;
  /** （六）其他相关费用, before the limit. */
  readonly other?: GivenAmount;
  /** Amounts paid, 100%. */
  readonly entrustDomestic?: GivenAmount;
  readonly entrustOverseasOrg?: GivenAmount;
  readonly entrustOverseasPerson?: GivenAmount;
  /** Detail behind the categories. A category that is not given is the sum of its items. */
  readonly items?: Partial<Record<CostItemCode, GivenAmount>>;
}

export const fiveCategories = ['personnel', 'directInput', 'depreciation', 'amortisation', 'design'] as const;
export const sixCategories = ['personnel', 'directInput', 'depreciation', 'amortisation', 'design', 'other'] as const;
export type SixCategory = Exclude<CostCategory, 'entrusted'>;
export type Entrusted = 'entrustDomestic' | 'entrustOverseasOrg' | 'entrustOverseasPerson';

/** The cost item of each kind of entrusted R&D. */
export const entrustedItems = {
  entrustDomestic: itemOf('7.1'),
  entrustOverseasOrg: itemOf('7.2'),
  entrustOverseasPerson: itemOf('7.3'),
} as const;

const itemsByCategory = /* @__PURE__ */ new Map<SixCategory, readonly CostItem[]>(
  /* @__PURE__ */ sixCategories.map((name) => [name, itemsOf(name)]),
);

const fiveKinds = text('前五项小计', 'First five kinds');
const collected = text('项目归集金额', 'Amount collected for the project');

/** The cost of a project as cells of a worksheet, created lazily. An amount of 0 has no cell. */
export class ProjectCost {
  readonly id: string;
  readonly project: string;
  readonly label: Text;
  readonly expenditureType: ExpenditureType;
  readonly #input: ProjectCostInput;
  #fiveTotal: Cell | undefined;
  /** Memoised cells; null for an amount of 0, which has no cell. */
  readonly #cells: { [Place in CostItemCode | SixCategory | Entrusted]?: Cell | null } = {};

  constructor(input: ProjectCostInput) {
    this.#input = input;
    this.id = input.id;
    this.project = input.project ?? input.id;
    this.label = text(input.label ?? input.id, input.label ?? input.id);
    this.expenditureType = input.expenditureType;
  }

  item({ code, line }: CostItem): Cell | undefined {
    const amount = this.#input.items?.[code];
    if (!isGiven(amount)) return undefined;
    const known = this.#cells[code];
    return known === undefined ? this.#keep(code, this.#leaf(amount, line, 'item', code)) : (known ?? undefined);
  }

  itemsOf(category: SixCategory): Cell[] {
    return this.#input.items ? present(itemsByCategory.get(category)!.map((item) => this.item(item))) : [];
  }

  category(name: SixCategory): Cell | undefined {
    const known = this.#cells[name];
    return known === undefined ? this.#keep(name, this.#categoryCell(name)) : (known ?? undefined);
  }

  /** What a category has beyond its items, as the 2021版 ledger has no items. */
  withoutItems(name: SixCategory): Cell | undefined {
    if (!isGiven(this.#input[name])) return undefined;
    const whole = this.category(name);
    const items = this.itemsOf(name);
    return items.length === 0 ? whole : this.#rest(name, whole, items);
  }

  #rest(name: SixCategory, whole: Cell | undefined, items: readonly Cell[]): Cell {
    const label = text(`${this.label.zh}：未分明细`, `${this.label.en}: without detail`);
    const key = `line${costCategories[name].line}/project:${this.id}/rest`;
    return exactFigure(minus(whole ?? constant(0), ...items), () => ({ key, label }));
  }

  /** The first five categories that have an amount. */
  get five(): Cell[] {
    return present(fiveCategories.map((name) => this.category(name)));
  }

  /** 前五项小计, the base of the limit of 其他相关费用. */
  get fiveTotal(): Cell {
    return (this.#fiveTotal ??= exactFigure(plus(...this.five), () => ({
      key: `five/project:${this.id}`,
      label: fiveKinds,
    })));
  }

  entrusted(name: Entrusted): Cell | undefined {
    const amount = this.#input[name];
    const item = entrustedItems[name];
    if (!isGiven(amount)) return this.item(item);
    const known = this.#cells[name];
    if (known !== undefined) return known ?? undefined;
    return this.#keep(name, this.#leaf(amount, item.line, 'category', 'entrusted'));
  }

  #categoryCell(name: SixCategory): Cell | undefined {
    const amount = this.#input[name];
    const { line, label } = costCategories[name];
    if (isGiven(amount)) return this.#leaf(amount, line, 'category', name);
    const items = this.itemsOf(name);
    if (items.length === 0) return undefined;
    return exactFigure(plus(...items), () => ({ key: `line${line}/project:${this.id}`, label }));
  }

  /** A figure of the ledger, expandable by the key `item:<project>:<code>` or `category:<project>:<category>`. */
  #leaf(amount: DecimalInput, line: number, kind: 'item' | 'category', what: CostItemCode | CostCategory) {
    const value = amountGiven(amount);
    if (value.over === 0n) return undefined;
    return leaf(value, () => ({
      key: `line${line}/project:${this.id}`,
      label: this.label,
      formula: collected,
      deeper: `${kind}:${this.id}:${what}`,
    }));
  }

  #keep(name: CostItemCode | SixCategory | Entrusted, cell: Cell | undefined): Cell | undefined {
    this.#cells[name] = cell ?? null;
    return cell;
  }
}

/** The cells that are defined. */
export function present(cells: readonly (Cell | undefined)[]): Cell[] {
  return cells.filter((cell) => cell !== undefined);
}

/** Expensed projects, and capitalised ones that have ended: the projects a year's form counts. */
export function countedProjects(projects: readonly ProjectCostInput[]): ProjectCost[] {
  return projects
    .filter(({ expenditureType, ended }) => expenditureType === 'expensed' || ended)
    .map((project) => new ProjectCost(project));
}

/* @__NO_SIDE_EFFECTS__ */ function itemOf(code: CostItemCode): CostItem {
  return costItems.find((item) => item.code === code)!;
}
