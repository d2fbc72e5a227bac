import { faults, fill, Refusal, text } from '../kernel';
import { hooksOn } from '../records';
import { OFF_SHELF, ON_SHELF } from './policy-dictionaries';
import { policy } from './policy';
import { isStandard } from './seed-policies';

const taken = text('“{title}”已上架，请先下架再删除', '“{title}” is published; withdraw it first');
const standard = text(
  '“{title}”是系统内置的法规，不能删除；不需要时可以下架',
  '“{title}” is part of the product and cannot be deleted; it can be withdrawn',
);

/** The shelf state is changed by a call of its own; what is part of the product stays. */
export const policyHooks = hooksOn(policy, {
  beforeSubmit: (_call, values, before) => {
    values.contentStatus = before?.contentStatus ?? OFF_SHELF;
  },
  beforeRemove: (_call, rows) => {
    for (const { title, documentNo, contentStatus } of rows) {
      if (isStandard({ title, documentNo })) throw new Refusal(faults.invalid(fill(standard, { title })));
      if (contentStatus === ON_SHELF) throw new Refusal(faults.invalid(fill(taken, { title })));
    }
  },
});
