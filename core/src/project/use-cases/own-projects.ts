import { userOf } from '../../access';
import { listRecords, type Call, type Condition, type Page, type PageQuery, type StoredRecord } from '../../records';
import { personnel } from '../personnel';
import { project } from '../project';

/** The projects that the caller leads, applied for or entered, as the list of all shows them. */
export async function ownProjects(call: Call, query: PageQuery): Promise<Page<StoredRecord>> {
  const own: Condition = { field: 'id', is: 'in', value: await ownIds(call) };
  return listRecords(call, project, { ...query, where: [...(query.where ?? []), own] });
}

async function ownIds(call: Call): Promise<string[]> {
  const names = await namesOf(call);
  const ways: Condition[] = [
    { field: 'leader', is: 'in', value: await personnelBehind(call, names) },
    { field: 'applyUser', is: 'in', value: names },
    { field: 'createUser', is: 'equal', value: call.caller.userId },
  ];
  const found: StoredRecord[] = [];
  for (const way of ways) found.push(...(await call.records.find(project, { where: [way] })));
  return [...new Set(found.map(({ id }) => id))];
}

/** What the caller is called: account and names of the user. */
async function namesOf(call: Call): Promise<string[]> {
  const self = await userOf(call, call.caller.userId);
  const names = [call.caller.account, self?.realName, self?.name].filter((name) => typeof name === 'string');
  return [...new Set(names.filter((name) => name !== ''))];
}

/**
 * The person a user is. Users and personnel are kept apart; one with the account as staff number is the same, and so
 * is the only one of that name. Where several bear it nobody is taken for another.
 */
async function personnelBehind(call: Call, names: readonly string[]): Promise<string[]> {
  const where = (field: string): Condition[] => [{ field, is: 'in', value: names }];
  const byCode = await call.records.find(personnel, { where: where('code') });
  const byName = await call.records.find(personnel, { where: where('name') });
  const alone = byName.filter(({ name }) => byName.filter((other) => other.name === name).length === 1);
  return [...new Set([...byCode, ...alone].map(({ id }) => id))];
}
