import { added, compared, faults, rational, Refusal, text, zero } from '../../kernel';
import {
  hooksOn,
  wholly,
  type Call,
  type DraftValues,
  type HooksByName,
  type RecordOf,
  type Resource,
  type ReviewedRow,
} from '../../records';
import { formedIntangible } from './formed-intangible';
import { formedIntangibleFault, productionBatchFault, type OutcomeFault } from './outcome-faults';
import { productionBatchProject } from './production-batch-project';
import { productionBatch } from './production-batch';

type Share = typeof productionBatchProject;

const OVER = text('同一批次各项目的材料占比之和不能超过100%', 'The shares of a batch are 100% at most');
const NOT_A_SHARE = text('材料占比必须大于0', 'The share must be above 0');
const whole = rational('100');

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

/** A batch's shares may leave a rest, which is its own project's, but not go beyond its material. */
function shareFault(
  values: DraftValues<Share>,
  before: RecordOf<Share> | null,
  stored: readonly RecordOf<Share>[],
): OutcomeFault | null {
  if (!values.share) return null;
  const own = rational(String(values.share));
  if (compared(own, zero) <= 0) return { field: 'share', message: NOT_A_SHARE };
  const others = stored.filter(({ id, batchId }) => id !== before?.id && batchId === values.batchId);
  const sum = others.reduce((shares, { share }) => added(shares, rational(share)), own);
  return compared(sum, whole) > 0 ? { field: 'share', message: OVER } : null;
}

const sharesOf = (call: Call, batches: readonly string[]) =>
  wholly(call).records.find(productionBatchProject, { where: [{ field: 'batchId', is: 'in', value: batches }] });

export const outcomeHooks: HooksByName = {
  ...checkedBy(formedIntangible, formedIntangibleFault),
  ...checkedBy(productionBatch, productionBatchFault),
  ...hooksOn(productionBatchProject, {
    beforeSubmit: async (call, values, before) => {
      const stored = values.batchId ? await sharesOf(call, [values.batchId]) : [];
      const fault = shareFault(values, before, stored);
      if (fault) throw refusal(fault);
    },
    reviewImport: async (call, rows) => {
      const stored = await sharesOf(
        call,
        rows.flatMap(({ values }) => (values.batchId ? [values.batchId] : [])),
      );
      const written = new Set(rows.flatMap(({ before }) => (before ? [before.id] : [])));
      const taken = stored.filter(({ id }) => !written.has(id));
      return rows.flatMap(({ values, before }, at) => {
        const fault = shareFault(values, before, taken);
        taken.push({ ...values, id: before?.id ?? `row ${at}` } as RecordOf<Share>);
        return fault ? [{ at, ...fault }] : [];
      });
    },
  }),
};
