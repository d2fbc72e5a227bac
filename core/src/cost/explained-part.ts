import type { Text } from '../kernel';
import type { CostItemCode } from '../tax';
import type { CostFigure, CostPart } from './cost-part';

/** How the amount of a part came about. */
export type Explanation = Pick<CostPart, 'formula' | 'figures'>;

/** What a rule puts into its explanation: words, amounts and ids; null for what is not there. */
export type RuleValues = readonly (string | null)[];

/** How the amounts of many parts come about, each by its own values. */
export interface PartRule {
  /** Stored with the values, which later explanations are made of: a rule whose values change takes another name. */
  readonly name: string;
  explain(values: RuleValues): Explanation;
}

/**
 * A part whose explanation is made whenever it is asked for. A large year has hundreds of thousands of parts, which are
 * added up many times, stored once, and explained when somebody asks: kept with each, words and figures would be most of
 * its size.
 */
export class ExplainedPart<Item extends string = CostItemCode> implements CostPart<Item> {
  readonly projectId: string;
  readonly month: string;
  readonly item: Item;
  readonly amount: string;
  readonly origin: CostPart['origin'];
  readonly source: CostPart['source'];
  // Out of sight of what compares or copies the values of a part.
  readonly #rule: PartRule;
  readonly #values: () => RuleValues;

  constructor(
    { projectId, month, item, amount, origin, source }: Omit<CostPart<Item>, keyof Explanation | 'booked'>,
    rule: PartRule,
    values: () => RuleValues,
  ) {
    this.projectId = projectId;
    this.month = month;
    this.item = item;
    this.amount = amount;
    this.origin = origin;
    this.source = source;
    this.#rule = rule;
    this.#values = values;
  }

  get rule(): string {
    return this.#rule.name;
  }

  get values(): RuleValues {
    return this.#values();
  }

  get formula(): Text {
    return this.#rule.explain(this.#values()).formula;
  }

  get figures(): readonly CostFigure[] {
    return this.#rule.explain(this.#values()).figures;
  }
}
