import { menu, role, tenant, user } from '@rdm/core/internal/access';
import type { Ports } from '@rdm/core/internal/application';
import type { StoredRecord } from '@rdm/core/internal/records';
import { personnel } from '@rdm/core/internal/project';
import { department, post } from '@rdm/core/internal/system';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

const [FIRST, SECOND] = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'];

/** A password an administrator types. */
const INITIAL = 'Start-2024';

/** People, their roles and their own accounts. docs/wire.md, Users and Own profile */
export function peopleContract(stack: () => OpenStack, [code, other]: readonly [string, string]): void {
  describe('people', () => {
    let admin: Ports;
    /** The password made for the second clerk. */
    let second: string;
    const people = () => admin.resource(user);
    const idOf = async (account: string) =>
      (await people().list({ where: [{ field: 'account', is: 'equal', value: account }] })).records[0]!.id;
    const roleNamed = async (roleAlias: string) =>
      (await admin.resource(role).list({ where: [{ field: 'roleAlias', is: 'equal', value: roleAlias }] })).records[0]!;
    const signIn = (username: string, password: string) =>
      stack().anyone().session.token({ tenantId: code, username, password });
    const typed = (username: string, password: string) => signIn(username, stack().secretOf(password));
    const portsOf = async (username: string, password: string) =>
      stack().withToken((await typed(username, password)).accessToken);
    const added = (account: string, more: object = {}) =>
      people().submit({ account, realName: account, password: INITIAL, ...more });
    /** The ports of a new user who has changed the initial password and whose role holds these permissions. */
    const holding = async (account: string, ...codes: string[]): Promise<Ports> => {
      const made = await admin.resource(role).submit({ roleName: account, roleAlias: account });
      const ids = await stack().application.inTenant(code, async ({ records }) => {
        const found = await records.find(menu, { where: [{ field: 'code', is: 'in', value: codes }] });
        return found.map(({ id }) => id);
      });
      expect(ids).toHaveLength(codes.length);
      await admin.roles.grant({ roleIds: [made.id], menuIds: ids });
      const person = await added(account, { roleId: [made.id] });
      const ports = await portsOf(account, INITIAL);
      await ports.session.updateDefaultPassword({ newPassword: FIRST, newPassword1: FIRST });
      expect(person).toMatchObject({ roleName: account });
      return stack().withToken((await signIn(account, FIRST)).accessToken);
    };

    beforeAll(async () => {
      admin = await stack().signIn('admin', code);
    });

    it('are added with the initial password, typed or made, and must change it', async () => {
      const { id } = await roleNamed('user');
      const made = await added('clerk', { roleId: [id], password: 'Start-123', mustChangePassword: 0 });
      expect(made).toMatchObject({ account: 'clerk', mustChangePassword: 1, roleName: '财务人员', status: 1 });
      expect(made).not.toMatchObject({ password: expect.stringContaining('Start') });
      const { firstPassword } = await people().submit({ account: 'clerk2', roleId: [id] });
      expect(firstPassword).toMatch(/^[0-9a-f]{16}$/);
      expect(await people().detail({ id: await idOf('clerk2') })).toMatchObject({ firstPassword: null });
      expect(made.firstPassword).toBeNull();
      second = String(firstPassword);
      expect(await typed('clerk2', second)).toMatchObject({ mustChangePassword: true });
      const answer = await typed('clerk', 'Start-123');
      expect(answer).toMatchObject({ mustChangePassword: true, roleId: id });
      const ports = await stack().withToken(answer.accessToken);
      await expect(ports.resource(personnel).list({})).rejects.toMatchObject(refusal(403));
      await ports.session.updateDefaultPassword({ newPassword: FIRST, newPassword1: FIRST });
      const again = await stack().withToken((await signIn('clerk', FIRST)).accessToken);
      expect(await again.resource(personnel).list({})).toMatchObject({ total: 0 });
    });

    it('are told apart by their account, and are no more than the licence allows', async () => {
      await expect(added('clerk')).rejects.toMatchObject(refusal(400, '当前用户 [clerk] 已存在!'));
      const setQuota = (accountNumber: number) =>
        stack().application.inTenant('000000', async ({ records }) => {
          const [before] = await records.findByKeys(tenant, [{ code }]);
          await records.update(tenant, [{ ...before!, accountNumber } as StoredRecord]);
        });
      const { total } = await people().list({});
      await setQuota(total + 1);
      const [one, two] = await Promise.allSettled([added('last'), added('oneTooMany')]);
      expect([one.status, two.status].sort()).toEqual(['fulfilled', 'rejected']);
      await expect(added('another')).rejects.toMatchObject(refusal(400, '当前租户已到最大账号额度!'));
      await setQuota(-1);
    });

    it('are found by their department and those below it', async () => {
      const above = await admin.resource(department).submit({ deptName: '总部' });
      const below = await admin.resource(department).submit({ deptName: '研发', parentId: above.id });
      const place = await admin.resource(post).submit({ category: '3', postCode: 'staff', postName: '员工' });
      const made = await added('inBelow', { deptId: below.id, postId: [place.id], sex: '1', phone: '13800138000' });
      expect(made).toMatchObject({ deptName: '研发', postName: '员工' });
      const of = async (value: string) =>
        (await admin.users.page({ where: [{ field: 'deptId', is: 'equal', value }] })).records.map(
          ({ account }) => account,
        );
      expect(await of(above.id)).toEqual(['inBelow']);
      expect(await of('404')).toEqual([]);
      await admin.users.updateDepartment({ userIds: made.id, deptId: above.id });
      expect(await of(below.id)).toEqual([]);
      const tree = await admin.users.orgTree();
      expect(tree[0]).toMatchObject({
        title: '总部',
        children: [{ title: '研发' }, { id: made.id, title: 'inBelow' }],
      });
      const roles = await admin.departments.roleTree({ level: 1 });
      expect(roles.find(({ id }) => id === above.id)).toMatchObject({ title: '总部' });
    });

    it('without a role are found by that until they are given one, and again when it is taken', async () => {
      const [{ id: role }, { id }] = [await roleNamed('user'), await added('waiting')];
      const waiting = async () => {
        const { records } = await people().list({ where: [{ field: 'roleId', is: 'isNull' }], size: -1 });
        return records.map(({ account }) => account);
      };
      await expect(typed('waiting', INITIAL)).rejects.toMatchObject(refusal(400, '未获得用户的角色信息'));
      expect(await waiting()).toContain('waiting');
      await admin.users.grant({ userIds: id, roleIds: role });
      expect(await waiting()).not.toContain('waiting');
      await people().submit({ id, roleId: [] });
      expect(await waiting()).toContain('waiting');
      const { total } = await people().list({ where: [{ field: 'roleId', is: 'isNull' }], size: 1 });
      expect(total).toBe((await waiting()).length);
    });

    it('have their rights and passwords looked after by those who may, and nothing slips in beside them', async () => {
      const made = await added('quiet');
      const given = {
        status: 0,
        isDeleted: 1,
        tenantId: other,
        password: 'x',
        earlierPasswords: [],
        passwordSetAt: null,
      };
      const changed = await admin.users.update({
        draft: { id: made.id, realName: '安静', mustChangePassword: 0, ...given },
      });
      expect(changed).toMatchObject({ realName: '安静', status: 1, tenantId: code, mustChangePassword: 1 });
      await expect(typed('quiet', INITIAL)).rejects.toMatchObject(refusal(400, '未获得用户的角色信息'));
      await admin.users.grant({ userIds: made.id, roleIds: (await roleNamed('reviewer')).id });
      expect(await typed('quiet', INITIAL)).toMatchObject({ roleName: 'reviewer' });
      await admin.users.updatePlatform({ userId: made.id, userType: '2', userExt: '{"app":1}' });
      expect(await admin.users.platformDetail({ id: made.id })).toMatchObject({ userType: '2', userExt: '{"app":1}' });
    });

    it('may not be given a password that everybody tries first', async () => {
      for (const password of ['123456', 'guessable', 'Guessable123']) {
        const draft = { account: 'guessable', password };
        await expect(people().submit(draft)).rejects.toMatchObject(
          refusal(400, '该密码太常见或与账号相同，请换一个不易猜到的密码'),
        );
      }
    });

    it('get a new initial password, and are signed out by it', async () => {
      const before = await signIn('clerk', FIRST);
      const [made, ...others] = await admin.users.resetPassword({ userIds: before.userId });
      expect(others).toEqual([]);
      expect(made).toEqual({ account: 'clerk', initialPassword: expect.stringMatching(/^[0-9a-f]{16}$/) });
      const ports = await stack().withToken(before.accessToken);
      await expect(ports.session.userInfo()).rejects.toMatchObject(refusal(401));
      expect(await typed('clerk', made!.initialPassword)).toMatchObject({ mustChangePassword: true });
    });

    it('that are removed are signed out; nobody removes himself', async () => {
      const own = await idOf('admin');
      await expect(people().remove({ ids: [own] })).rejects.toMatchObject(refusal(400, '不能删除本账号!'));
      const before = await typed('clerk2', second);
      await people().remove({ ids: [before.userId] });
      await expect((await stack().withToken(before.accessToken)).session.userInfo()).rejects.toMatchObject(
        refusal(401),
      );
      await expect(typed('clerk2', second)).rejects.toMatchObject(refusal(400, '用户名或密码不正确'));
    });

    it('that failed to sign in too often may do so again when their account is opened', async () => {
      await added('locked', { roleId: [(await roleNamed('user')).id] });
      const wrong = () => typed('locked', 'wrong').catch((error: unknown) => error);
      for (let time = 0; time < 5; time += 1) await wrong();
      await expect(typed('locked', INITIAL)).rejects.toMatchObject(refusal(400, '登录错误次数过多,请稍后再试'));
      await admin.users.resetAccount({ ids: await idOf('locked') });
      expect(await typed('locked', INITIAL)).toMatchObject({ account: 'locked' });
    });

    it('cannot be raised, nor taken over, by somebody who holds less than they', async () => {
      const hr = await holding('hr', 'user_view', 'user_add', 'user_edit', 'user_delete', 'user_role', 'user_reset');
      const [adminRole, own, ownRole] = [await roleNamed('admin'), await idOf('hr'), (await roleNamed('hr')).id];
      const beyond = refusal(403, '不能授予或管理本人没有的角色/权限，请联系上级管理员');
      const boss = await idOf('admin');
      const refused = [
        () => hr.users.grant({ userIds: own, roleIds: adminRole.id }),
        () => hr.users.grant({ userIds: boss, roleIds: ownRole }),
        () => hr.resource(user).submit({ id: own, roleId: [adminRole.id] }),
        () => hr.resource(user).submit({ account: 'puppet', roleId: [adminRole.id] }),
        () => hr.resource(user).submit({ id: boss, account: 'taken' }),
        () => hr.users.resetPassword({ userIds: boss }),
        () => hr.users.resetAccount({ ids: boss }),
        () => hr.users.updateDepartment({ userIds: boss, deptId: '1' }),
        () => hr.resource(user).remove({ ids: [boss] }),
      ];
      for (const each of refused) await expect(each()).rejects.toMatchObject(beyond);
      const made = await hr.resource(user).submit({ account: 'helper', roleId: [(await roleNamed('hr')).id] });
      expect(made).toMatchObject({ roleName: 'hr' });
    });

    it('are given roles by those alone who may give them', async () => {
      const editor = await holding('editor', 'user_view', 'user_add', 'user_edit');
      const { id } = await roleNamed('editor');
      await expect(editor.resource(user).submit({ account: 'a1', roleId: [id] })).rejects.toMatchObject(refusal(403));
      const made = await editor.resource(user).submit({ account: 'a1', realName: '甲' });
      await expect(editor.resource(user).submit({ id: made.id, roleId: [id] })).rejects.toMatchObject(refusal(403));
      await expect(editor.users.grant({ userIds: made.id, roleIds: id })).rejects.toMatchObject(refusal(403));
      expect(await editor.resource(user).submit({ id: made.id, realName: '乙' })).toMatchObject({ realName: '乙' });
    });

    it('of another enterprise are not there', async () => {
      const stranger = await stack().signIn('admin', other);
      const [id, roleId] = [await idOf('admin'), (await roleNamed('user')).id];
      const missing = refusal(404);
      await expect(stranger.users.resetPassword({ userIds: id })).rejects.toMatchObject(missing);
      await expect(stranger.users.grant({ userIds: id, roleIds: roleId })).rejects.toMatchObject(missing);
      await expect(stranger.users.platformDetail({ id })).rejects.toMatchObject(missing);
      await expect(stranger.resource(user).submit({ id, realName: 'x' })).rejects.toMatchObject(missing);
      await expect(stranger.resource(user).submit({ account: 'x', roleId: [roleId] })).rejects.toMatchObject(
        refusal(400),
      );
      expect(await stranger.profile.sessions({ userId: id })).toEqual([]);
    });
  });

  describe('one’s own account', () => {
    const signIn = (password: string) =>
      stack().anyone().session.token({ tenantId: code, username: 'manager', password });
    const secret = () => stack().secretOf('manager');

    it('is shown, and changed in what is one’s own alone', async () => {
      const ports = await stack().signIn('reviewer', code);
      expect(await ports.profile.info()).toMatchObject({
        account: 'reviewer',
        roleName: '审核人员',
        sex: -1,
        birthday: '',
      });
      const { id } = await ports.profile.info();
      const more = { roleId: '1', account: 'x', status: 0, mustChangePassword: 1, deptId: '1', password: 'x' };
      await ports.profile.updateInfo({ realName: '李四', phone: '13912345678', email: 'li@example.cn', ...more });
      expect(await ports.profile.info()).toMatchObject({
        id,
        account: 'reviewer',
        realName: '李四',
        phone: '13912345678',
      });
      expect(await ports.session.userInfo()).toMatchObject({ roles: ['reviewer'], mustChangePassword: false });
      for (const [phone, sentence] of [
        ['', '手机号不能为空'],
        ['1391234567', '手机号长度不为11位'],
        ['23912345678', '手机号格式不正确'],
      ] as const) {
        await expect(ports.profile.updateInfo({ phone })).rejects.toMatchObject(refusal(400, sentence));
      }
      await expect(ports.profile.updateInfo({ realName: 'x'.repeat(201) })).rejects.toMatchObject(refusal(400));
      for (const broken of ['王\u0000', '王\ud800']) {
        await ports.profile.updateInfo({ realName: broken });
        expect((await ports.profile.info()).realName).not.toContain('\u0000');
      }
      await expect(ports.profile.updateInfo({ email: 'x' })).rejects.toMatchObject(
        refusal(400, '请输入正确的邮箱地址'),
      );
    });

    it('is confirmed by its password, and changes it, which signs out everywhere else', async () => {
      const [one, two] = [await signIn(secret()), await signIn(secret())];
      const ports = await stack().withToken(one.accessToken);
      expect([
        await ports.profile.confirmPassword({ password: secret() }),
        await ports.profile.confirmPassword({ password: 'x' }),
      ]).toEqual([true, false]);
      const change = (oldPassword: string, newPassword: string, newPassword1 = newPassword) =>
        ports.profile.updatePassword({ oldPassword, newPassword, newPassword1 });
      await expect(change('x', FIRST)).rejects.toMatchObject(refusal(400, '原密码不正确!'));
      await expect(change(secret(), FIRST, SECOND)).rejects.toMatchObject(refusal(400, '请输入正确的确认密码!'));
      await change(secret(), FIRST);
      expect(await ports.profile.info()).toMatchObject({ account: 'manager' });
      await expect((await stack().withToken(two.accessToken)).profile.info()).rejects.toMatchObject(refusal(401));
      await expect(change(FIRST, FIRST)).rejects.toMatchObject(refusal(400, '新密码不能与原密码相同'));
      for (let time = 0; time < 3; time += 1)
        await change(time ? `${time}`.repeat(32) : FIRST, `${time + 1}`.repeat(32));
      await expect(change('3'.repeat(32), FIRST)).rejects.toMatchObject(
        refusal(400, '新密码不能与最近5次使用过的密码相同'),
      );
    });

    it('lists its sign-ins and ends them; those of others only for whoever looks after people', async () => {
      const [one, two] = [await signIn('3'.repeat(32)), await signIn('3'.repeat(32))];
      const ports = await stack().withToken(one.accessToken);
      const sessions = await ports.profile.sessions();
      expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
      const another = (await (await stack().withToken(two.accessToken)).profile.sessions()).find(
        ({ isThis }) => isThis,
      )!;
      const clerk = await stack().signIn('finance', code);
      await expect(clerk.profile.endSession({ id: another.id })).rejects.toMatchObject(refusal(404));
      await expect(clerk.profile.sessions({ userId: one.userId })).rejects.toMatchObject(refusal(403));
      await ports.profile.endSession({ id: another.id });
      await expect((await stack().withToken(two.accessToken)).profile.info()).rejects.toMatchObject(refusal(401));
      const admin = await stack().signIn('admin', code);
      const seen = await admin.profile.sessions({ userId: one.userId });
      expect(seen.some(({ id }) => id === another.id)).toBe(false);
      for (const { id } of seen) await admin.profile.endSession({ id });
      await expect((await stack().withToken(one.accessToken)).profile.info()).rejects.toMatchObject(refusal(401));
    });

    it('may refresh in two windows, each with the same token, shortly one after the other', async () => {
      const first = await signIn('3'.repeat(32));
      const refresh = (refreshToken: string) =>
        stack().anyone().session.token({ grantType: 'refresh_token', refreshToken });
      const [one, other] = [await refresh(first.refreshToken), await refresh(first.refreshToken)];
      for (const { accessToken } of [one, other]) {
        expect(await (await stack().withToken(accessToken)).profile.info()).toMatchObject({ account: 'manager' });
      }
      expect(await refresh(one.refreshToken)).toBeTruthy();
      expect(await refresh(other.refreshToken)).toBeTruthy();
    });

    it('whose refresh token comes a second time, after its successor, is signed out: one of the two was stolen', async () => {
      const first = await signIn('3'.repeat(32));
      const refresh = (refreshToken: string) =>
        stack().anyone().session.token({ grantType: 'refresh_token', refreshToken, tenantId: code });
      const second = await refresh(first.refreshToken);
      const last = await refresh(second.refreshToken);
      await expect(refresh(first.refreshToken)).rejects.toMatchObject(refusal(401, '令牌授权已过期'));
      await expect(refresh(last.refreshToken)).rejects.toMatchObject(refusal(401, '令牌授权已过期'));
      await expect((await stack().withToken(last.accessToken)).profile.info()).rejects.toMatchObject(refusal(401));
    });
  });
}
