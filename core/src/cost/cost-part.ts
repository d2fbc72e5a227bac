import type { Text } from '../kernel';
import type { CostItemCode } from '../tax';
import type { CostResource } from './cost-resources';
import type { CostWarning } from './cost-warning';

/** A number the formula of a part took in, as the clerk entered it. */
export interface CostFigure {
  readonly label: Text;
  readonly value: string;
  /** The row it is from, if not the part's own. */
  readonly source?: CostPart['source'];
}

/** The amount one register row allocates to one project; 0 only where `booked` is not. Amounts in 元, 2 decimals. */
export interface CostPart<Item extends string = CostItemCode> {
  readonly projectId: string;
  /** yyyy-MM */
  readonly month: string;
  readonly item: Item;
  readonly amount: string;
  /** The same share of what the accounts have, where that is not the amount. */
  readonly booked?: string;
  readonly origin: 'allocation' | 'voucher';
  readonly source: { readonly resource: CostResource; readonly id: string };
  /** The calculation in words with its numbers. */
  readonly formula: Text;
  readonly figures: readonly CostFigure[];
}

/** How the amount of a part came about. */
type Explanation = Pick<CostPart, 'formula' | 'figures'>;

/**
 * A part whose explanation is made whenever it is asked for. A large year has hundreds of thousands of parts, which are
 * added up many times and explained once, as they are stored: kept with each, words and figures would be most of its size.
 */
export class ExplainedPart<Item extends string = CostItemCode> implements CostPart<Item> {
  readonly projectId: string;
  readonly month: string;
  readonly item: Item;
  readonly amount: string;
  readonly origin: CostPart['origin'];
  readonly source: CostPart['source'];

  constructor(
    { projectId, month, item, amount, origin, source }: Omit<CostPart<Item>, keyof Explanation | 'booked'>,
    private readonly explain: () => Explanation,
  ) {
    this.projectId = projectId;
    this.month = month;
    this.item = item;
    this.amount = amount;
    this.origin = origin;
    this.source = source;
  }

  get formula(): Text {
    return this.explain().formula;
  }

  get figures(): readonly CostFigure[] {
    return this.explain().figures;
  }

  /** The same part as plain values. */
  plain(): CostPart<Item> {
    const { projectId, month, item, amount, origin, source } = this;
    return { projectId, month, item, amount, origin, source, ...this.explain() };
  }
}

/** A part as it is stored: plain values alone. */
export const storedPart = <Item extends string>(part: CostPart<Item>): CostPart<Item> =>
  part instanceof ExplainedPart ? part.plain() : part;

/** Cost allocated from a register to the projects of a year. */
export interface RegisterCosts {
  readonly parts: readonly CostPart[];
  readonly warnings: readonly CostWarning[];
}
