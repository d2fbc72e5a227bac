import { argon2Hasher } from '@rdm/blade-server';
import { PLATFORM_TENANT } from '@rdm/core/internal/access';
import { addUsers } from '@rdm/core/internal/platform';
import type { Ports } from '@rdm/core/internal/application';
import { hashed } from '../../setup/memory-application';
import type { OpenStack } from '../../setup/stacks';

const ACCOUNT = 'platform.root';

/** Signed in as an administrator of the platform. */
export async function platformAdministrator(
  stack: Pick<OpenStack, 'application' | 'secretOf' | 'signIn'>,
): Promise<Ports> {
  const secret = stack.secretOf(ACCOUNT);
  const passwordHash = async () => (secret === ACCOUNT ? hashed(secret) : argon2Hasher.hash(secret));
  await stack.application.inTenant(PLATFORM_TENANT, (call) =>
    addUsers(call, [
      { account: ACCOUNT, realName: '平台', roleAlias: 'administrator', passwordHash, mustChangePassword: false },
    ]),
  );
  return stack.signIn(ACCOUNT, PLATFORM_TENANT);
}
