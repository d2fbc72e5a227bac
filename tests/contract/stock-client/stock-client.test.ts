import { seedDivisions } from '@rdm/core/internal/platform';
import { createSpreadsheetReader, createSpreadsheetWriter } from '@rdm/documents';
import { sm2 } from 'sm-crypto-v2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { md5, startTestServer, type TestServer } from '../../setup/test-server';
import { basicAuthorisation } from '../wire-caller';
import { platformAdministrator } from '../ports/platform-administrator';
import { replayed } from './replayed';
import { saberOfDeveloper } from './saber-of-developer';
import { saberOfEnterprise } from './saber-of-enterprise';
import { saberOfPlatform } from './saber-of-platform';
import { sword } from './sword';

const divisions = [
  { code: '330000', name: '浙江省' },
  { code: '330100', name: '杭州市' },
  { code: '330102', name: '上城区' },
];

interface Wrapped {
  readonly code: number;
  readonly msg: string;
  readonly data: Record<string, string>;
}

describe('clients of the family', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await platformAdministrator({ ...server, secretOf: md5 });
    await seedDivisions(server.application, divisions);
  });
  afterAll(() => server.stop());

  const post = async (path: string, params: Readonly<Record<string, string>>, token?: string) => {
    const answer = await fetch(`${server.url}/api/${path}?${new URLSearchParams(params)}`, {
      method: 'POST',
      headers: { Authorization: basicAuthorisation, ...(token && { 'Blade-Auth': `bearer ${token}` }) },
    });
    return (await answer.json()) as Wrapped;
  };
  const signIn = (tenantId: string, account: string, password: string) =>
    post('blade-auth/token', { tenantId, account, password, type: 'account' });

  describe.each([saberOfEnterprise, saberOfPlatform, saberOfDeveloper, sword])(
    '$client as $signsIn',
    ({ signsIn, steps }) => {
      it('is answered what it reads', async () => {
        const token = await server.tokenOf(signsIn.account, signsIn.tenantId);
        const kept = new Map<string, unknown>();
        const wrong: string[] = [];
        for (const step of steps) {
          const difference = await replayed(server.url, token, step, kept);
          if (difference !== null) wrong.push(`${step.does} ${step.sends}: ${difference}`);
        }
        expect(wrong).toEqual([]);
      });
    },
  );

  it('refreshes without naming the tenant, and in two windows for an hour', async () => {
    const { data } = await signIn('100002', 'manager', 'manager');
    let windows = [data.refreshToken!, data.refreshToken!];
    for (let turn = 0; turn < 36; turn += 1) {
      windows = await Promise.all(
        windows.map(async (refreshToken) => {
          const answer = await post('blade-auth/token', { refreshToken, grantType: 'refresh_token', scope: 'all' });
          expect([turn, answer.code, answer.msg]).toEqual([turn, 200, '操作成功']);
          return answer.data.refreshToken!;
        }),
      );
    }
  });

  it.each([
    ['as typed', (text: string) => text],
    ['locked with SM2', (text: string, key: string) => sm2.doEncrypt(text, key, 0)],
  ])('leaves an account with an initial password by changing it, sent %s', async (_, sent) => {
    const admin = await server.tokenOf('admin');
    const key = ((await (await fetch(`${server.url}/api/blade-auth/public-key`)).json()) as { data: string }).data;
    const { records } = await (
      await server.signIn('admin')
    ).users.page({ where: [{ field: 'account', is: 'equal', value: 'expert' }] });
    const reset = await post('blade-user/reset-password', { userIds: records[0]!.id }, admin);
    const { initialPassword } = (reset.data as unknown as { initialPassword: string }[])[0]!;
    const begun = await signIn('100002', 'expert', sent(initialPassword, key));
    const token = begun.data.accessToken!;
    const list = await fetch(`${server.url}/api/blade-user/list`, {
      headers: { 'Blade-Auth': `bearer ${token}` },
    });
    expect([list.status, ((await list.json()) as Wrapped).msg]).toEqual([403, '请先修改密码，再使用其他功能']);
    const chosen = `Kept#2024${sent('x', key).length}`;
    const changed = await post(
      'blade-user/update-password',
      { oldPassword: sent(initialPassword, key), newPassword: sent(chosen, key), newPassword1: sent(chosen, key) },
      token,
    );
    expect(changed).toMatchObject({ code: 200 });
    expect(await signIn('100002', 'expert', sent(chosen, key))).toMatchObject({ code: 200 });
  });

  it('brings people in by the workbook it was given for it, each with a password of his own', async () => {
    const admin = await server.tokenOf('admin');
    const headers = { Authorization: basicAuthorisation, 'Blade-Auth': `bearer ${admin}` };
    const template = await fetch(`${server.url}/api/blade-user/export-template`, { headers });
    const read = await createSpreadsheetReader().read(new Uint8Array(await template.arrayBuffer()));
    const [headings = []] = read.ok ? read.sheet.rows : [];
    const columns = headings.map((heading) => ({ heading: String(heading), width: 12, kind: 'text' as const }));
    const bringIn = async (people: readonly Readonly<Record<string, string>>[]) => {
      const rows = people.map((person) => columns.map(({ heading }) => person[heading.replace('*', '')] ?? null));
      const file = await createSpreadsheetWriter().write([{ name: '用户', columns, rows }]);
      const body = new FormData();
      body.append('file', new Blob([file as Uint8Array<ArrayBuffer>]), '用户.xlsx');
      const answer = await fetch(`${server.url}/api/blade-user/import-user?isCovered=0`, {
        method: 'POST',
        headers,
        body,
      });
      return (await answer.json()) as {
        code: number;
        msg: string;
        data: { account: string; initialPassword: string }[];
      };
    };
    const { code, data } = await bringIn([
      { 登录账号: 'stock.one', 用户姓名: '一号' },
      { 登录账号: 'stock.two', 用户姓名: '二号', 所属角色: '财务人员' },
    ]);
    expect([code, data.map(({ account }) => account)]).toEqual([200, ['stock.one', 'stock.two']]);
    const [, { initialPassword }] = data as [unknown, { initialPassword: string }];
    expect(await signIn('100002', 'stock.two', initialPassword)).toMatchObject({ code: 200 });
    // Nothing is written of a file with a fault, and nobody is given a role above the caller's.
    const faulty: Readonly<Record<string, string>>[] = [
      { 登录账号: 'stock.two', 用户姓名: '又是二号' },
      { 登录账号: 'stock.three', 用户姓名: '又是三号' },
      { 登录账号: 'stock.four', 所属角色: '没有的角色' },
    ];
    for (const wrong of faulty) {
      expect(await bringIn([{ 登录账号: 'stock.three', 用户姓名: '三号' }, wrong])).toMatchObject({ code: 400 });
    }
    const list = await fetch(`${server.url}/api/blade-user/list?account=stock`, { headers });
    expect(((await list.json()) as { data: { total: number } }).data.total).toBe(2);
  });

  it('signs in at the bare token call with a password locked with SM2', async () => {
    const key = ((await (await fetch(`${server.url}/api/blade-auth/public-key`)).json()) as { data: string }).data;
    const query = { tenantId: '100002', username: 'admin', grant_type: 'password', scope: 'all', type: 'account' };
    const answer = await post('blade-auth/oauth/token', { ...query, password: sm2.doEncrypt('admin', key, 0) });
    expect(answer).toMatchObject({ access_token: expect.stringMatching(/./) });
  });
});
