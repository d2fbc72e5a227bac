import {
  addUser,
  menuTree,
  PLATFORM_TENANT,
  registerTenant,
  seedMenus,
  seedRoles,
  type MenuEntry,
  type NewUser,
} from '../access';
import { AUDIT_SUBJECT, auditSubjectLabels } from '../cost';
import { CORRECTION_KIND, correctionKinds } from '../finance';
import { costItems } from '../tax';
import { text, type Call } from '../kernel';
import { seedDictionaries, standardDictionaries, type StandardDictionary } from '../system';
import type { Application } from './application';

/** Cost items by the codes of `domain.md` §2, and 不归集 for accounts that are not R&D cost. */
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

const dictionaries = [...standardDictionaries, costItemDictionary, correctionDictionary, auditSubjectDictionary];

/** Brings the platform tenant up to date: menus, roles, dictionaries. Safe to run at every start. */
export async function installPlatform(application: Application, menus: readonly MenuEntry[] = menuTree): Promise<void> {
  await application.inTenant(PLATFORM_TENANT, async (call) => {
    await registerTenant(call, PLATFORM_TENANT, '管理组');
    await seedMenus(call, menus);
    await seedRoles(call, 'platform');
    await seedDictionaries(call, dictionaries);
  });
}

export interface NewTenant {
  readonly code: string;
  readonly name: string;
  readonly users: readonly NewUser[];
}

/** Adds an enterprise with the standard roles and dictionaries and its first users; what it has stays. */
export async function installTenant(application: Application, tenant: NewTenant): Promise<void> {
  await application.inTenant(PLATFORM_TENANT, (call) => registerTenant(call, tenant.code, tenant.name));
  await application.inTenant(tenant.code, async (call) => {
    await seedRoles(call, tenant.code === PLATFORM_TENANT ? 'platform' : 'enterprise');
    await seedDictionaries(call, dictionaries);
    await addUsers(call, tenant.users);
  });
}

/** Adds users whose account does not exist yet; answers the accounts added. */
export async function addUsers(call: Call, users: readonly NewUser[]): Promise<string[]> {
  const added: string[] = [];
  for (const each of users) if (await addUser(call, each)) added.push(each.account);
  return added;
}
