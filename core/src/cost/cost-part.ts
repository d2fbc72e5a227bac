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

/** Cost allocated from a register to the projects of a year. */
export interface RegisterCosts {
  readonly parts: readonly CostPart[];
  readonly warnings: readonly CostWarning[];
}
