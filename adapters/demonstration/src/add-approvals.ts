import { updateRecords, type Call, type Draft, type RecordOf } from '@rdm/core/internal/records';
import { externalUnit, personnel, project, projectBudget, projectDetail } from '@rdm/core/internal/project';
import { addRecord } from './add-record';
import type { DemonstrationYear } from './demonstration-year';
import { submitAsClerk } from './submit-as-clerk';
import type { ContractFiles } from './upload-contracts';

/**
 * Adds the records related to the projects of the demonstration: units, approval details with contracts, and budgets.
 */
export async function addApprovals(
  call: Call,
  year: string,
  shown: DemonstrationYear,
  contracts: ContractFiles,
): Promise<void> {
  const units = await addUnits(call, shown.externalUnits);
  const projects = await call.records.find(project, { where: [{ field: 'year', is: 'equal', value: year }] });
  const byCode = new Map(projects.map((each) => [each.code, each]));
  for (const { code, project: further, detail, budget, partner } of shown.approvals) {
    const before = byCode.get(code);
    if (!before) throw new Error(`The demonstration has an approval but no project ${code}`);
    const values = {
      ...further,
      budgetAmount: (await addRecord(call, projectBudget, { ...budget, projectId: before.id })).total,
    };
    await updateRecords(call, project, [{ before, values: { ...values, dataStatus: 'submit' } }]);
    // A project that was carried over brought its detail along as a draft.
    const [copied] = await call.records.findByKeys(projectDetail, [{ projectId: before.id }]);
    const stated = { ...detail, ...contracts.get(code), projectId: before.id, dataStatus: 'submit' };
    const id = copied?.id ?? '';
    await submitAsClerk(call, projectDetail, { ...stated, id, partner: partner && units.get(partner) });
  }
}

/** Adds the project that is being drawn up. */
export async function addDraft(call: Call, { draft }: DemonstrationYear): Promise<void> {
  const code = String(draft.project.leader);
  const [leader] = await call.records.find(personnel, { where: [{ field: 'code', is: 'equal', value: code }] });
  const { id: projectId } = await addRecord(call, project, { ...draft.project, leader: leader?.id });
  await addRecord(call, projectDetail, { ...draft.detail, projectId });
}

type Unit = RecordOf<typeof externalUnit>;

/** Adds the missing ones; returns the ids of all by their name. */
async function addUnits(call: Call, wanted: readonly Draft[]): Promise<Map<string, string>> {
  const byName = (units: readonly Unit[]) => new Map(units.map((each) => [each.unitsName, each.id]));
  const stored = byName(await call.records.find(externalUnit));
  const added: Unit[] = [];
  for (const unit of wanted)
    if (!stored.has(String(unit.unitsName))) added.push(await addRecord(call, externalUnit, unit));
  return new Map([...stored, ...byName(added)]);
}
