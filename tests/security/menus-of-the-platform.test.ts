import { menu, menuTree, PLATFORM_TENANT, role, user, type MenuEntry } from '@rdm/core/internal/access';
import { installPlatform, refreshTenants } from '@rdm/core/internal/application';
import { text } from '@rdm/core/internal/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { platformAdministrator } from '../contract/ports/platform-administrator';
import { openMemoryApplication, type MemoryApplication } from '../setup/memory-application';

const shipped: MenuEntry = { code: 'shippedlater', name: text('新增功能', 'New feature'), path: '/shipped' };

/** What the platform adds is granted by somebody, and not by a start. */
describe('a menu', () => {
  let stack: MemoryApplication;
  const rolesThatHold = async (code: string, tenant: string) => {
    const [found] = await stack.application.inTenant(PLATFORM_TENANT, (call) =>
      call.records.find(menu, { where: [{ field: 'code', is: 'equal', value: code }] }),
    );
    const roles = await stack.application.inTenant(tenant, (call) => call.records.find(role));
    return roles.filter(({ menuIds }) => menuIds?.includes(found!.id)).map(({ roleAlias }) => roleAlias);
  };

  beforeEach(async () => {
    stack = await openMemoryApplication({ tenants: ['100001'] });
    stack.clock.advance(60_000);
  });
  afterEach(() => stack.stop());

  it('that the platform adds is given to nobody at a start, nor to an enterprise founded afterwards', async () => {
    const root = await platformAdministrator({ ...stack, secretOf: (password) => password });
    await root.resource(menu).submit({ name: '规格三', code: 'ownmenu', path: '/own', category: 1 });
    await installPlatform(stack.application);
    await refreshTenants(stack.application);
    await stack.found('100009');
    for (const tenant of ['100001', '100009']) expect(await rolesThatHold('ownmenu', tenant)).toEqual([]);
  });

  it('that the platform adds is given by the administrator of an enterprise, and by nobody else there', async () => {
    const root = await platformAdministrator({ ...stack, secretOf: (password) => password });
    await root.resource(menu).submit({ name: '规格三', code: 'ownmenu', path: '/own', category: 1 });
    const [added] = (await root.resource(menu).list({ where: [{ field: 'code', is: 'equal', value: 'ownmenu' }] }))
      .records;
    const admin = await stack.signIn('admin');
    const roles = (await admin.resource(role).list({})).records;
    const [reviewer, keeper] = ['reviewer', 'admin'].map((alias) =>
      roles.find(({ roleAlias }) => roleAlias === alias)!,
    );
    const given = (menus: readonly string[]) => ({
      ...{ roleIds: [reviewer!.id], menuIds: [...(reviewer!.menuIds ?? []), ...menus] },
      ...{ dataScopeIds: [], apiScopeIds: [] },
    });
    expect(JSON.stringify((await admin.menus.grantTree()).menu)).toContain(added!.id);
    await admin.roles.grant(given([added!.id]));
    expect(await rolesThatHold('ownmenu', '100001')).toEqual(['reviewer']);
    const routesOf = async (who: string) => JSON.stringify(await (await stack.signIn(who)).session.routes({}));
    expect(await routesOf('reviewer')).toContain('规格三');
    expect(await routesOf('admin')).not.toContain('规格三');
    // Whoever may give roles without being the administrator gives what he holds.
    const rights = (keeper!.menuIds ?? []).filter((id) => id !== added!.id);
    await admin.resource(role).submit({ roleName: '授权员', roleAlias: 'granter' });
    const granter = (await admin.resource(role).list({})).records.find(({ roleAlias }) => roleAlias === 'granter')!;
    await admin.roles.grant({ roleIds: [granter.id], menuIds: rights, dataScopeIds: [], apiScopeIds: [] });
    const member = (await admin.resource(user).list({})).records.find(({ account }) => account === 'member')!;
    await admin.users.grant({ userIds: member.id, roleIds: granter.id });
    const other = await stack.signIn('member');
    await expect(other.roles.grant(given([added!.id]))).rejects.toMatchObject({ fault: { name: 'BEYOND_OWN_RIGHTS' } });
  });

  it('that comes with the product is given to the roles it is for at the next start', async () => {
    await installPlatform(stack.application, [...menuTree, shipped]);
    await refreshTenants(stack.application);
    expect(await rolesThatHold(shipped.code, '100001')).toContain('admin');
  });
});
