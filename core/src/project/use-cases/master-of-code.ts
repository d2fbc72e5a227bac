import { wholly, insertRecords, updateRecords, type Call, type RecordOf } from '../../records';
import { project } from '../project';
import { projectMaster } from '../project-master';
import { projectOpening } from '../project-opening';
import { projectPhase } from '../project-phase';

type Master = RecordOf<typeof projectMaster>;

/** What a year record tells of its project. */
interface YearOfProject {
  readonly code?: string | null;
  readonly name?: string | null;
  readonly startTime?: string | null;
  readonly endTime?: string | null;
}

/** The masters of these codes. */
const mastersOf = (call: Call, codes: readonly string[]): Promise<Master[]> =>
  wholly(call).records.find(projectMaster, { where: [{ field: 'code', is: 'in', value: codes }] });

/** Makes a master for each code that has none, from the first of its years given. */
export async function ensureMasters(call: Call, years: readonly YearOfProject[]): Promise<void> {
  const known = new Set(
    (await mastersOf(call, [...new Set(years.flatMap(({ code }) => code || []))])).map(({ code }) => code),
  );
  const missing = new Map<string, YearOfProject & { code: string }>();
  for (const each of years) {
    const { code } = each;
    if (code && each.name && !known.has(code) && !missing.has(code)) missing.set(code, { ...each, code });
  }
  if (missing.size === 0) return;
  await insertRecords(
    call,
    projectMaster,
    [...missing.values()].map(({ code, name, startTime, endTime }) => ({
      code,
      name: name!,
      startTime: startTime ?? null,
      endTime: endTime ?? null,
      result: 'ongoing',
    })),
  );
}

/**
 * Takes the master along when a project is given another code or name: if no other year record has the old code, and the
 * new code has no master, it is the same project. A name follows where both were the same before.
 */
export async function followYear(
  call: Call,
  before: RecordOf<typeof project>,
  after: { readonly code: string; readonly name: string },
): Promise<void> {
  if (before.code === after.code && before.name === after.name) return;
  const [master] = await mastersOf(call, [before.code]);
  if (!master) return;
  const others = await wholly(call).records.count(project, [
    { field: 'code', is: 'equal', value: before.code },
    { field: 'id', is: 'notEqual', value: before.id },
  ]);
  const taken = before.code !== after.code && (others > 0 || (await mastersOf(call, [after.code])).length > 0);
  if (taken) return;
  const named = master.name === before.name ? { name: after.name } : {};
  const values = { ...named, ...(before.code !== after.code && { code: after.code }) };
  if (Object.keys(values).length > 0) await updateRecords(call, projectMaster, [{ before: master, values }]);
}

/** The records that belong to masters and go with them. */
export const partsOfMaster = [projectPhase, projectOpening] as const;
