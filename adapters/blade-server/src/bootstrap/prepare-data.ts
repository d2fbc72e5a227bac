import { PLATFORM_TENANT } from '@rdm/core/access';
import { addUsers, installPlatform, installTenant, type Application } from '@rdm/core/application';
import { demonstrationTenant, emptyTenant } from '@rdm/core/demonstration';
import { argon2Hasher } from '../driven/argon2-hasher';
import { demonstrationUsers, firstAdministrator } from './accounts';
import { loadDemonstration } from './load-demonstration';
import type { Mode } from '../settings';

export interface Prepared {
  /** The password of an administrator who was added now; shown once. */
  readonly firstPassword: string | null;
}

/** Brings what every start needs into the database; a start that finds it there changes nothing. */
export async function prepareData(application: Application, mode: Mode, today: string): Promise<Prepared> {
  await installPlatform(application);
  if (mode === 'production') return { firstPassword: await addFirstAdministrator(application) };
  const platform = await demonstrationUsers(argon2Hasher, PLATFORM_TENANT);
  await application.inTenant(PLATFORM_TENANT, (call) => addUsers(call, platform));
  for (const { code, name } of [demonstrationTenant, emptyTenant]) {
    await installTenant(application, { code, name, users: await demonstrationUsers(argon2Hasher, code) });
  }
  await loadDemonstration(application, today);
  return { firstPassword: null };
}

async function addFirstAdministrator(application: Application): Promise<string | null> {
  const { user, password } = await firstAdministrator(argon2Hasher);
  const added = await application.inTenant(PLATFORM_TENANT, (call) => addUsers(call, [user]));
  return added.length ? password : null;
}
