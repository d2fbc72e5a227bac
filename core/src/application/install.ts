import {
  menuTree,
  PLATFORM_TENANT,
  registerTenant,
  seedMenus,
  seedRoles,
  type MenuEntry,
  type NewUser,
} from '../access';
import { seedDictionaries, seedParameters, seedSystemDictionaries } from '../system';
import type { Application } from './application';
import { dictionaries, fillTenant } from './tenant-content';

/** Brings the platform tenant up to date: menus, roles, dictionaries. Safe to run at every start. */
export async function installPlatform(application: Application, menus: readonly MenuEntry[] = menuTree): Promise<void> {
  await application.inTenant(PLATFORM_TENANT, async (call) => {
    await registerTenant(call, PLATFORM_TENANT, '管理组');
    await seedMenus(call, menus);
    await seedRoles(call, 'platform');
    await seedDictionaries(call, dictionaries);
    await seedSystemDictionaries(call);
    await seedParameters(call);
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
    await fillTenant(call, tenant.code === PLATFORM_TENANT ? 'platform' : 'enterprise', tenant.users);
  });
}
