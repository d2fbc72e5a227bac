import type { MenuNode } from '@rdm/core/internal/access';
import { personnel } from '@rdm/core/internal/project';
import { parameter, quietCodesUnder } from '@rdm/core/internal/system';
import { describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

const codes = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ code, children = [] }) => [code, ...codes(children)]);

/** Signing in and out, and what the signed-in user sees. docs/wire.md, Token */
export function sessionContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  const token = (username: string, password = username, tenantId = tenant) =>
    stack()
      .anyone()
      .session.token({ tenantId, username, password: stack().secretOf(password) });

  describe('a session', () => {
    it('begins with account and password, and says who it is', async () => {
      const answer = await token('finance');
      expect(answer).toMatchObject({
        tenantId: tenant,
        account: 'finance',
        roleName: 'user',
        expiresInSeconds: 3600,
        mustChangePassword: false,
      });
      const ports = await stack().withToken(answer.accessToken);
      expect(await ports.session.userInfo()).toMatchObject({
        account: 'finance',
        tenantId: tenant,
        userId: answer.userId,
        roles: ['user'],
      });
    });

    it('begins with nothing else', async () => {
      const wrong = refusal(400, '用户名或密码不正确');
      await expect(token('finance', 'x')).rejects.toMatchObject(wrong);
      await expect(token('nobody')).rejects.toMatchObject(wrong);
      await expect(token('finance', 'finance', '999999')).rejects.toMatchObject(refusal(400, '用户名或密码不正确'));
      const grant = { tenantId: tenant, grantType: 'telepathy' };
      await expect(stack().anyone().session.token(grant)).rejects.toMatchObject(refusal(401, '不支持的授权类型'));
    });

    it('is gone on with by its refresh token, in its own tenant only', async () => {
      const { refreshToken } = await token('finance');
      const refresh = (tenantId: string) =>
        stack().anyone().session.token({ grantType: 'refresh_token', refreshToken, tenantId });
      const again = await refresh(tenant);
      const ports = await stack().withToken(again.accessToken);
      expect(await ports.session.userInfo()).toMatchObject({ account: 'finance' });
      await expect(refresh(other)).rejects.toMatchObject({ fault: { code: expect.toSatisfy((code) => code < 500) } });
    });

    it('ends at once with the sign-out, and only that one', async () => {
      const [first, second] = [await token('manager'), await token('manager')];
      const [one, two] = [await stack().withToken(first.accessToken), await stack().withToken(second.accessToken)];
      expect(await one.resource(personnel).list({})).toMatchObject({ total: 0 });
      await one.session.logout();
      const afterwards = await stack().withToken(first.accessToken);
      await expect(afterwards.session.userInfo()).rejects.toMatchObject(refusal(401));
      expect(await two.session.userInfo()).toMatchObject({ account: 'manager' });
    });

    it('sees the menus and buttons of its roles; nobody sees none', async () => {
      const [admin, reviewer] = [await stack().signIn('admin', tenant), await stack().signIn('reviewer', tenant)];
      expect(codes(await admin.session.routes())).toEqual(expect.arrayContaining(['project', 'rdmimport', 'dept']));
      expect(codes(await reviewer.session.routes())).not.toContain('rdmimport');
      const buttons = codes(await reviewer.session.buttons());
      expect(buttons).toContain('project_view');
      expect(buttons).not.toContain('project_add');
      expect(await stack().anyone().session.routes()).toEqual([]);
      await expect(stack().anyone().session.buttons()).rejects.toMatchObject(refusal(401));
      await expect(stack().anyone().session.userInfo()).rejects.toMatchObject(refusal(401));
    });

    it('is told the settings of its tenant that change what screens show', async () => {
      const admin = await stack().signIn('admin', other);
      expect((await admin.session.userInfo()).settings).toEqual([]);
      const paramKey = 'ui.tagBar';
      const bar = await admin.resource(parameter).submit({ paramName: '页签栏', paramKey, paramValue: 'admin' });
      expect((await admin.session.userInfo()).settings).toEqual([paramKey]);
      const neighbour = await stack().signIn('admin', tenant);
      expect((await neighbour.session.userInfo()).settings).toEqual([]);
      await admin.resource(parameter).submit({ id: bar.id, paramValue: 'all' });
      expect((await admin.session.userInfo()).settings).toEqual([]);
      const quiet = { paramName: '错误码', paramKey: 'ui.quietCodes', paramValue: '404, 409' };
      const { id } = await admin.resource(parameter).submit(quiet);
      expect(quietCodesUnder((await admin.session.userInfo()).settings)).toEqual(new Set([404, 409]));
      await admin.resource(parameter).submit({ id, paramValue: 'none' });
      expect((await admin.session.userInfo()).settings).toEqual([]);
    });

    it('asks for no captcha where none is set up', async () => {
      expect(await stack().anyone().session.captcha()).toEqual({ key: '', image: '' });
    });

    it('replaces its password only where that is asked of it', async () => {
      const ports = await stack().signIn('finance', tenant);
      const newPassword = '0123456789abcdef0123456789abcdef';
      const change = (newPassword1: string) => ports.session.updateDefaultPassword({ newPassword, newPassword1 });
      await expect(change('f'.repeat(32))).rejects.toMatchObject(refusal(400, '请输入正确的确认密码!'));
      await expect(change(newPassword)).rejects.toMatchObject(refusal(400, '当前密码无需重置'));
    });
  });
}
