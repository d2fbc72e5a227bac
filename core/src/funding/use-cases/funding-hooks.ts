import { faults, Refusal, text, type FieldFault } from '../../kernel';
import { refuseWhereUsed } from '../../project';
import { hooksOn, wholly, type Call, type HooksByName, type RecordOf, type Resource } from '../../records';
import { partsAboveBudget, passedOnFaults, shiftFaults } from '../budget-caps';
import { externalUnitBudget } from '../external-unit-budget';
import { governmentProjectBudget } from '../government-project-budget';
import { ownBudget } from '../own-budget';
import type { SubjectAmounts } from '../subject-amounts';

type Part = SubjectAmounts & { readonly id?: string; readonly budgetId?: unknown };

/** The parts of some budgets, own and of external units, as they are stored. */
async function partsOf(call: Call, budgetIds: readonly string[]): Promise<Part[]> {
  if (budgetIds.length === 0) return [];
  const where = [{ field: 'budgetId', is: 'in', value: budgetIds }] as const;
  const { records } = wholly(call);
  return [...(await records.find(externalUnitBudget, { where })), ...(await records.find(ownBudget, { where }))];
}

async function budgetsById(call: Call, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, RecordOf<typeof governmentProjectBudget>>();
  const found = await wholly(call).records.find(governmentProjectBudget, {
    where: [{ field: 'id', is: 'in', value: ids }],
  });
  return new Map(found.map((each) => [each.id, each]));
}

function refuse(found: readonly FieldFault[]): void {
  if (found[0]) throw new Refusal(faults.invalid(found[0].message, found));
}

type PartRow = Part & Readonly<Record<string, unknown>>;

/** Hooks that keep the parts of a budget within it, entered one by one, imported or restored. */
const withinBudget = (resource: Resource, ownFaults: (row: PartRow) => FieldFault[]): HooksByName =>
  hooksOn<Resource>(resource, {
    beforeSubmit: async (call, values, before) => {
      const row = values as PartRow;
      const id = String(row.budgetId ?? '');
      const budget = (await budgetsById(call, [id])).get(id);
      const others = (await partsOf(call, [id])).filter((part) => part.id !== before?.id);
      refuse([...ownFaults(row), ...(budget ? partsAboveBudget(budget, [...others, row]) : [])]);
    },
    reviewImport: async (call, rows) => {
      const ids = [...new Set(rows.flatMap(({ values }) => (values as PartRow).budgetId ?? []))].map(String);
      const budgets = await budgetsById(call, ids);
      const written = new Set(rows.flatMap(({ before }) => before?.id ?? []));
      const taken = (await partsOf(call, ids)).filter(({ id }) => !written.has(id!));
      return rows.flatMap(({ values }, at) => {
        const row = values as PartRow;
        const beside = taken.filter(({ budgetId }) => budgetId === row.budgetId);
        taken.push(row);
        const budget = budgets.get(String(row.budgetId ?? ''));
        const found = [...ownFaults(row), ...(budget ? partsAboveBudget(budget, [...beside, row]) : [])];
        return found.map((fault) => ({ at, ...fault }));
      });
    },
    afterRestore: async (call, rows) => {
      const ids = [...new Set(rows.map((row) => String((row as Part).budgetId)))];
      const parts = await partsOf(call, ids);
      for (const [id, budget] of await budgetsById(call, ids)) {
        refuse(
          partsAboveBudget(
            budget,
            parts.filter(({ budgetId }) => budgetId === id),
          ),
        );
      }
    },
  });

/** A budget is not cut below what is allotted of it; parts stay within their budget. */
export const fundingHooks: HooksByName = {
  ...hooksOn(governmentProjectBudget, {
    beforeSubmit: async (call, values, before) => {
      if (before) refuse(partsAboveBudget(values, await partsOf(call, [before.id])));
    },
    beforeRemove: (call, rows) =>
      refuseWhereUsed(
        call,
        governmentProjectBudget,
        rows.map(({ id, number }) => ({ id, named: text(`政府课题 ${number}`, `Government project ${number}`) })),
      ),
    reviewImport: async (call, rows) => {
      const parts = await partsOf(
        call,
        rows.flatMap(({ before }) => before?.id ?? []),
      );
      return rows.flatMap(({ values, before }, at) =>
        before
          ? partsAboveBudget(
              values,
              parts.filter(({ budgetId }) => budgetId === before.id),
            ).map((fault) => ({ at, ...fault }))
          : [],
      );
    },
  }),
  ...withinBudget(externalUnitBudget, passedOnFaults),
  ...withinBudget(ownBudget, shiftFaults),
};
