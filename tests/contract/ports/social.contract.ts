import { role, session as sessionRecord, user, type MenuNode, type TokenAnswer } from '@rdm/core/internal/access';
import type { Ports } from '@rdm/core/internal/application';
import { insertRecords, updateRecords, type Where } from '@rdm/core/internal/records';
import { parameter } from '@rdm/core/internal/system';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, SILENT, VOUCHING } from '../../setup/outside-systems';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

const NOT_FOR_GUESTS = refusal(403, '请先完成账号注册，并等待管理员通过');
const ENDED = refusal(400, '第三方登录已失效，请重新登录');
const NO_ROLE = refusal(400, '未获得用户的角色信息');

const codesIn = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ code, children = [] }) => [code, ...codesIn(children)]);

/** Users authenticated by other systems, and acting in some of one's roles. docs/wire.md, Social sign-in */
export function socialContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  let admin: Ports;
  const comesBack = async (person: string, tenantId = tenant): Promise<TokenAnswer> => {
    const { state, ports } = await stack().browser(VOUCHING);
    return ports.session.token({
      grantType: 'social',
      tenantId,
      source: VOUCHING,
      code: codeOf(person),
      state,
    });
  };
  const byPassword = (username: string, password: string, tenantId = tenant) =>
    stack()
      .anyone()
      .session.token({ tenantId, username, password: stack().secretOf(password) });
  const roleId = async (alias: string) => {
    const where = [{ field: 'roleAlias', is: 'equal' as const, value: alias }];
    return (await admin.resource(role).list({ where })).records[0]!.id;
  };
  const setParameter = (paramKey: string, paramValue: string) =>
    stack().application.inTenant(tenant, async (call) => {
      const found = await call.records.findByKeys(parameter, [{ paramKey }]);
      const before = found.find(({ tenantId }) => tenantId === tenant);
      if (before) await updateRecords(call, parameter, [{ before, values: { paramValue } }]);
      else await insertRecords(call, parameter, [{ paramKey, paramName: paramKey, paramValue }]);
    });
  beforeAll(async () => {
    admin = await stack().signIn('admin', tenant);
  });

  describe('a sign-in through another system', () => {
    it('is offered for those that are set up', async () => {
      expect(await stack().anyone().session.sources()).toEqual([
        { source: VOUCHING, label: '统一身份' },
        { source: SILENT, label: '已停用的系统' },
      ]);
    });

    it('of somebody without a user is a guest’s, who sees himself and nothing else', async () => {
      const answer = await comesBack('wang');
      expect(answer).toMatchObject({
        tenantId: tenant,
        userId: '',
        roleId: '',
        oauthId: expect.stringMatching(/^\d+$/),
        account: 'wang',
        nickName: '昵称wang',
        roleName: 'guest',
        avatar: 'https://id.example.com/wang.png',
        refreshToken: '',
      });
      const guest = await stack().withToken(answer.accessToken);
      expect(await guest.session.userInfo()).toMatchObject({
        userId: '',
        account: 'wang',
        roles: ['guest'],
        oauthId: answer.oauthId,
      });
      expect([await guest.session.routes(), await guest.session.buttons()]).toEqual([[], []]);
      await expect(guest.resource(user).list({})).rejects.toMatchObject(NOT_FOR_GUESTS);
      await expect(guest.profile.info()).rejects.toMatchObject(NOT_FOR_GUESTS);
      await expect(guest.users.choices()).rejects.toMatchObject(NOT_FOR_GUESTS);
      await guest.session.logout();
      const afterwards = await stack().withToken(answer.accessToken);
      await expect(afterwards.session.userInfo()).rejects.toMatchObject(refusal(401));
    });

    it('is the same guest when he comes again, and another one in another tenant', async () => {
      const [first, again] = [await comesBack('zhou'), await comesBack('zhou')];
      expect(again.oauthId).toBe(first.oauthId);
      expect((await comesBack('zhou', other)).oauthId).not.toBe(first.oauthId);
    });

    it('is good once, for the browser that began it and the system it went to', async () => {
      const given = { grantType: 'social' as const, tenantId: tenant, source: VOUCHING };
      const [own, foreign] = [await stack().browser(VOUCHING), await stack().browser(VOUCHING)];
      await expect(
        foreign.ports.session.token({ ...given, code: codeOf('li'), state: own.state }),
      ).rejects.toMatchObject(ENDED);
      // The failed attempt has used up the state for the right browser as well.
      await expect(own.ports.session.token({ ...given, code: codeOf('li'), state: own.state })).rejects.toMatchObject(
        ENDED,
      );
      await expect(
        foreign.ports.session.token({ ...given, source: SILENT, code: codeOf('li'), state: foreign.state }),
      ).rejects.toMatchObject(ENDED);
      for (const state of ['', 'made up', undefined]) {
        await expect(own.ports.session.token({ ...given, code: codeOf('li'), state })).rejects.toMatchObject(ENDED);
      }
      const third = await stack().browser(VOUCHING);
      const nobody = stack()
        .anyone()
        .session.token({ ...given, code: codeOf('li'), state: third.state });
      await expect(nobody).rejects.toMatchObject(ENDED);
      await expect(
        third.ports.session.token({ ...given, source: 'unheard_of', code: codeOf('li'), state: third.state }),
      ).rejects.toMatchObject(refusal(400, '不支持该第三方系统，请用账号密码登录'));
    });

    it('is refused where the other system does not vouch, or the tenant is not known', async () => {
      const given = { grantType: 'social' as const, tenantId: tenant, source: VOUCHING };
      const code = codeOf('li');
      const [first, second] = [await stack().browser(VOUCHING), await stack().browser(VOUCHING)];
      await first.ports.session.token({ ...given, code, state: first.state });
      await expect(second.ports.session.token({ ...given, code, state: second.state })).rejects.toMatchObject(
        refusal(400, '第三方系统没有确认您的身份，请重新登录'),
      );
      await expect(comesBack('li', '999999')).rejects.toMatchObject(refusal(400, '未获得用户的租户信息'));
    });
  });

  describe('a guest who registers', () => {
    const form = { tenantId: tenant, name: '孙工', account: 'sun.gong', password: 'Sun-2024' };
    const guestOf = async (person: string) => {
      const { accessToken, oauthId } = await comesBack(person);
      return { ports: await stack().withToken(accessToken), oauthId, token: accessToken };
    };

    it.each([
      [{ tenantId: '999999' }, '租户信息错误!'],
      [{ tenantId: "1' or '1" }, '租户信息错误!'],
      [{ oauthId: '1' }, '第三方登陆信息错误!'],
      [{ oauthId: 'x' }, '第三方登陆信息错误!'],
      [{ account: ' ' }, '请先输入账号名称'],
      [{ account: '<b>' }, '账号应为2到40位字母、数字或 . _ @ -'],
      [{ account: 'finance' }, '当前用户 [finance] 已存在!'],
      [{ password: '' }, '请先输入密码'],
      [{ password: '123' }, '密码长度不能少于6位'],
    ])('is told what is wrong with %j', async (wrong, sentence) => {
      const { ports, oauthId } = await guestOf('sun');
      await expect(ports.users.registerGuest({ ...form, oauthId, ...wrong })).rejects.toMatchObject(
        refusal(400, sentence),
      );
    });

    it('must be that guest: nobody registers with what belongs to another', async () => {
      const { oauthId } = await guestOf('sun');
      const foreign = refusal(400, '第三方登陆信息错误!');
      const stranger = await guestOf('stranger');
      await expect(stranger.ports.users.registerGuest({ ...form, oauthId })).rejects.toMatchObject(foreign);
      await expect(admin.users.registerGuest({ ...form, oauthId })).rejects.toMatchObject(foreign);
      await expect(
        stack()
          .anyone()
          .users.registerGuest({ ...form, oauthId }),
      ).rejects.toMatchObject(refusal(401));
    });

    it('has to ask elsewhere where the tenant lets nobody register', async () => {
      const { ports, oauthId } = await guestOf('sun');
      await setParameter('account.registerUser', 'false');
      await expect(ports.users.registerGuest({ ...form, oauthId })).rejects.toMatchObject(
        refusal(400, '未开放第三方账号注册，请联系企业管理员'),
      );
      await setParameter('account.registerUser', 'true');
    });

    it('signs in by either way once an administrator has given him a role, and not before', async () => {
      const { ports, oauthId, token } = await guestOf('sun');
      await ports.users.registerGuest({ ...form, oauthId });
      // Registration has ended the guest session, so the user must sign in again.
      await expect((await stack().withToken(token)).session.userInfo()).rejects.toMatchObject(refusal(401));
      await expect(byPassword('sun.gong', 'Sun-2024')).rejects.toMatchObject(NO_ROLE);
      await expect(comesBack('sun')).rejects.toMatchObject(NO_ROLE);
      const { records } = await admin.resource(user).list({ where: [{ field: 'roleId', is: 'isNull' }] });
      expect(records.map(({ account, realName }) => [account, realName])).toEqual([['sun.gong', '孙工']]);
      await admin.users.grant({ userIds: records[0]!.id, roleIds: await roleId('reviewer') });
      expect(await byPassword('sun.gong', 'Sun-2024')).toMatchObject({ oauthId: '', mustChangePassword: false });
      const answer = await comesBack('sun');
      expect(answer).toMatchObject({ account: 'sun.gong', roleName: 'reviewer', oauthId });
      expect(await (await stack().withToken(answer.accessToken)).session.userInfo()).toMatchObject({
        userId: answer.userId,
        oauthId: '',
      });
      const again = await stack().anyone().session.token({
        grantType: 'refresh_token',
        refreshToken: answer.refreshToken,
        tenantId: tenant,
      });
      expect(again).toMatchObject({ account: 'sun.gong', oauthId });
    });

    it('may come to another tenant than the one he belongs to', async () => {
      const { ports, oauthId } = await guestOf('qian');
      await ports.users.registerGuest({ ...form, tenantId: other, account: 'qian', oauthId });
      await expect(comesBack('qian', other)).rejects.toMatchObject(NO_ROLE);
      await expect(
        ports.users.registerGuest({ ...form, tenantId: other, account: 'qian2', oauthId }),
      ).rejects.toMatchObject(refusal(400, '第三方登陆信息错误!'));
      const { total } = await admin.resource(user).list({ where: [{ field: 'account', is: 'equal', value: 'qian' }] });
      expect(total).toBe(0);
    });

    it('is a guest again when his user was removed, and shut out with one that was shut', async () => {
      const { ports, oauthId } = await guestOf('gone');
      await ports.users.registerGuest({ ...form, account: 'gone', oauthId });
      const where: Where<typeof user> = [{ field: 'account', is: 'equal', value: 'gone' }];
      const [gone] = (await admin.resource(user).list({ where })).records;
      const shut = (status: number) =>
        stack().application.inTenant(tenant, async ({ records }) => {
          const [before] = await records.find(user, { where });
          await records.update(user, [{ ...before!, status }]);
        });
      await shut(0);
      await expect(comesBack('gone')).rejects.toMatchObject(refusal(400, '该账号已停用，请联系管理员'));
      await shut(1);
      await admin.resource(user).remove({ ids: [gone!.id] });
      expect(await comesBack('gone')).toMatchObject({ roleName: 'guest', oauthId });
    });
  });

  describe('somebody with several roles', () => {
    let ids: Readonly<Record<'user' | 'reviewer', string>>;
    const both = () => `${ids.user},${ids.reviewer}`;
    const signIn = (chosen: { roleId?: string; deptId?: string } = {}) =>
      stack()
        .anyone()
        .session.token({ tenantId: tenant, username: 'manager', password: stack().secretOf('manager'), ...chosen });
    const refresh = ({ refreshToken }: TokenAnswer, chosen: { roleId?: string; deptId?: string } = {}) =>
      stack()
        .anyone()
        .session.token({ grantType: 'refresh_token', refreshToken, tenantId: tenant, ...chosen });
    const mayAdd = async ({ accessToken }: TokenAnswer) => {
      const { session } = await stack().withToken(accessToken);
      return codesIn(await session.buttons()).includes('entpersonnel_add');
    };
    beforeAll(async () => {
      ids = { user: await roleId('user'), reviewer: await roleId('reviewer') };
      const [manager] = (
        await admin.resource(user).list({ where: [{ field: 'account', is: 'equal', value: 'manager' }] })
      ).records;
      await admin.users.grant({ userIds: manager!.id, roleIds: both() });
    });

    it('acts in all of them while choosing is off, whatever he sends', async () => {
      const answer = await signIn({ roleId: ids.reviewer, deptId: '1' });
      expect(answer.roleId.split(',').sort()).toEqual(both().split(',').sort());
      expect(await mayAdd(answer)).toBe(true);
      const ports = await stack().withToken(answer.accessToken);
      expect(await ports.session.userInfo()).toMatchObject({ maySwitchRoles: false });
      expect(await ports.users.choices()).toMatchObject({ on: false });
    });

    it('acts in the one he chose alone, also after a refresh, until he chooses another', async () => {
      await setParameter('account.switchMode', 'true');
      const reviewing = await signIn({ roleId: ids.reviewer });
      expect(reviewing).toMatchObject({ roleId: ids.reviewer, roleName: 'reviewer' });
      expect(await mayAdd(reviewing)).toBe(false);
      const ports = await stack().withToken(reviewing.accessToken);
      expect(await ports.session.userInfo()).toMatchObject({
        roles: ['reviewer'],
        roleId: ids.reviewer,
        maySwitchRoles: true,
      });
      const choices = await ports.users.choices();
      expect(choices).toMatchObject({ on: true, roleId: ids.reviewer, departments: [] });
      expect(choices.roles.map(({ id }) => id).sort()).toEqual(both().split(',').sort());
      const kept = await refresh(reviewing);
      expect([kept.roleName, await mayAdd(kept)]).toEqual(['reviewer', false]);
      const changed = await refresh(kept, { roleId: ids.user });
      expect([changed.roleName, await mayAdd(changed)]).toEqual(['user', true]);
      const whole = await refresh(changed, { roleId: both() });
      expect(whole.roleName.split(',').sort()).toEqual(['reviewer', 'user']);
      expect(await mayAdd(await refresh(whole, { roleId: ids.reviewer }))).toBe(false);
    });

    it('chooses nothing that is not his', async () => {
      await setParameter('account.switchMode', 'true');
      const adminRole = await roleId('admin');
      const beyond = refusal(400, '您没有所选的角色或部门，请重新选择');
      for (const chosen of [adminRole, `${ids.user},${adminRole}`, 'x', '-1']) {
        await expect(signIn({ roleId: chosen })).rejects.toMatchObject(beyond);
      }
      await expect(signIn({ deptId: '1' })).rejects.toMatchObject(beyond);
      const answer = await signIn({ roleId: ids.reviewer });
      await expect(refresh(answer, { roleId: adminRole })).rejects.toMatchObject(beyond);
    });

    it('is signed out when he loses the role he chose', async () => {
      await setParameter('account.switchMode', 'true');
      const answer = await signIn({ roleId: ids.reviewer });
      const where = [{ field: 'account', is: 'equal' as const, value: 'manager' }];
      const [manager] = (await admin.resource(user).list({ where })).records;
      await admin.users.grant({ userIds: manager!.id, roleIds: ids.user });
      const ports = await stack().withToken(answer.accessToken);
      await expect(ports.session.userInfo()).rejects.toMatchObject(refusal(401));
      await expect(refresh(answer)).rejects.toMatchObject(refusal(401));
      await admin.users.grant({ userIds: manager!.id, roleIds: both() });
    });

    it('leaves of a guest’s session no more than its end', async () => {
      const { accessToken } = await comesBack('passer-by');
      const count = () => stack().application.inTenant(tenant, ({ records }) => records.count(sessionRecord));
      const before = await count();
      await (await stack().withToken(accessToken)).session.logout();
      expect(await count()).toBe(before - 1);
    });
  });
}
