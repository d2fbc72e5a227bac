import type { Call, RecordOf } from '../../records';
import { entrustedContract } from '../entrusted-contract';
import { entrustedPayment } from '../entrusted-payment';
import { externalUnit } from '../external-unit';
import { overYears } from '../over-years';
import { project } from '../project';
import { projectsOfYear } from '../projects-of-year';

/** A development contract with its trustee or partner and what was paid under it, in all years. */
export interface ProjectContract extends RecordOf<typeof entrustedContract> {
  /** Null where the unit was removed. */
  readonly unit: RecordOf<typeof externalUnit> | null;
  readonly payments: readonly RecordOf<typeof entrustedPayment>[];
}

/** The development contracts of the projects of a year by project id. */
export const contractsOfYear = async (call: Call, year: string): Promise<ContractsByProject> =>
  contractsOf(call, await projectsOfYear(call, year));

/** By project id, in the order of their numbers; projects without contracts are not in it. */
export type ContractsByProject = ReadonlyMap<string, readonly ProjectContract[]>;

/**
 * The development contracts of some projects. A contract names the project of one year; in other years it is that of the
 * project of the same code, by which a project is known over its years.
 */
export async function contractsOf(
  call: Call,
  projects: readonly Pick<RecordOf<typeof project>, 'id' | 'code'>[],
): Promise<ContractsByProject> {
  const contracts = await call.records.find(entrustedContract, { order: [{ field: 'contractNo' }] });
  if (contracts.length === 0) return new Map();
  const units = new Map((await call.records.find(externalUnit)).map((unit) => [unit.id, unit]));
  const payments = await call.records.find(entrustedPayment, { order: [{ field: 'date' }, { field: 'id' }] });
  const named = await call.records.find(project, {
    where: [{ field: 'id', is: 'in', value: contracts.map(({ projectId }) => projectId) }],
  });
  const yearsOf = overYears(named, projects);
  const byProject = new Map<string, ProjectContract[]>();
  for (const contract of contracts) {
    const whole: ProjectContract = {
      ...contract,
      unit: units.get(contract.unitId) ?? null,
      payments: payments.filter(({ contractId }) => contractId === contract.id),
    };
    for (const id of yearsOf(contract.projectId)) byProject.set(id, [...(byProject.get(id) ?? []), whole]);
  }
  return byProject;
}
