import { PLATFORM_TENANT } from '@rdm/core/internal/access';
import { addUsers } from '@rdm/core/internal/platform';
import { installPlatform, refreshTenants, type Application } from '@rdm/core/internal/application';
import { installDemonstration } from '@rdm/demonstration';
import { argon2Hasher } from '../driven/argon2-hasher';
import { firstAdministrator, storedPassword } from './accounts';
import type { Mode } from '../settings';

export interface Prepared {
  /** The password of an administrator who was added now; shown once. */
  readonly firstPassword: string | null;
}

/** Adds the data every start needs to the database; idempotent. */
export async function prepareData(application: Application, mode: Mode, today: string): Promise<Prepared> {
  if (mode === 'production') {
    await installPlatform(application);
    await refreshTenants(application);
    return { firstPassword: await addFirstAdministrator(application) };
  }
  await installDemonstration(application, today, storedPassword(argon2Hasher));
  await refreshTenants(application);
  return { firstPassword: null };
}

async function addFirstAdministrator(application: Application): Promise<string | null> {
  const { user, password } = firstAdministrator(argon2Hasher);
  const added = await application.inTenant(PLATFORM_TENANT, (call) => addUsers(call, [user]));
  return added.length ? password : null;
}
