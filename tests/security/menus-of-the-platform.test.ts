import { menu, menuTree, PLATFORM_TENANT, role, type MenuEntry } from '@rdm/core/internal/access';
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

  it('that comes with the product is given to the roles it is for at the next start', async () => {
    await installPlatform(stack.application, [...menuTree, shipped]);
    await refreshTenants(stack.application);
    expect(await rolesThatHold(shipped.code, '100001')).toContain('admin');
  });
});
