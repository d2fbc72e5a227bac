import type { scenarioCalls } from '@rdm/core/internal/scenario';
import { get, post, type Wire } from './wire-line';

/** What-if of the super-deduction. docs/product.md, What-if */
export const scenarioWire: Wire<typeof scenarioCalls> = {
  base: get('blade-rdm/scenario/base'),
  adopt: post('blade-rdm/scenario/adopt'),
};
