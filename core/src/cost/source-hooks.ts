import { faults, Refusal, text } from '../kernel';
import { hooksOn } from '../records';
import type { CostItemCode } from '../tax';
import { costSourceChoice } from './entities/cost-source';
import { hasRegister } from './registered-items';

const NO_REGISTER = text(
  '该费用项目没有对应的台账，只能取自凭证',
  'No register gives this cost item; it can only be taken from vouchers',
);

/** An item without a register cannot be allocated. */
export const sourceHooks = hooksOn(costSourceChoice, {
  beforeSubmit: (_call, { costItem, source }) => {
    if (source !== 'allocation' || hasRegister(costItem as CostItemCode)) return;
    throw new Refusal(faults.invalid(NO_REGISTER, [{ field: 'source', message: NO_REGISTER }]));
  },
});
