import { costAdjustment, costSourceChoice, grant } from '../cost';
import { enterpriseYear } from '../enterprise';
import { faults, Refusal, text } from '../kernel';
import { project } from '../project';
import {
  removeRecords,
  requirePermission,
  submitRecord,
  wholly,
  type Call,
  type Draft,
  type Resource,
} from '../records';
import type { Scenario } from './scenario';
import { scenarioBase } from './scenario-base-of';
import { scenarioChanges, type ScenarioChange } from './scenario-changes';

const NOTHING = text('该方案没有需要写入的修改', 'This scenario changes nothing that is recorded');
const CHANGED = text(
  '登记数据在测算后已被修改，请重新载入测算后再采用',
  'What is recorded was changed after the scenario was computed; load it again before adopting it',
);
const REMARK = text('按测算方案采用', 'Adopted from a scenario');

export interface ScenarioAdopted {
  readonly year: string;
  readonly scenario: Scenario;
  /** The changes that were shown and confirmed. */
  readonly changes: readonly ScenarioChange[];
}

/**
 * Writes what a scenario changes into the registers, all of it or nothing, each with the right of its register. The forms
 * follow with the next recompute.
 *
 * @throws Refusal 409 where it would now change something else than was confirmed, 400 where it changes nothing
 */
export async function adoptScenario(
  call: Call,
  { year, scenario, changes }: ScenarioAdopted,
): Promise<{ readonly changes: number }> {
  const now = scenarioChanges(await scenarioBase(wholly(call), { year }), scenario);
  if (JSON.stringify(now) !== JSON.stringify(changes)) throw new Refusal({ ...faults.invalid(CHANGED), code: 409 });
  if (now.length === 0) throw new Refusal(faults.invalid(NOTHING));
  for (const change of now) await write(call, year, change);
  return { changes: now.length };
}

async function write(call: Call, year: string, change: ScenarioChange): Promise<void> {
  const submit = <R extends Resource>(resource: R, draft: Draft) =>
    submitRecord(call, resource, call.hooksOf(resource), draft);
  switch (change.of) {
    case 'kinds':
      // An empty list would keep what is stored.
      return void (await submit(enterpriseYear, { year, enterpriseKinds: change.after.length ? change.after : '' }));
    case 'expenditure':
      return void (await submit(project, { id: change.projectId, expenditureType: change.after }));
    case 'excluded':
      return void (await submit(project, { id: change.projectId, ...exclusionOf(change.after) }));
    case 'source':
      return void (await submit(costSourceChoice, {
        ...{ year, costItem: change.item, projectId: '', source: change.after },
        remark: REMARK.zh,
      }));
    case 'grant':
      return void (await submit(grant, { id: change.grantId, treatment: change.after }));
    case 'adjustment':
      requirePermission(call.caller, costAdjustment.permissions.remove);
      return void (await removeRecords(call, costAdjustment, call.hooksOf(costAdjustment), [change.adjustmentId]));
  }
}

const exclusionOf = (reason: string | null): Draft =>
  reason === null
    ? { eligibility: '', exclusionReason: '', exclusionRemark: '' }
    : { eligibility: 'excluded', exclusionReason: reason, exclusionRemark: REMARK.zh };
