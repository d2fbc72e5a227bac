import { faults, Refusal, type FieldFault } from '../../kernel';
import {
  checkDraft,
  recordMeant,
  removeRecords,
  requirePermission,
  wholly,
  writeChecked,
  type Call,
  type Draft,
  type Resource,
  type ResourceHooks,
  type StoredRecord,
} from '../../records';
import { partsAboveBudget, passedOnFaults, shiftFaults } from '../budget-caps';
import { externalUnitBudget } from '../external-unit-budget';
import { governmentProjectBudget } from '../government-project-budget';
import { ownBudget } from '../own-budget';
import type { SubjectAmounts } from '../subject-amounts';
import { governmentBudget, type GovernmentBudget } from './government-budget';

/** As it is sent. Left out, the own part and the units stay as they are; units missing from a list are removed. */
export interface GovernmentBudgetDraft {
  readonly budget: Draft;
  readonly own?: Draft;
  readonly units?: readonly Draft[];
}

/**
 * Writes a government project's budget with its own part and the parts of external units, all or none: they are compared
 * as they are to be, so that an amount can move from one to another. Faults of parts are named `own.labourGrant`,
 * `units.0.unitId`.
 */
export async function saveGovernmentBudget(
  call: Call,
  { sheet: sent }: { sheet: GovernmentBudgetDraft },
): Promise<GovernmentBudget> {
  const stored = await recordMeant(call, governmentProjectBudget, sent.budget);
  const checked = await checkDraft(call, governmentProjectBudget, sent.budget, stored);
  refuse(checked.faults);
  const hooks = withoutCaps(call.hooksOf(governmentProjectBudget));
  const { id } = await writeChecked(call, governmentProjectBudget, hooks, checked);
  if (sent.units) await removeLeftOut(call, id, sent.units);
  const parts = [
    ...(sent.own ? [{ resource: ownBudget, name: 'own', draft: sent.own }] : []),
    ...(sent.units ?? []).map((draft, at) => ({ resource: externalUnitBudget, name: `units.${at}`, draft })),
  ];
  const found: FieldFault[] = [];
  for (const { resource, name, draft } of parts) {
    found.push(...faultsIn(name, await writePart(call, resource, { ...draft, budgetId: id })));
  }
  refuse(found);
  const saved = await governmentBudget(wholly(call), id);
  refuse(partsAboveBudget(saved.budget, [...(saved.own ? [saved.own] : []), ...saved.units]));
  return governmentBudget(call, id);
}

/** Without the caps of single submits: they hold for the whole, once it is written. */
const withoutCaps = ({ beforeSubmit: _, ...hooks }: ResourceHooks): ResourceHooks => hooks;

function refuse(found: readonly FieldFault[]): void {
  if (found[0]) throw new Refusal(faults.invalid(found[0].message, found));
}

const faultsIn = (name: string, found: readonly FieldFault[]): FieldFault[] =>
  found.map(({ field, message }) => ({ field: `${name}.${field}`, message }));

/** Writes a part unless it has faults, which it returns; a part of another project is not found. */
async function writePart(call: Call, resource: Resource, draft: Draft): Promise<readonly FieldFault[]> {
  const before = await partMeant(call, resource, draft);
  const checked = await checkDraft(call, resource, draft, before);
  const values = checked.values as SubjectAmounts & Draft;
  const rules = resource === ownBudget ? shiftFaults(values) : passedOnFaults(values);
  const found = checked.faults.length > 0 ? checked.faults : rules;
  if (found.length === 0) await writeChecked(call, resource, withoutCaps(call.hooksOf(resource)), checked);
  return found;
}

/** The stored part a draft changes: by its id, or by what it is the part of. */
async function partMeant(call: Call, resource: Resource, draft: Draft): Promise<StoredRecord | null> {
  const named = await recordMeant(call, resource, draft);
  if (named && named.budgetId !== draft.budgetId) throw new Refusal(faults.notFound(resource.label));
  if (named) return named;
  const [found] = await call.records.findByKeys(resource, [draft]);
  return found ?? null;
}

/** Removes the units of a budget that a complete list of them does not name. */
async function removeLeftOut(call: Call, budgetId: string, units: readonly Draft[]): Promise<void> {
  const stored = await call.records.find(externalUnitBudget, {
    where: [{ field: 'budgetId', is: 'equal', value: budgetId }],
  });
  const named = (part: { readonly id: string; readonly unitId: string }) =>
    units.some(({ id, unitId }) => (id ? id === part.id : unitId === part.unitId));
  const gone = stored.filter((part) => !named(part)).map(({ id }) => id);
  if (gone.length === 0) return;
  requirePermission(call.caller, externalUnitBudget.permissions.remove);
  await removeRecords(call, externalUnitBudget, call.hooksOf(externalUnitBudget), gone);
}
