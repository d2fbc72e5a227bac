import {
  initialDraft,
  insertRecords,
  updateRecords,
  validateRecord,
  type Call,
  type Condition,
  type Draft,
  type Resource,
  type StoredRecord,
} from '../kernel';
import { externalUnit, personnel, project, projectBudget, projectDetail } from '../project';
import type { DemonstrationYear } from './demonstration-year';

/** Adds what stands beside the projects of the demonstration: units, approval details and budgets. */
export async function addApprovals(call: Call, year: string, shown: DemonstrationYear): Promise<void> {
  const units = await addUnits(call, shown.externalUnits);
  const projects = await call.records.find(project, { where: [equal('year', year)] });
  const byCode = new Map(projects.map((each) => [String(each.code), each]));
  for (const { code, project: further, detail, budget, partner } of shown.approvals) {
    const before = byCode.get(code);
    if (!before) throw new Error(`The demonstration has an approval but no project ${code}`);
    const values = {
      ...further,
      budgetAmount: (await add(call, projectBudget, { ...budget, projectId: before.id })).total,
    };
    await add(call, projectDetail, { ...detail, projectId: before.id, partner: partner && units.get(partner) });
    await updateRecords(call, project, [{ before, values }]);
  }
}

/** Adds the project that is being drawn up. */
export async function addDraft(call: Call, { draft }: DemonstrationYear): Promise<void> {
  const code = String(draft.project.leader);
  const [leader] = await call.records.find(personnel, { where: [equal('code', code)] });
  const { id: projectId } = await add(call, project, { ...draft.project, leader: leader?.id });
  await add(call, projectDetail, { ...draft.detail, projectId });
}

/** Those that are not there yet; answers the ids of all by their name. */
async function addUnits(call: Call, wanted: readonly Draft[]): Promise<Map<string, string>> {
  const byName = (units: readonly StoredRecord[]) => new Map(units.map((each) => [String(each.unitsName), each.id]));
  const stored = byName(await call.records.find(externalUnit));
  const added: StoredRecord[] = [];
  for (const unit of wanted) if (!stored.has(String(unit.unitsName))) added.push(await add(call, externalUnit, unit));
  return new Map([...stored, ...byName(added)]);
}

/** In canonical form and with what is computed, as a submit writes it. */
async function add(call: Call, resource: Resource, draft: Draft): Promise<StoredRecord> {
  const initial = initialDraft(resource, call.clock.now().slice(0, 10));
  const [row] = await insertRecords(call, resource, [validateRecord(resource, { ...initial, ...draft }).values]);
  return row!;
}

const equal = (field: string, value: string): Condition => ({ field, is: 'equal', value });
