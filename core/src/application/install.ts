import {
  menuTree,
  PLATFORM_TENANT,
  registerTenant,
  seedMenus,
  seedRoles,
  tenant,
  type MenuEntry,
  type NewUser,
} from '../access';
import { seedDictionaries, seedParameters, seedSystemDictionaries } from '../system';
import type { Application } from './application';
import { contentsOfAreas as contents } from './contents-of-areas';
import { dictionariesOfAreas as dictionaries } from './dictionaries-of-areas';
import { fillTenant } from '../platform';

/** Brings the platform tenant up to date: menus, roles, dictionaries. Idempotent; run at every start. */
export async function installPlatform(application: Application, menus: readonly MenuEntry[] = menuTree): Promise<void> {
  await application.inTenant(PLATFORM_TENANT, async (call) => {
    await registerTenant(call, { code: PLATFORM_TENANT, name: '管理组' });
    await seedMenus(call, menus);
    await seedRoles(call, 'platform');
    await seedDictionaries(call, dictionaries);
    await seedSystemDictionaries(call);
    await seedParameters(call);
    for (const seed of contents) await seed(call);
  });
}

/** Adds the permissions, dictionaries and contents that are new in this version to every enterprise. */
export async function refreshTenants(application: Application): Promise<void> {
  const tenants = await application.inTenant(PLATFORM_TENANT, (call) => call.records.find(tenant));
  for (const { code } of tenants) {
    if (code !== PLATFORM_TENANT)
      await application.inTenant(String(code), (call) =>
        fillTenant(call, { roles: 'enterprise', dictionaries, contents }),
      );
  }
}

export interface NewTenant {
  readonly code: string;
  readonly name: string;
  /** Unified social credit code, shown in the heading of official sheets. */
  readonly creditCode?: string;
  readonly users: readonly NewUser[];
}

/** Adds an enterprise with the standard roles and dictionaries and its first users; existing content is kept. */
export async function installTenant(application: Application, given: NewTenant): Promise<void> {
  await application.inTenant(PLATFORM_TENANT, (call) => registerTenant(call, given));
  await application.inTenant(given.code, async (call) => {
    const roles = given.code === PLATFORM_TENANT ? 'platform' : 'enterprise';
    await fillTenant(call, { roles, dictionaries, contents, users: given.users });
  });
}
