import type { Text } from '../kernel';
import type { CostItemCode } from '../tax';
import type { CostFigure, CostPart } from './cost-part';

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
  // Out of sight of what compares or copies the values of a part.
  readonly #explain: () => Explanation;

  constructor(
    { projectId, month, item, amount, origin, source }: Omit<CostPart<Item>, keyof Explanation | 'booked'>,
    explain: () => Explanation,
  ) {
    this.projectId = projectId;
    this.month = month;
    this.item = item;
    this.amount = amount;
    this.origin = origin;
    this.source = source;
    this.#explain = explain;
  }

  get formula(): Text {
    return this.#explain().formula;
  }

  get figures(): readonly CostFigure[] {
    return this.#explain().figures;
  }

  /** The same part as plain values. */
  plain(): CostPart<Item> {
    const { projectId, month, item, amount, origin, source } = this;
    return { projectId, month, item, amount, origin, source, ...this.#explain() };
  }
}

/** A part as it is stored: plain values alone. */
export const storedPart = <Item extends string>(part: CostPart<Item>): CostPart<Item> =>
  part instanceof ExplainedPart ? part.plain() : part;
