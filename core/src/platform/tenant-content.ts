import { accessDictionaries, addUser, seedRoles, user, type NewUser } from '../access';
import { AUDIT_SUBJECT, auditSubjectLabels } from '../cost';
import { CORRECTION_KIND, correctionKinds } from '../finance';
import { insertRecords, updateRecords, type Call } from '../records';
import { text } from '../kernel';
import {
  department,
  platformDictionaries,
  post,
  seedDictionaries,
  standardDictionaries,
  type StandardDictionary,
} from '../system';
import { costItems } from '../tax';

/** The cost items, and 不归集 for accounts that are not R&D cost. docs/rules.md, Cost items */
const costItemDictionary: StandardDictionary = {
  code: 'cost_item',
  name: text('费用项目', 'Cost item'),
  entries: [
    ...costItems.map(({ code, label }) => [code, text(`${code} ${label.zh}`, `${code} ${label.en}`)] as const),
    ['none', text('不归集', 'Not collected')] as const,
  ],
};

const correctionDictionary: StandardDictionary = {
  code: CORRECTION_KIND,
  name: text('更正方式', 'Kind of correction'),
  entries: Object.entries(correctionKinds),
};

const auditSubjectDictionary: StandardDictionary = {
  code: AUDIT_SUBJECT,
  name: text('审核科目', 'Subject of the month audit'),
  entries: Object.entries(auditSubjectLabels),
};

/** The dictionaries every tenant starts with. */
export const dictionaries: readonly StandardDictionary[] = [
  ...standardDictionaries,
  ...accessDictionaries,
  ...platformDictionaries,
  costItemDictionary,
  correctionDictionary,
  auditSubjectDictionary,
];

/** Gives an enterprise the standard roles and dictionaries, and its first users; what it has stays. */
export async function fillTenant(
  call: Call,
  kind: 'platform' | 'enterprise',
  users: readonly NewUser[],
): Promise<void> {
  await seedRoles(call, kind);
  await seedDictionaries(call, dictionaries);
  await addUsers(call, users);
}

/** Adds users whose account does not exist yet; answers the accounts added. */
export async function addUsers(call: Call, users: readonly NewUser[]): Promise<string[]> {
  const added: string[] = [];
  for (const each of users) if (await addUser(call, each)) added.push(each.account);
  return added;
}

/** Gives an enterprise without any the department all others stand under, and the first post. docs/wire.md, Tenants */
export async function seedOrganisation(call: Call, name: string): Promise<void> {
  if ((await call.records.count(department)) > 0) return;
  const [company] = await insertRecords(call, department, [
    { deptName: name, fullName: name, deptCategory: '1', sort: 1, parentId: null },
  ]);
  await insertRecords(call, post, [{ category: '1', postCode: 'ceo', postName: '首席执行官', sort: 1 }]);
  const without = (await call.records.find(user)).filter(({ deptId }) => deptId === null);
  await updateRecords(
    call,
    user,
    without.map((before) => ({ before, values: { deptId: company!.id } })),
  );
}
