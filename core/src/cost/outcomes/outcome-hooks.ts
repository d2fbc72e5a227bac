import { faults, Refusal, text } from '../../kernel';
import { hooksOn, type DraftValues, type HooksByName, type Resource, type ReviewedRow } from '../../records';
import { sharesOfWhole } from '../shares-of-whole';
import { formedIntangible } from './formed-intangible';
import { formedIntangibleFault, productionBatchFault, type OutcomeFault } from './outcome-faults';
import { productionBatchProject } from './production-batch-project';
import { productionBatch } from './production-batch';

const OVER = text('同一批次各项目的材料占比之和不能超过100%', 'The shares of a batch are 100% at most');

const refusal = ({ field, message }: OutcomeFault) => new Refusal(faults.invalid(message, [{ field, message }]));

/** Hooks that check a record by its own values, when it is submitted and when it is imported. */
const checkedBy = <R extends Resource>(resource: R, faultOf: (values: DraftValues<R>) => OutcomeFault | null) =>
  hooksOn(resource, {
    beforeSubmit: (_, values) => {
      const fault = faultOf(values);
      if (fault) throw refusal(fault);
    },
    reviewImport: async (_, rows: readonly ReviewedRow<R>[]) =>
      rows.flatMap(({ values }, at) => {
        const fault = faultOf(values);
        return fault ? [{ at, ...fault }] : [];
      }),
  });

export const outcomeHooks: HooksByName = {
  ...checkedBy(formedIntangible, formedIntangibleFault),
  ...checkedBy(productionBatch, productionBatchFault),
  // The shares of a batch may leave a rest, which is its own project's, but not go beyond its material.
  ...sharesOfWhole({ resource: productionBatchProject, share: 'share', of: 'batchId', over: OVER }),
};
