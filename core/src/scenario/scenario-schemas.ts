import * as v from 'valibot';
import { answer } from '../records';
import { costItems } from '../tax';

/* What goes over the wire of scenarios, both ways. */

const source = v.picklist(['allocation', 'voucher']);
const treatment = v.picklist(['nonTaxable', 'taxable']);
const expenditure = v.picklist(['expensed', 'capitalised']);
const item = v.picklist(costItems.map(({ code }) => code));
const kind = v.picklist(['manufacturing', 'techSme', 'icOrMachineTool']);
const anyId = v.pipe(v.string(), v.regex(/^\d{1,19}$/));
const reason = v.pipe(v.string(), v.maxLength(50));

export const scenarioSchema = v.object({
  kinds: v.optional(v.pipe(v.array(kind), v.maxLength(3))),
  expenditure: v.record(anyId, expenditure),
  excluded: v.record(anyId, v.nullable(reason)),
  sources: v.record(item, source),
  grants: v.record(anyId, treatment),
  dropped: v.array(anyId),
  further: v.array(v.object({ projectId: anyId, item, amount: answer.decimal })),
});

const ofProject = { projectId: answer.id, projectCode: v.string() };

export const changeSchema = v.variant('of', [
  v.object({ of: v.literal('kinds'), before: v.array(v.string()), after: v.array(v.string()) }),
  v.object({ of: v.literal('expenditure'), ...ofProject, before: v.string(), after: v.string() }),
  v.object({
    ...{ of: v.literal('excluded'), ...ofProject },
    before: v.nullable(v.string()),
    after: v.nullable(v.string()),
  }),
  v.object({ of: v.literal('source'), item, before: v.string(), after: v.string() }),
  v.object({
    ...{ of: v.literal('grant'), grantId: answer.id, documentNo: v.string() },
    before: v.string(),
    after: v.string(),
  }),
  v.object({ of: v.literal('adjustment'), adjustmentId: answer.id }),
]);

const counted = {
  projectId: answer.id,
  month: v.string(),
  item,
  amount: answer.yuan,
  excluded: v.nullable(answer.yuan),
  expenditureType: v.nullable(v.string()),
};
const costs = v.array(
  v.object({
    ...counted,
    switchable: v.array(
      v.object({ kind: v.picklist(['adjustment', 'grant']), id: answer.id, amount: v.nullable(answer.decimal) }),
    ),
  }),
);
const period = v.object({
  costs: v.object({ allocation: costs, voucher: costs }),
  otherMatters: v.object({ items: v.record(v.string(), answer.yuan) }),
});
const stated = v.nullable(answer.decimal);

/** What scenarios of a year are computed from. */
export const baseSchema = v.object({
  year: answer.year,
  kinds: v.array(kind),
  projects: v.array(
    v.object({
      ...{ id: answer.id, code: v.string(), name: v.string() },
      ...{ expenditureType: v.string(), completion: v.string() },
      endTime: v.nullable(v.string()),
      course: v.object({
        code: v.string(),
        phases: v.array(v.object({ phase: v.picklist(['research', 'development']), date: v.string() })),
        result: v.picklist(['ongoing', 'succeeded', 'failed', 'terminated']),
        date: v.nullable(v.string()),
        opening: v.array(
          v.object({
            id: v.string(),
            date: v.string(),
            expenditureType: expenditure,
            item,
            amount: v.string(),
          }),
        ),
      }),
      eligibility: v.nullable(v.string()),
      exclusionReason: v.nullable(v.string()),
      earlier: v.array(
        v.object({
          ...{ year: answer.year, expenditureType: v.string(), completion: v.string() },
          endTime: v.nullable(v.string()),
          costs: v.array(v.object(counted)),
        }),
      ),
    }),
  ),
  sources: v.array(
    v.object({
      ...{ item, label: answer.bilingual, choice: v.picklist(['auto', 'allocation', 'voucher']), source },
      projects: v.array(v.object({ projectId: answer.id, source })),
    }),
  ),
  grants: v.array(v.object({ id: answer.id, documentNo: v.string(), name: v.string(), treatment: v.string() })),
  adjustments: v.array(
    v.object({
      ...{ id: answer.id, projectId: answer.id, month: v.string(), item },
      ...{ amount: v.nullable(answer.yuan), reason: v.string() },
    }),
  ),
  annual: period,
  threeQuarters: v.nullable(period),
  filedThreeQuarters: v.nullable(answer.yuan),
  assets: v.array(
    v.object({
      ...{ id: answer.id, assetsCode: v.string(), assetsName: v.string(), projectId: answer.id },
      ...{ date: v.string(), months: v.number(), disposedOn: v.nullable(v.string()), cost: v.nullable(answer.yuan) },
      isOfForm: v.boolean(),
    }),
  ),
  origins: v.array(
    v.object({
      ...{
        line: v.picklist(['43', '44', '46', '48', '49']),
        quarter: answer.count,
        amount: answer.yuan,
        label: answer.bilingual,
      },
      formula: answer.bilingual,
      source: v.optional(v.object({ resource: v.string(), id: answer.id })),
    }),
  ),
  inputs: v.pipe(
    v.nullable(v.record(v.string(), v.nullable(v.union([v.string(), v.number()])))),
    v.description('What is typed for the form, by the fields of 年度加计扣除填报'),
  ),
  facts: v.object({
    ...{ taxRate: stated, taxableIncome: stated, revenue: stated, totalAssets: stated, staffAverage: stated },
  }),
  computed: answer.yuan,
  isFiled: v.boolean(),
});
