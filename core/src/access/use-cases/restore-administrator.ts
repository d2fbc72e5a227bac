import { insertRecords, updateRecords, type Call } from '../../records';
import type { FailedSignIns } from '../failed-sign-ins';
import type { Passwords } from '../passwords';
import { role } from '../role';
import { removeOf } from '../second-factors';
import { PLATFORM_TENANT, tenant } from '../tenant';
import { user } from '../user';
import { passwordValues } from './change-password';
import { ADMINISTRATOR, ENTERPRISE_ADMINISTRATOR, idsOf } from './held-rights';
import { endSessionsOf } from './open-sessions';

/** What whoever operates the program is told of an account that was restored. */
export interface RestoredAdministrator {
  readonly account: string;
  readonly initialPassword: string;
  readonly isNew: boolean;
}

/**
 * Makes an account of the tenant its administrator: adds it where there is none, opens it, gives it the standard role
 * beside its own, and a new password that must be changed; its sign-ins end, and its second factors are
 * removed. For the operator of the program, when
 * nobody of the tenant can do so. Null for a tenant that does not exist.
 */
export async function restoreAdministrator(
  call: Call,
  { passwords, failures }: { readonly passwords: Passwords; readonly failures: FailedSignIns },
  account: string,
): Promise<RestoredAdministrator | null> {
  const { tenantId } = call.caller;
  const [known] = await call.records.findByKeys(tenant, [{ code: tenantId }]);
  if (!known) return null;
  const roleAlias = tenantId === PLATFORM_TENANT ? ADMINISTRATOR : ENTERPRISE_ADMINISTRATOR;
  const given = (await call.records.findByKeys(role, [{ roleAlias }])).filter((each) => each.tenantId === tenantId);
  const [before] = await call.records.findByKeys(user, [{ account }]);
  const initialPassword = passwords.made().text;
  const own = before ? idsOf(before, 'roleId') : [];
  const values = {
    ...passwordValues(call, before ?? null, await passwords.hasher.hashTyped(initialPassword)),
    mustChangePassword: 1,
    status: 1,
    roleId: [...new Set([...own, ...given.map(({ id }) => id)])],
  };
  if (before) await updateRecords(call, user, [{ before, values }]);
  else await insertRecords(call, user, [{ account, name: account, realName: account, ...values }]);
  if (before) {
    await endSessionsOf(call, [before.id]);
    await removeOf(call, before.id);
  }
  await failures.unlock(tenantId, account);
  return { account, initialPassword, isNew: !before };
}
