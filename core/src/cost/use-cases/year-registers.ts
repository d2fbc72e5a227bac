import { attendance, workTime } from '../../hours';
import { equipmentPower } from '../entities/equipment-power';
import { fixedAsset } from '../entities/fixed-asset';
import { fixedAssetUse } from '../entities/fixed-asset-use';
import { intangibleAsset } from '../entities/intangible-asset';
import { leasedAsset } from '../entities/leased-asset';
import { material } from '../entities/material';
import { personnelSalary } from '../entities/personnel-salary';
import { power } from '../entities/power';
import type { AllocateYearInput } from '../allocate-year';
import type { ProjectRow } from '../registers';
import { bookedEntries, subjectMatch } from '../../finance';
import type { Call, RecordOf, Resource, Where } from '../../records';
import { coursesOfProjects, project, projectsOfYear } from '../../project';

const read = <R extends Resource>(call: Call, resource: R, where: Where<R> = []): Promise<RecordOf<R>[]> =>
  call.records.find(resource, { where, order: [{ field: 'id' }] });

const inMonthsOf = (year: string) => [{ field: 'month', is: 'likeRight', value: `${year}-` }] as const;
const onDaysOf = (year: string) =>
  [
    { field: 'date', is: 'greaterOrEqual', value: `${year}-01-01` },
    { field: 'date', is: 'lessOrEqual', value: `${year}-12-31` },
  ] as const;

/** Project fields that allocation requires; a draft may lack them. */
const neededForCost = ['startTime', 'expenditureType', 'completion'] as const;

const takesCost = (each: RecordOf<typeof project>) => neededForCost.every((name) => (each[name] as unknown) !== null);

/** All inputs of a year's cost. `leftOut` are the projects whose drafts lack required fields. */
export interface YearRegisters extends AllocateYearInput {
  readonly leftOut: readonly RecordOf<typeof project>[];
}

/** The registers of a year. Drafts count once complete enough for cost. Assets and matches apply to all years. */
export async function yearRegisters(call: Call, year: string): Promise<YearRegisters> {
  const ofThatYear = await projectsOfYear(call, year);
  const projects = ofThatYear.filter(takesCost);
  const courseOf = await coursesOfProjects(
    call,
    projects.map(({ code }) => code),
  );
  const intangibles = await read(call, intangibleAsset);
  const codes = await projectCodes(call, intangibles);
  return {
    leftOut: ofThatYear.filter((each) => !takesCost(each)),
    year: Number(year),
    projects: projects.map((each) => ({
      ...each,
      expenditureType: each.expenditureType as ProjectRow['expenditureType'],
      completion: each.completion as ProjectRow['completion'],
      course: courseOf(each.code),
    })),
    salaries: await read(call, personnelSalary, inMonthsOf(year)),
    attendance: await read(call, attendance, inMonthsOf(year)),
    workTimes: await read(call, workTime, inMonthsOf(year)),
    fixedAssets: (await read(call, fixedAsset)) as AllocateYearInput['fixedAssets'],
    assetUses: await read(call, fixedAssetUse, inMonthsOf(year)),
    intangibles: intangibles.map((each) => ({
      ...each,
      // An asset references the project of one year; in other years the project with the same code is used.
      projectCode: each.projectId === null ? null : (codes.get(each.projectId) ?? null),
    })) as AllocateYearInput['intangibles'],
    leases: await read(call, leasedAsset, inMonthsOf(year)),
    equipmentPower: await read(call, equipmentPower, [{ field: 'year', is: 'equal', value: year }]),
    power: (await read(call, power, inMonthsOf(year))) as AllocateYearInput['power'],
    materials: (await read(call, material, onDaysOf(year))) as AllocateYearInput['materials'],
    voucherEntries: await bookedEntries(call, onDaysOf(year)),
    subjectMatches: (await read(call, subjectMatch)) as AllocateYearInput['subjectMatches'],
  };
}

async function projectCodes(call: Call, assets: readonly { projectId: string | null }[]): Promise<Map<string, string>> {
  const ids = assets.flatMap(({ projectId }) => projectId ?? []);
  const found = await call.records.find(project, { where: [{ field: 'id', is: 'in', value: ids }] });
  return new Map(found.map(({ id, code }) => [id, code]));
}
