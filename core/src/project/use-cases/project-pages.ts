import { userOf } from '../../access';
import { listRecords, wholly, type Call, type Page, type PageQuery, type RecordOf, type Where } from '../../records';
import { personnel } from '../personnel';
import { project } from '../project';

type ProjectPage = Page<RecordOf<typeof project>>;

export const projectPage = (call: Call, query: PageQuery): Promise<ProjectPage> => listRecords(call, project, query);

/** A list page of the projects that the caller leads, applied for or entered. */
export async function ownProjects(call: Call, query: PageQuery): Promise<ProjectPage> {
  const own = { field: 'id', is: 'in' as const, value: await ownIds(call) };
  return projectPage(call, { ...query, where: [...(query.where ?? []), own] });
}

/** The projects of a year that the caller leads. */
export async function ledProjects(call: Call, year: string): Promise<RecordOf<typeof project>[]> {
  const leader = await personnelBehind(call, await namesOf(call));
  if (leader.length === 0) return [];
  return call.records.find(project, {
    where: [
      { field: 'year', is: 'equal', value: year },
      { field: 'leader', is: 'in', value: leader },
    ],
  });
}

async function ownIds(call: Call): Promise<string[]> {
  const names = await namesOf(call);
  const ways: Where<typeof project> = [
    { field: 'leader', is: 'in', value: await personnelBehind(call, names) },
    { field: 'applyUser', is: 'in', value: names },
    { field: 'createUser', is: 'equal', value: call.caller.userId },
  ];
  const found = new Set<string>();
  for (const way of ways) for (const { id } of await call.records.find(project, { where: [way] })) found.add(id);
  return [...found];
}

/** The account and names of the user; read without scopes, as the caller may not see the register of users. */
async function namesOf(call: Call): Promise<string[]> {
  const self = await userOf(wholly(call), call.caller.userId);
  const names = [call.caller.account, self?.realName, self?.name].filter((name) => typeof name === 'string');
  return [...new Set(names.filter((name) => name !== ''))];
}

/**
 * The personnel records of a user. Users and personnel are separate registers; a person matches by the account it
 * states, by a staff number equal to the account, or by a name that is unique among all personnel. An ambiguous name
 * matches no one.
 */
async function personnelBehind(call: Call, names: readonly string[]): Promise<string[]> {
  const where = (field: 'code' | 'name'): Where<typeof personnel> => [{ field, is: 'in', value: names }];
  const { records } = wholly(call);
  const stated = await records.find(personnel, {
    where: [{ field: 'account', is: 'equal', value: call.caller.account }],
  });
  const byCode = await records.find(personnel, { where: where('code') });
  const byName = await records.find(personnel, { where: where('name') });
  const alone = byName.filter(({ name }) => byName.filter((other) => other.name === name).length === 1);
  return [...new Set([...stated, ...byCode, ...alone].map(({ id }) => id))];
}
