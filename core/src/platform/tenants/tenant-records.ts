import { faults, isId, Refusal, text } from '../../kernel';
import { PLATFORM_TENANT, tenant, type Callers } from '../../access';
import {
  aroundRecords,
  hooksOn,
  requirePermission,
  type AroundRecords,
  type Call,
  type HooksByName,
} from '../../records';
import { wholeParameterOf } from '../../system';
import { firstPassword, foundTenant, freeTenantNumber, type Founding } from './found-tenant';

/** Worded as in the product family. docs/wire.md, Tenants */
const THE_PLATFORM = text('不可删除管理租户!', 'The tenant of the platform cannot be removed');

/** A tenant's number is immutable; the platform's tenant cannot be removed. */
export const tenantHooks: HooksByName = hooksOn(tenant, {
  beforeSubmit: async (call, values, before) => {
    if (before) {
      values.code = before.code;
      values.datasourceId = before.datasourceId;
      return;
    }
    values.accountNumber ??= await wholeParameterOf(call, 'tenant.default.accountNumber', 100);
  },
  beforeRemove: (_call, rows) => {
    if (rows.some(({ code }) => code === PLATFORM_TENANT)) throw new Refusal(faults.invalid(THE_PLATFORM));
  },
});

/**
 * Extends the generic calls of tenants: a new tenant is seeded with everything needed to sign in, and the cached rights
 * of a changed or removed tenant's users are invalidated.
 */
export const aroundTenants = (founding: Founding, callers: Callers): AroundRecords =>
  aroundRecords(tenant, (port, { admitted, open }) => ({
    ...port,
    submit: async (draft, options) => {
      if (typeof draft.id === 'string' && draft.id !== '') {
        const changed = await port.submit(draft, options);
        await callers.forgetTenant(changed.code ?? '');
        return changed;
      }
      // Before looking for a free number, so that unauthorised requests cause no work.
      requirePermission(admitted('signedIn'), tenant.permissions.add);
      const code = await freeTenantNumber(founding, PLATFORM_TENANT);
      const added = await port.submit({ ...draft, code }, options);
      // A repeated submit of the same form returns the tenant created by the first one.
      if (added.code !== code) return added;
      const password = firstPassword(founding.newKey);
      try {
        await foundTenant(founding, code, added.tenantName ?? '', {
          account: 'admin',
          realName: '管理员',
          passwordHash: await founding.hasher.hashTyped(password),
          mustChangePassword: true,
        });
      } catch (error) {
        await founding.inTenant(PLATFORM_TENANT, (call) => withdraw(call, added.id));
        throw error;
      }
      return { ...added, firstPassword: password };
    },
    remove: async (args) => {
      const caller = admitted('signedIn');
      requirePermission(caller, tenant.permissions.remove);
      const rows = await open(caller, (call) =>
        call.records.find(tenant, { where: [{ field: 'id', is: 'in', value: args.ids.filter(isId) }] }),
      );
      const removed = await port.remove(args);
      for (const { code } of rows) await callers.forgetTenant(code ?? '');
      return removed;
    },
  }));

/** Removes a tenant whose seeding failed. */
const withdraw = (call: Call, id: string) => call.records.remove(tenant, [id], { user: null, time: call.clock.now() });
