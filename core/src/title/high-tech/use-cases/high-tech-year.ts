import {
  achievementConversion,
  conversionCounts,
  highTechProduct,
  intellectualProperty,
  outputRegisters,
  propertiesOn,
  type PropertyCounts,
  standardParticipation,
} from '../../../achievement';
import { enterpriseCard } from '../../../enterprise';
import type { Text } from '../../../kernel';
import { project, projectDetail, projectMaster } from '../../../project';
import { idsIn, wholly, type Call, type RecordOf } from '../../../records';
import { statisticsAmounts } from '../../../statistics';
import { activitiesOf, yearsBefore, type Activity } from '../activities';
import { compareText } from '../compare-text';
import { costStructure, type CostStructure } from '../cost-structure';
import { rdActivity } from '../rd-activity';

export type YearProject = RecordOf<typeof project>;

/** An activity with what its record and the sheets of its projects say. */
export interface ReadActivity extends Activity<YearProject> {
  readonly record: RecordOf<typeof rdActivity> | null;
  readonly masters: readonly RecordOf<typeof projectMaster>[];
  /** Ids of its properties: as the record says, else those linked to its projects. */
  readonly propertyIds: readonly string[];
  readonly startTime: string | null;
  readonly endTime: string | null;
}

/** What the annexes of an application are made of. */
export interface HighTechYear {
  /** Of the application. */
  readonly year: string;
  /** The day on which properties have to be held. */
  readonly day: string;
  readonly enterprise: string;
  readonly years: readonly [string, string, string];
  readonly activities: readonly ReadActivity[];
  /** Codes of projects that are in more than one activity. */
  readonly inSeveral: readonly string[];
  readonly costs: readonly CostStructure[];
  readonly properties: readonly RecordOf<typeof intellectualProperty>[];
  readonly held: PropertyCounts;
  /** IP01 … by id, of those that count. */
  readonly propertyNumbers: ReadonlyMap<string, string>;
  readonly products: readonly RecordOf<typeof highTechProduct>[];
  readonly conversions: readonly RecordOf<typeof achievementConversion>[];
  /** By the id of a conversion that does not count, why. */
  readonly conversionGaps: ReadonlyMap<string, readonly Text[]>;
  readonly standards: readonly RecordOf<typeof standardParticipation>[];
  /** 立项 of a project by the id of its year record. */
  readonly details: ReadonlyMap<string, RecordOf<typeof projectDetail>>;
}

/**
 * Reads what an application of a year is made of: the three years before it, as the registers have them for the whole
 * enterprise. Properties are those held on the day of the application: today, at the latest the end of its year.
 */
export async function highTechYear(given: Call, year: string, applyDate?: string | null): Promise<HighTechYear> {
  const call = wholly(given);
  const { records } = call;
  const today = call.clock.now().slice(0, 10);
  const end = `${year}-12-31`;
  const day = applyDate ?? (today < end ? today : end);
  const years = yearsBefore(year);
  const projects = await records.find(project, { where: [{ field: 'year', is: 'in', value: [...years] }] });
  const masters = await records.find(projectMaster);
  const numbered = await records.find(rdActivity, { where: [{ field: 'year', is: 'equal', value: year }] });
  const codeOf = new Map(masters.map(({ id, code }) => [id, code] as const));
  const { activities, inSeveral } = activitiesOf(
    numbered.map(({ id, code, name, projectCodes }) => ({
      ...{ id, code, name },
      projects: idsIn(projectCodes).flatMap((each) => codeOf.get(each) ?? []),
    })),
    projects,
  );
  const costs: CostStructure[] = [];
  for (const each of years) costs.push(costStructure(each, activities, await statisticsAmounts(call, each)));
  const properties = (await records.find(intellectualProperty)).toSorted((a, b) => compareText(a.code, b.code));
  const { properties: counted, deals } = await outputRegisters(call);
  const held = propertiesOn(counted, deals, day, { usedBefore: year });
  const heldIds = new Set([...held.class1, ...held.class2].map(({ id }) => id));
  const conversions = await records.find(achievementConversion, {
    where: [{ field: 'year', is: 'in', value: [...years] }],
    order: [{ field: 'code' }],
  });
  const standards = await records.find(standardParticipation, { order: [{ field: 'code' }] });
  const { leftOut } = await conversionCounts(call, { year: years[2] });
  const details = await records.find(projectDetail, {
    where: [{ field: 'projectId', is: 'in', value: projects.map(({ id }) => id) }],
  });
  const recordOf = new Map(numbered.map((each) => [each.id, each] as const));
  return {
    ...{ year, day, years, inSeveral, costs, properties, held, conversions, standards },
    enterprise: (await enterpriseCard(call))?.name ?? '',
    activities: activities.map((each) =>
      readActivity(each, recordOf.get(each.recordId ?? '') ?? null, masters, properties),
    ),
    propertyNumbers: new Map(
      properties
        .filter(({ id }) => heldIds.has(id))
        .map(({ id }, at) => [id, `IP${String(at + 1).padStart(2, '0')}`] as const),
    ),
    products: await records.find(highTechProduct, { order: [{ field: 'code' }] }),
    conversionGaps: new Map(leftOut.map(({ id, reasons }) => [id, reasons] as const)),
    details: new Map(details.map((each) => [each.projectId, each] as const)),
  };
}

function readActivity(
  activity: Activity<YearProject>,
  record: RecordOf<typeof rdActivity> | null,
  allMasters: readonly RecordOf<typeof projectMaster>[],
  properties: readonly RecordOf<typeof intellectualProperty>[],
): ReadActivity {
  const masters = allMasters.filter(({ code }) => activity.projectCodes.includes(code));
  const masterIds = new Set(masters.map(({ id }) => id));
  const linked = properties.filter((each) => idsIn(each.projectCodes).some((id) => masterIds.has(id)));
  const stated = idsIn(record?.iprCodes);
  const dates = (of: 'startTime' | 'endTime') =>
    [...masters.map((each) => each[of]), ...activity.projects.map((each) => each[of])].flatMap((each) => each ?? []);
  return {
    ...activity,
    ...{ record, masters },
    propertyIds: stated.length > 0 ? stated : linked.map(({ id }) => id),
    startTime: record?.startTime ?? dates('startTime').toSorted(compareText)[0] ?? null,
    endTime: record?.endTime ?? dates('endTime').toSorted(compareText).at(-1) ?? null,
  };
}
