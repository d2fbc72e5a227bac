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
import { bookedEntries, subjectMatch } from '../../finance';
import type { Call, Condition, RecordOf, Resource, StoredRecord } from '../../records';
import { project, projectsOfYear } from '../../project';

const read = async <R extends Resource>(call: Call, resource: R, where: readonly Condition[] = []) =>
  (await call.records.find(resource, { where, order: [{ field: 'id' }] })) as unknown as RecordOf<R>[];

const ofYear = (field: string, year: string): Condition => ({ field, is: 'likeRight', value: `${year}-` });
const between = (field: string, year: string): Condition[] => [
  { field, is: 'greaterOrEqual', value: `${year}-01-01` },
  { field, is: 'lessOrEqual', value: `${year}-12-31` },
];

/** What an allocation has to know of a project; a draft may not say it yet. */
const neededForCost = ['startTime', 'expenditureType', 'completion'] as const;

const takesCost = (each: RecordOf<typeof project>) => neededForCost.every((name) => (each[name] as unknown) !== null);

/** Everything a year's cost is made of. `leftOut` are the projects that cannot take part in it as yet. */
export interface YearRegisters extends AllocateYearInput {
  readonly leftOut: readonly RecordOf<typeof project>[];
}

/** The registers of a year as they stand. Drafts count as soon as they say what cost needs. Assets and matches hold for all years. */
export async function yearRegisters(call: Call, year: string): Promise<YearRegisters> {
  const ofThatYear = await projectsOfYear(call, year);
  const projects = ofThatYear.filter(takesCost);
  const intangibles = await read(call, intangibleAsset);
  const codes = await projectCodes(call, intangibles);
  return {
    leftOut: ofThatYear.filter((each) => !takesCost(each)),
    year: Number(year),
    projects: projects.map((each) => ({
      ...each,
      expenditureType: each.expenditureType as 'expensed' | 'capitalised',
      completion: each.completion as 'ongoing' | 'ended',
    })),
    salaries: await read(call, personnelSalary, [ofYear('month', year)]),
    attendance: await read(call, attendance, [ofYear('month', year)]),
    workTimes: await read(call, workTime, [ofYear('month', year)]),
    fixedAssets: (await read(call, fixedAsset)) as AllocateYearInput['fixedAssets'],
    assetUses: await read(call, fixedAssetUse, [ofYear('month', year)]),
    intangibles: intangibles.map((each) => ({
      ...each,
      // An asset names the project of one year; in other years the project with the same code is meant.
      projectCode: each.projectId === null ? null : (codes.get(each.projectId) ?? null),
    })) as AllocateYearInput['intangibles'],
    leases: await read(call, leasedAsset, [ofYear('month', year)]),
    equipmentPower: (await read(call, equipmentPower, [{ field: 'year', is: 'equal', value: year }])).map((each) => ({
      ...each,
      qty: String(each.qty),
    })),
    power: (await read(call, power, [ofYear('month', year)])) as AllocateYearInput['power'],
    materials: (await read(call, material, between('date', year))) as AllocateYearInput['materials'],
    voucherEntries: (await bookedEntries(
      call,
      between('date', year),
    )) as unknown as AllocateYearInput['voucherEntries'],
    subjectMatches: (await read(call, subjectMatch)) as AllocateYearInput['subjectMatches'],
  };
}

async function projectCodes(call: Call, assets: readonly { projectId: string | null }[]): Promise<Map<string, string>> {
  const ids = assets.flatMap(({ projectId }) => projectId ?? []);
  const where = [{ field: 'id', is: 'in' as const, value: ids }];
  const found: StoredRecord[] = await call.records.find(project, { where });
  return new Map(found.map((each) => [each.id, String(each.code)]));
}
