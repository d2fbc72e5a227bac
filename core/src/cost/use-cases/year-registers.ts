import { attendance, workTime } from '../../hours';
import { bookedDepreciation } from '../entities/booked-depreciation';
import { costSourceChoice } from '../entities/cost-source';
import { equipmentPower } from '../entities/equipment-power';
import { fixedAsset } from '../entities/fixed-asset';
import { fixedAssetUse } from '../entities/fixed-asset-use';
import { intangibleAsset } from '../entities/intangible-asset';
import { intangibleAssetUse } from '../entities/intangible-asset-use';
import { leasedAsset } from '../entities/leased-asset';
import { material } from '../entities/material';
import { personnelSalary } from '../entities/personnel-salary';
import { power } from '../entities/power';
import type { AllocateYearInput } from '../allocate-year';
import { assignedProjects } from '../project-assignment';
import type { ProjectRow } from '../registers';
import { addMonths, monthOf } from '../../kernel/calendar';
import { bookedEntries, closingRules, subjectMatch } from '../../finance';
import type { Call, RecordOf, Resource, Where } from '../../records';
import { coursesOfProjects, personnel, project, projectsOfYear } from '../../project';

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
  const fixedAssets = await read(call, fixedAsset);
  // An asset references the project of one year; in other years the project with the same code is used.
  const projectCodes = await codesOfProjects(call, [...intangibles, ...fixedAssets].flatMap(assignedProjects));
  return {
    leftOut: ofThatYear.filter((each) => !takesCost(each)),
    year: Number(year),
    through: addMonths(monthOf(call.clock.now()), -1),
    projects: projects.map((each) => ({
      ...each,
      expenditureType: each.expenditureType as ProjectRow['expenditureType'],
      completion: each.completion as ProjectRow['completion'],
      course: courseOf(each.code),
    })),
    salaries: await read(call, personnelSalary, inMonthsOf(year)),
    attendance: await read(call, attendance, inMonthsOf(year)),
    people: await read(call, personnel),
    workTimes: await read(call, workTime, inMonthsOf(year)),
    fixedAssets: fixedAssets.map((each) => ({ ...each, projectCodes })) as AllocateYearInput['fixedAssets'],
    bookedDepreciation: await read(call, bookedDepreciation, inMonthsOf(year)),
    assetUses: await read(call, fixedAssetUse, inMonthsOf(year)),
    intangibles: intangibles.map((each) => ({ ...each, projectCodes })) as AllocateYearInput['intangibles'],
    intangibleUses: await read(call, intangibleAssetUse, inMonthsOf(year)),
    leases: await read(call, leasedAsset, inMonthsOf(year)),
    equipmentPower: await read(call, equipmentPower, [{ field: 'year', is: 'equal', value: year }]),
    power: (await read(call, power, inMonthsOf(year))) as AllocateYearInput['power'],
    materials: (await read(call, material, onDaysOf(year))) as AllocateYearInput['materials'],
    sourceChoices: await read(call, costSourceChoice, [{ field: 'year', is: 'equal', value: year }]),
    closingRules: await closingRules(call),
    // Frozen, so that what is found of them is kept: a recompute asks for it six times.
    voucherEntries: Object.freeze(await bookedEntries(call, onDaysOf(year))),
    subjectMatches: (await read(call, subjectMatch)) as AllocateYearInput['subjectMatches'],
  };
}

async function codesOfProjects(call: Call, ids: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const found = await call.records.find(project, { where: [{ field: 'id', is: 'in', value: [...new Set(ids)] }] });
  return Object.fromEntries(found.map(({ id, code }) => [id, code]));
}
