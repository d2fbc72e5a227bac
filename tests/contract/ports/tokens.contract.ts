import { apiToken, user } from '@rdm/core/internal/access';
import type { Ports } from '@rdm/core/internal/application';
import { personnelSalary } from '@rdm/core/internal/cost';
import { personnel, project } from '@rdm/core/internal/project';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

/** Access tokens of programs. docs/wire.md, Access tokens */
export function tokensContract(stack: () => OpenStack, [code, other]: readonly [string, string]): void {
  describe('access tokens', () => {
    let finance: Ports;
    let admin: Ports;
    const ask = (scopes: readonly string[], more: object = {}) => ({
      name: 'ERP',
      password: stack().secretOf('finance'),
      days: 30,
      scopes,
      ...more,
    });
    const made = (...scopes: string[]) => finance.tokens.create(ask(scopes));
    beforeAll(async () => {
      finance = await stack().signIn('finance', code);
      admin = await stack().signIn('admin', code);
    });

    it('offer what the account itself may do, by area and page, and nothing about users, rights and secrets', async () => {
      const { areas, mostDays } = await finance.tokens.choices();
      expect(mostDays).toBe(365);
      const pages = areas.flatMap((area) => area.pages);
      expect(pages.find((page) => page.code === 'project')).toMatchObject({
        name: '项目列表',
        levels: ['read', 'write'],
      });
      expect(pages.find((page) => page.code === 'costsummary')).toMatchObject({ levels: ['read'] });
      const ofAdmin = (await admin.tokens.choices()).areas.flatMap((area) => area.pages.map((page) => page.code));
      for (const closed of ['user', 'role', 'param', 'apitoken', 'webhook', 'oss'])
        expect(ofAdmin).not.toContain(closed);
    });

    it('open what their scopes name, and nothing else', async () => {
      const { token, prefix } = await made('project:read', 'entpersonnel:write');
      expect(token).toMatch(/^rdm_\w+_[0-9A-Za-z]{8}_[0-9A-Za-z]{49}$/);
      expect(token.startsWith(`rdm_${prefix}_`)).toBe(true);
      const program = await stack().withApiToken(token);
      expect(await program.resource(project).list({})).toMatchObject({ total: expect.any(Number) });
      const added = await program.resource(personnel).submit({ code: 'T-1', name: '程序录入' });
      expect(added).toMatchObject({ code: 'T-1' });
      const outside = /访问令牌“ERP”的范围或其账号的权限不含此操作/;
      for (const call of [
        () => program.resource(project).remove({ ids: ['1'] }),
        () => program.resource(personnelSalary).list({}),
        () => program.resource(user).list({}),
      ]) {
        await expect(call()).rejects.toMatchObject({
          fault: { code: 403, message: { zh: expect.stringMatching(outside) } },
        });
      }
    });

    it('do what only people do for nobody: tokens, passwords, sessions', async () => {
      const { token } = await made('project:read');
      const program = await stack().withApiToken(token);
      const sentence = '此操作须由本人登录后办理，不能使用访问令牌';
      const twice = { newPassword: 'x', newPassword1: 'x' };
      for (const call of [
        () => program.tokens.create(ask(['project:read'])),
        () => program.tokens.own(),
        () => program.profile.updatePassword({ oldPassword: 'x', ...twice }),
        () => program.profile.sessions(),
      ]) {
        await expect(call()).rejects.toMatchObject(refusal(403, sentence));
      }
      expect(await program.profile.info()).toMatchObject({ account: 'finance' });
    });

    it('are made with the password alone, for a year at most, and never with more than the account has', async () => {
      const { create } = finance.tokens;
      for (const [asked, sentence] of [
        [ask(['project:read'], { password: stack().secretOf('wrong') }), '密码不正确，请重新输入'],
        [ask(['project:read'], { days: 366 }), '有效期应为1至365天'],
        [ask(['project:read'], { days: 0 }), '有效期应为1至365天'],
        [ask(['project:read'], { name: ' ' }), '请输入令牌名称'],
        [ask([]), '请选择令牌的权限范围'],
        [ask(['user:read']), '令牌的权限不能超出本人的权限，请重新选择'],
        [ask(['costsummary:write']), '令牌的权限不能超出本人的权限，请重新选择'],
        [ask(['project']), '令牌的权限不能超出本人的权限，请重新选择'],
      ] as const) {
        await expect(create(asked)).rejects.toMatchObject(refusal(400, sentence));
      }
      await finance.profile.confirmPassword({ password: stack().secretOf('finance') });
    });

    it('show pay only together with the right to see it', async () => {
      const { token } = await made('costpersonneldetail:read');
      const program = await stack().withApiToken(token);
      await expect(program.resource(personnelSalary).list({})).rejects.toMatchObject(refusal(403));
      const both = await stack().withApiToken((await made('costpersonnelsalary:read')).token);
      expect(await both.resource(personnelSalary).list({})).toMatchObject({ total: 0 });
    });

    it('are revoked by their owner or an administrator, and open nothing from then on', async () => {
      const [own, taken] = [await made('project:read'), await made('project:read')];
      const [first, second] = [await stack().withApiToken(own.token), await stack().withApiToken(taken.token)];
      expect(await second.resource(project).list({})).toMatchObject({ total: 0 });
      await finance.tokens.revokeOwn({ id: own.id });
      await admin.tokens.revoke({ id: taken.id });
      for (const program of [first, second]) {
        const sentence = '访问令牌已被撤销，请换用其他令牌';
        await expect(program.resource(project).list({})).rejects.toMatchObject(refusal(401, sentence));
      }
      const listed = await finance.tokens.own();
      expect(listed.find(({ id }) => id === taken.id)).toMatchObject({ isValid: false, revokedAt: expect.any(String) });
      const [row] = (await admin.resource(apiToken).list({ where: [{ field: 'id', is: 'equal', value: taken.id }] }))
        .records;
      expect(row).toMatchObject({ account: 'finance', revokedBy: 'admin', scopes: 'project:read' });
      expect(row).not.toMatchObject({ digest: expect.any(String) });
      const history = await admin.resource(apiToken).history({ id: taken.id });
      expect(history.map(({ action }) => action)).toEqual(['update', 'insert']);
    });

    it('are nobody else’s: another account sees and ends none of them, another tenant’s is unknown', async () => {
      const { id } = await made('project:read');
      const manager = await stack().signIn('manager', code);
      expect(await manager.tokens.own()).toEqual([]);
      await expect(manager.tokens.revokeOwn({ id })).rejects.toMatchObject(refusal(404));
      await expect(manager.tokens.revoke({ id })).rejects.toMatchObject(refusal(403));
      const stranger = await stack().signIn('admin', other);
      await expect(stranger.tokens.revoke({ id })).rejects.toMatchObject(refusal(404));
    });

    it('end with another password of their account', async () => {
      const FRESH = '0123456789abcdef0123456789abcdef';
      const reviewer = await stack().signIn('reviewer', code);
      const oldPassword = stack().secretOf('reviewer');
      const { token } = await reviewer.tokens.create(ask(['project:read'], { password: oldPassword }));
      const program = await stack().withApiToken(token);
      expect(await program.resource(project).list({})).toMatchObject({ total: 0 });
      await reviewer.profile.updatePassword({ oldPassword, newPassword: FRESH, newPassword1: FRESH });
      await stack().application.inTenant(code, async () => undefined);
      const stays = await stack().signIn('admin', code);
      // Read anew at once, as after a change of rights in this process.
      await stays.session.clearCache();
      await expect(program.resource(project).list({})).rejects.toMatchObject(
        refusal(401, '访问令牌所属账号已修改密码，请新建令牌'),
      );
    });
  });
}
