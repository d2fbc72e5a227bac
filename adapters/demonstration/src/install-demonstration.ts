import { PLATFORM_TENANT } from '@rdm/core/internal/access';
import { addFirstPost, addUsers } from '@rdm/core/internal/platform';
import { installPlatform, installTenant, type Application } from '@rdm/core/internal/application';
import { demonstrationUsers } from './accounts';
import { certifyEnterprise } from './certify-enterprise';
import { furnishPlatform } from './furnish-platform';
import { loadDemonstration, type TellShare } from './load-demonstration';
import { demonstrationTenant, emptyTenant } from './tenants';

/**
 * Installs the platform, the enterprise of the demonstration with its two years, an enterprise without data (both
 * certified) and the known accounts in a store; existing records stay as they are.
 * @param today `yyyy-MM-dd`
 * @param hashOf the stored form of a password as a user types it
 */
export async function installDemonstration(
  application: Application,
  today: string,
  hashOf: (password: string) => Promise<string>,
  tell?: TellShare,
): Promise<void> {
  await installPlatform(application);
  const platform = demonstrationUsers(PLATFORM_TENANT, hashOf);
  await application.inTenant(PLATFORM_TENANT, async (call) => {
    await addUsers(call, platform);
    await furnishPlatform(call);
  });
  for (const given of [demonstrationTenant, emptyTenant]) {
    await installTenant(application, { ...given, users: demonstrationUsers(given.code, hashOf) });
    await application.inTenant(given.code, addFirstPost);
    await certifyEnterprise(application, given.code);
  }
  await loadDemonstration(application, today, tell);
}
