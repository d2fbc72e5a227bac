import { role, user } from '@rdm/core/internal/access';
import type { Ports } from '@rdm/core/internal/application';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMemoryApplication, type MemoryApplication } from '../setup/memory-application';
import { refusal } from '../contract/ports/refusal';

const TENANT = '100001';
const LAST = refusal(400, '至少须保留一名可以配置角色的启用用户，请先将角色配置权限授予其他人');

describe('the last administrator of a tenant', () => {
  let memory: MemoryApplication;
  let admin: Ports;
  beforeEach(async () => {
    memory = await openMemoryApplication();
    admin = await memory.signIn('admin');
  });
  afterEach(() => memory.stop());

  const one = async (account: string) =>
    (await admin.resource(user).list({ where: [{ field: 'account', is: 'equal', value: account }] })).records[0]!;
  const roleNamed = async (roleAlias: string) =>
    (await admin.resource(role).list({ where: [{ field: 'roleAlias', is: 'equal', value: roleAlias }] })).records[0]!;

  it('cannot give up the role, in any way there is', async () => {
    const { id } = await one('admin');
    const clerk = (await roleNamed('user')).id;
    await expect(admin.users.grant({ userIds: id, roleIds: clerk })).rejects.toMatchObject(LAST);
    await expect(admin.users.grant({ userIds: id })).rejects.toMatchObject(LAST);
    await expect(admin.resource(user).submit({ id, roleId: [clerk] })).rejects.toMatchObject(LAST);
    await expect(admin.users.update({ draft: { id, roleId: [] } })).rejects.toMatchObject(LAST);
    expect((await one('admin')).roleId).toEqual([(await roleNamed('admin')).id]);
  });

  it('cannot empty the role either', async () => {
    const own = await roleNamed('admin');
    await expect(admin.roles.grant({ roleIds: [own.id], menuIds: [] })).rejects.toMatchObject(LAST);
    expect((await admin.menus.roleTreeKeys({ roleIds: own.id })).menu).not.toEqual([]);
  });

  it('may do so once there is another', async () => {
    const own = await roleNamed('admin');
    await admin.users.grant({ userIds: (await one('finance')).id, roleIds: own.id });
    await admin.users.grant({ userIds: (await one('admin')).id, roleIds: (await roleNamed('user')).id });
    const finance = await memory.signIn('finance');
    expect((await finance.resource(user).list({ size: 1 })).total).toBeGreaterThan(0);
  });

  it('is restored by whoever operates the program, with a new password and signed out', async () => {
    const before = await memory.anyone().session.token({ tenantId: TENANT, username: 'admin', password: 'admin' });
    const restored = (await memory.application.restoreAdministrator(TENANT, 'admin'))!;
    expect(restored).toEqual({ account: 'admin', initialPassword: expect.any(String), isNew: false });
    expect(await memory.application.callerOf(before.accessToken)).toBeNull();
    const signedIn = { tenantId: TENANT, username: 'admin', password: restored.initialPassword };
    expect(await memory.anyone().session.token(signedIn)).toMatchObject({
      roleName: 'admin',
      mustChangePassword: true,
    });
    const added = await memory.application.restoreAdministrator(TENANT, 'rescue');
    expect(added).toMatchObject({ account: 'rescue', isNew: true });
    expect(await memory.application.restoreAdministrator('999999', 'admin')).toBeNull();
  });

  it('is let in again by the operator after somebody has failed to guess the password', async () => {
    const signIn = (password: string) =>
      memory.anyone().session.token({ tenantId: TENANT, username: 'admin', password });
    for (let time = 0; time < 5; time++) await signIn('wrong').catch(() => undefined);
    await expect(signIn('admin')).rejects.toMatchObject(refusal(400, '登录错误次数过多,请稍后再试'));
    await memory.application.unlockAccount(TENANT, 'admin');
    expect(await signIn('admin')).toMatchObject({ account: 'admin' });
  });
});
