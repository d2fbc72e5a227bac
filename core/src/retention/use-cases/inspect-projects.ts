import { projectAmounts } from '../../ledger';
import { projectCompletion, projectMember } from '../../execution';
import { workTime } from '../../hours';
import { contractsOfYear, personnel, projectDetail, projectsOfYear } from '../../project';
import { requireYear, wholly, type Call } from '../../records';
import { inspectorFindings, type InspectorFinding } from '../inspector-findings';

/** What an inspector would ask about a project. */
export interface InspectedFindings {
  readonly projectId: string;
  readonly projectCode: string;
  readonly projectName: string;
  readonly findings: readonly InspectorFinding[];
}

/** What an inspector would find in the projects of a year, of those the caller may see; each with its page. */
export async function inspectProjects(call: Call, given: { readonly year: string }): Promise<InspectedFindings[]> {
  const year = requireYear(given.year);
  const projects = await projectsOfYear(call, year);
  const whole = wholly(call);
  const where = [{ field: 'projectId', is: 'in', value: projects.map(({ id }) => id) }] as const;
  const details = new Map((await whole.records.find(projectDetail, { where })).map((each) => [each.projectId, each]));
  const members = await whole.records.find(projectMember, { where });
  const worked = await whole.records.find(workTime, { where });
  const completions = new Map(
    (await whole.records.find(projectCompletion, { where })).map((each) => [each.projectId, each]),
  );
  const contracts = await contractsOfYear(whole, year);
  const amounts = new Map((await projectAmounts(whole, { year })).map((each) => [each.projectId, each]));
  const people = await whole.records.find(personnel, {
    where: [{ field: 'id', is: 'in', value: [...new Set(worked.map(({ personnelId }) => personnelId))] }],
  });
  const names = new Map(people.map(({ id, code, name }) => [id, `${code} ${name}`]));
  return projects.map((each) => {
    const completion = completions.get(each.id);
    const of = amounts.get(each.id);
    const firstMonth = Object.entries(of?.months ?? {}).find(([, amount]) => Number(amount) !== 0)?.[0];
    const own = worked.filter(({ projectId, hours }) => projectId === each.id && Number(hours ?? 0) !== 0);
    return {
      ...{ projectId: each.id, projectCode: each.code, projectName: each.name },
      findings: inspectorFindings({
        year,
        resolvedOn: details.get(each.id)?.resolutionDate ?? null,
        appliedOn: details.get(each.id)?.applyTime ?? null,
        startsOn: each.startTime,
        firstCostMonth: firstMonth ? `${year}-${firstMonth}` : null,
        contracts: (contracts.get(each.id) ?? []).map(({ contractNo, registeredOn, unit, payments }) => ({
          ...{ contractNo, registeredOn, unitName: unit?.unitsName ?? null },
          payees: payments.map(({ date, payee }) => ({ date, payee: payee ?? '' })),
        })),
        memberIds: members.flatMap(({ projectId, personnelId }) => (projectId === each.id ? personnelId : [])),
        workers: [...new Set(own.map(({ personnelId }) => personnelId))].map((id) => ({
          id,
          name: names.get(id) ?? id,
        })),
        isEnded: each.completion === 'ended',
        completionState: completion?.state ?? null,
        hasReason: Boolean(completion?.problems?.trim()) || (completion?.documentFiles ?? []).length > 0,
        hasFundsUse: Boolean(completion?.fundsUse?.trim()),
        budget: each.budgetAmount,
        cost: of?.total ?? '0.00',
      }),
    };
  });
}
