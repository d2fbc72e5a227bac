import {
  PASSWORD_POLICY,
  registeredClient,
  session,
  tenant,
  user,
  type SignIn,
  type TokenAnswer,
} from '@rdm/core/internal/access';
import { resources } from '@rdm/core/internal/application';
import { insertRecords, type StoredRecord } from '@rdm/core/internal/records';
import { personnel } from '@rdm/core/internal/project';
import { parameter } from '@rdm/core/internal/system';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawnCode, hashed, openMemoryApplication, type MemoryApplication } from '../setup/memory-application';

let memory: MemoryApplication;
beforeEach(async () => {
  memory = await openMemoryApplication({ tenants: ['100001', '100002'] });
});
afterEach(() => memory.stop());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const finance = { tenantId: '100001', username: 'finance', password: 'finance' };
const token = (given: SignIn = finance) => memory.anyone().session.token(given);
const refresh = ({ refreshToken, tenantId }: TokenAnswer, given: SignIn = {}) =>
  token({ grantType: 'refresh_token', refreshToken, tenantId: tenantId, ...given });
const refusal = (zh: string, code = 400) => ({ fault: { code, message: { zh } } });

/** Changes a record directly in the store, bypassing the use cases. */
const change = (tenantId: string, resource: typeof user | typeof tenant, key: object, values: object) =>
  memory.application.inTenant(tenantId, async ({ records }) => {
    const [before] = await records.findByKeys(resource, [{ ...key }]);
    await records.update(resource, [{ ...before!, ...values } as StoredRecord]);
  });
const sessions = (tenantId: string) => memory.application.inTenant(tenantId, ({ records }) => records.find(session));

describe('a password', () => {
  it('gives tokens that open the user’s calls', async () => {
    const answer = await token();
    expect(answer).toMatchObject({
      tenantId: '100001',
      account: 'finance',
      roleName: 'user',
      expiresInSeconds: 3600,
      mustChangePassword: false,
    });
    const { caller } = await memory.visitor(answer.accessToken);
    expect(caller).toMatchObject({ tenantId: '100001', account: 'finance', roles: ['user'] });
    expect(caller!.permissions.has('entpersonnel_add')).toBe(true);
    const ports = await memory.signIn('finance');
    expect(await ports.session.userInfo()).toMatchObject({ account: 'finance', tenantId: '100001' });
  });

  it('that is wrong is answered like an account nobody has', async () => {
    const wrong = refusal('用户名或密码不正确');
    await expect(token({ ...finance, password: 'x' })).rejects.toMatchObject(wrong);
    await expect(token({ ...finance, username: 'nobody' })).rejects.toMatchObject(wrong);
    await expect(token({ ...finance, username: '' })).rejects.toMatchObject(wrong);
    await expect(token({ tenantId: '100001' })).rejects.toMatchObject(wrong);
  });

  it('of a user who was shut out is wrong as well', async () => {
    const { accessToken } = await token();
    await change('100001', user, { account: 'finance' }, { status: 0 });
    await expect(token()).rejects.toMatchObject(refusal('用户名或密码不正确'));
    expect((await memory.visitor(accessToken)).caller).toBeNull();
  });

  it('needs a tenant that is known, and grants that exist', async () => {
    await expect(token({ ...finance, tenantId: ' ' })).rejects.toMatchObject(refusal('缺少必要的请求参数: tenantId'));
    await expect(token({ ...finance, tenantId: '100009' })).rejects.toMatchObject(refusal('用户名或密码不正确'));
    await expect(token({ ...finance, tenantId: "1' or '1" })).rejects.toMatchObject(refusal('未获得用户的租户信息'));
    const grant = { ...finance, grantType: 'telepathy' as 'password' };
    await expect(token(grant)).rejects.toMatchObject(refusal('不支持的授权类型', 401));
  });

  it('opens what can be read when the tenant’s term of use is over', async () => {
    const answer = await token();
    await change('000000', tenant, { code: '100001' }, { expireTime: '2024-06-03 08:59:59' });
    await expect(token()).resolves.toMatchObject({ tenantId: '100001' });
    const refreshed = await refresh(answer);
    const endedAt = async () => (await memory.visitor(refreshed.accessToken)).caller?.termEndedAt;
    expect(await endedAt()).toBe('2024-06-03 08:59:59');
    await change('000000', tenant, { code: '100001' }, { expireTime: '2024-06-03 09:00:01' });
    memory.clock.advance(10_001);
    expect(await endedAt()).toBe('2024-06-03 09:00:01');
  });

  it('of a user without a role gives nothing, and leaves no session', async () => {
    await change('100001', user, { account: 'finance' }, { roleId: [] });
    await expect(token()).rejects.toMatchObject(refusal('未获得用户的角色信息'));
    expect(await sessions('100001')).toEqual([]);
  });
});

describe('failed sign-ins', () => {
  const fail = (times: number, username = 'finance') =>
    Promise.all(Array.from({ length: times }, () => token({ ...finance, username, password: 'x' }).catch(() => null)));
  const locked = refusal('登录错误次数过多,请稍后再试');

  it('lock the account for 30 minutes after the fifth, known or not', async () => {
    for (const username of ['finance', 'nobody']) {
      await fail(4, username);
      await expect(token({ ...finance, username, password: 'x' })).rejects.toMatchObject(refusal('用户名或密码不正确'));
      await expect(token({ ...finance, username })).rejects.toMatchObject(locked);
    }
    memory.clock.advance(30 * MINUTE - 1);
    await expect(token()).rejects.toMatchObject(locked);
    memory.clock.advance(1);
    await expect(token()).resolves.toMatchObject({ account: 'finance' });
  });

  it('lock after as many as the tenant’s parameter says', async () => {
    await memory.application.inTenant('100001', (call) =>
      insertRecords(call, parameter, [{ paramName: '失败次数', paramKey: 'account.failCount', paramValue: '2' }]),
    );
    await fail(1);
    await expect(token()).resolves.toBeTruthy();
    await fail(2);
    await expect(token()).rejects.toMatchObject(locked);
  });

  it('lock nobody else, and not the same account elsewhere', async () => {
    await fail(5);
    await expect(token({ ...finance, username: 'FINANCE' })).rejects.toMatchObject(locked);
    await expect(token({ ...finance, username: 'manager', password: 'manager' })).resolves.toBeTruthy();
    await expect(token({ ...finance, tenantId: '100002' })).resolves.toBeTruthy();
  });

  it('are forgotten after a success', async () => {
    await fail(4);
    await token();
    await fail(4);
    await expect(token()).resolves.toBeTruthy();
  });
});

describe('a captcha', () => {
  beforeEach(async () => {
    await memory.stop();
    memory = await openMemoryApplication({ captchaRequired: true, tenants: ['100001'] });
  });
  const wrong = refusal('验证码不正确');

  it('is taken once, in capitals or small letters', async () => {
    const { key, image } = await memory.anyone().session.captcha();
    expect(image).toMatch(/^data:/);
    const given = { ...finance, captchaKey: key, captchaCode: drawnCode(1).toUpperCase() };
    await expect(token(given)).resolves.toMatchObject({ account: 'finance' });
    await expect(token(given)).rejects.toMatchObject(wrong);
  });

  it('is asked for, spent by a wrong answer, and old after 30 minutes', async () => {
    await expect(token()).rejects.toMatchObject(wrong);
    const first = await memory.anyone().session.captcha();
    const given = { ...finance, captchaKey: first.key, captchaCode: drawnCode(1) };
    await expect(token({ ...given, captchaCode: 'wrong' })).rejects.toMatchObject(wrong);
    await expect(token(given)).rejects.toMatchObject(wrong);
    const second = await memory.anyone().session.captcha();
    memory.clock.advance(30 * MINUTE);
    await expect(token({ ...finance, captchaKey: second.key, captchaCode: drawnCode(2) })).rejects.toMatchObject(wrong);
  });

  it('is not drawn where nobody asks for one', async () => {
    const without = await openMemoryApplication({ tenants: [] });
    expect(await without.anyone().session.captcha()).toEqual({ key: '', image: '' });
    await without.stop();
  });
});

describe('a session', () => {
  it('is kept open by its refresh token, in its own tenant only', async () => {
    const first = await token();
    memory.clock.advance(60 * MINUTE);
    expect((await memory.visitor(first.accessToken)).caller).toBeNull();
    const second = await refresh(first);
    expect(second).toMatchObject({ account: 'finance' });
    expect((await memory.visitor(second.accessToken)).caller).toMatchObject({ account: 'finance' });
    const over = refusal('令牌授权已过期', 401);
    await expect(refresh(first, { tenantId: '100002' })).rejects.toMatchObject(over);
    await expect(refresh(second, { refreshToken: second.accessToken })).rejects.toMatchObject(over);
    await expect(refresh(second, { refreshToken: 'nothing' })).rejects.toMatchObject(over);
    expect((await memory.visitor(first.refreshToken)).caller).toBeNull();
  });

  it('ends at the sign-out: its permissions are forgotten at once, and nothing refreshes it', async () => {
    const answer = await token();
    const visitor = await memory.visitor(answer.accessToken);
    await memory.application.for(visitor).session.logout();
    expect((await memory.visitor(answer.accessToken)).caller).toBeNull();
    await expect(refresh(answer)).rejects.toMatchObject(refusal('令牌授权已过期', 401));
    await expect(memory.application.for(visitor).session.logout()).resolves.toBeUndefined();
    await expect(memory.anyone().session.logout()).resolves.toBeUndefined();
  });

  it('leaves the user’s other sessions open', async () => {
    const [one, other] = [await token(), await token()];
    await memory.application.for(await memory.visitor(one.accessToken)).session.logout();
    expect((await memory.visitor(other.accessToken)).caller).not.toBeNull();
  });

  it('ends after seven days, and its record goes with the tenant’s next sign-in', async () => {
    const old = await token();
    await token({ ...finance, tenantId: '100002' });
    memory.clock.advance(7 * DAY - 1000);
    const young = await token();
    expect(await sessions('100001')).toHaveLength(2);
    memory.clock.advance(1001);
    await expect(refresh(old)).rejects.toMatchObject(refusal('令牌授权已过期', 401));
    await token();
    const kept = await sessions('100001');
    expect(kept.map(({ userId }) => userId)).toEqual([young.userId, young.userId]);
    await expect(refresh(young)).resolves.toBeTruthy();
    expect(await sessions('100002')).toHaveLength(1);
  });

  it.each([
    ['100 seconds', 100],
    ['50 minutes', 3000],
  ])(
    'is kept for a day by two windows that each renew it every %s, neither knowing of the other',
    async (_, seconds) => {
      const begun = await token();
      const last = { one: begun, other: begun };
      for (let passed = 0; passed < 86_400; passed += seconds) {
        memory.clock.advance((seconds - 9) * 1000);
        // Their clocks are seconds apart, now this one the earlier, now that one.
        for (const window of passed % 200 === 0 ? (['one', 'other'] as const) : (['other', 'one'] as const)) {
          memory.clock.advance(4_500);
          last[window] = await refresh(last[window]);
        }
      }
    },
  );

  it('ends when it was left alone for longer than the tenant allows, half a day unless it says otherwise', async () => {
    const left = await token();
    memory.clock.advance(12 * 60 * MINUTE);
    const renewed = await refresh(left);
    // An hour of the tokens, and twelve without any.
    memory.clock.advance(13 * 60 * MINUTE + 1000);
    await expect(refresh(renewed)).rejects.toMatchObject(refusal('令牌授权已过期', 401));
    await memory.application.inTenant('100001', (call) =>
      insertRecords(call, parameter, [{ paramName: '闲置', paramKey: 'account.idleMinutes', paramValue: '0' }]),
    );
    const kept = await token();
    memory.clock.advance(6 * DAY);
    await expect(refresh(kept)).resolves.toMatchObject({ account: 'finance' });
  });
});

describe('a password that has grown older than the tenant lets it', () => {
  const newPassword = '0123456789abcdef0123456789abcdef';
  const setPolicy = (paramValue: string) =>
    memory.application.inTenant('100001', (call) =>
      insertRecords(call, parameter, [{ paramName: '密码策略', paramKey: PASSWORD_POLICY, paramValue }]),
    );

  it('must be changed before anything else, and only there where it has', async () => {
    await setPolicy('{"expiryDays":30}');
    expect(await token()).toMatchObject({ passwordExpired: false });
    memory.clock.advance(31 * DAY);
    const answer = await token();
    expect(answer).toMatchObject({ passwordExpired: true, mustChangePassword: false });
    const ports = memory.application.for(await memory.visitor(answer.accessToken));
    await expect(ports.resource(personnel).list({})).rejects.toMatchObject({ fault: { code: 403 } });
    expect(await token({ ...finance, tenantId: '100002' })).toMatchObject({ passwordExpired: false });
    await ports.session.updateDefaultPassword({ newPassword, newPassword1: newPassword });
    const again = await token({ ...finance, password: newPassword });
    expect(again).toMatchObject({ passwordExpired: false });
    expect(await ports.session.userInfo()).toMatchObject({ passwordExpired: false });
  });
});

describe('a user who must change the password', () => {
  const newPassword = '0123456789abcdef0123456789abcdef';
  const opened = async () => {
    await change('100001', user, { account: 'finance' }, { mustChangePassword: 1 });
    const answer = await token();
    expect(answer.mustChangePassword).toBe(true);
    const visitor = await memory.visitor(answer.accessToken);
    return { answer, ports: memory.application.for(visitor) };
  };

  it('may do nothing but that', async () => {
    const { ports } = await opened();
    const forbidden = { fault: { code: 403 } };
    for (const resource of resources.filter(({ calls }) => calls.includes('list'))) {
      await expect(ports.resource(resource).list({}), resource.name).rejects.toMatchObject(forbidden);
    }
    await expect(ports.resource(personnel).submit({ code: 'a', name: 'b' })).rejects.toMatchObject(forbidden);
    await expect(ports.ledger.statsAmount({ year: '2024' })).rejects.toMatchObject(forbidden);
    await expect(ports.ledger.recompute({ year: '2024' })).rejects.toMatchObject(forbidden);
    await expect(ports.statistics.data({ year: '2024' })).rejects.toMatchObject(forbidden);
    expect(await ports.session.userInfo()).toMatchObject({ mustChangePassword: true });
  });

  it('is free at once after changing it', async () => {
    const { answer, ports } = await opened();
    await ports.session.updateDefaultPassword({ newPassword, newPassword1: newPassword });
    const again = memory.application.for(await memory.visitor(answer.accessToken));
    expect(await again.resource(personnel).list({})).toMatchObject({ total: 0 });
    await expect(token()).rejects.toMatchObject(refusal('用户名或密码不正确'));
    await expect(token({ ...finance, password: newPassword })).resolves.toMatchObject({ mustChangePassword: false });
  });

  it('must give the same new one twice, as the wire carries it', async () => {
    const { ports } = await opened();
    const change = (one: string, other: string) =>
      ports.session.updateDefaultPassword({ newPassword: one, newPassword1: other });
    await expect(change(newPassword, newPassword.replace('0', '1'))).rejects.toMatchObject(
      refusal('请输入正确的确认密码!'),
    );
    await expect(change('plain', 'plain')).rejects.toMatchObject(refusal('密码格式不正确'));
  });

  it('must not give the old one again, and the history knows none of them', async () => {
    await change('100001', user, { account: 'finance' }, { password: hashed(newPassword), mustChangePassword: 1 });
    const answer = await token({ ...finance, password: newPassword });
    const ports = memory.application.for(await memory.visitor(answer.accessToken));
    const same = { newPassword, newPassword1: newPassword };
    await expect(ports.session.updateDefaultPassword(same)).rejects.toMatchObject(refusal('新密码不能与原密码相同'));
    const another = newPassword.replace('0', '1');
    await ports.session.updateDefaultPassword({ newPassword: another, newPassword1: another });
    const history = await memory.application.inTenant('100001', ({ records }) =>
      records.history(user.name, answer.userId),
    );
    expect(history[0]).toMatchObject({ action: 'update', account: 'finance' });
    expect(JSON.stringify(history)).not.toMatch(/hash of|password":/);
  });
});

describe('a registered client', () => {
  const withClient = (given: object) => {
    const client = registeredClient({ clientId: 'erp', authorizedGrantTypes: 'password,refresh_token', ...given });
    return memory.application.for({ caller: null, sessionKey: null, language: 'zh', client }).session;
  };
  const opens = async (answer: TokenAnswer) => (await memory.visitor(answer.accessToken)).caller !== null;

  it('has sessions that last as long as the last of its tokens', async () => {
    const short = withClient({ accessTokenValidity: 120, refreshTokenValidity: 600 });
    const first = await short.token(finance);
    memory.clock.advance(121_000);
    expect(await opens(first)).toBe(false);
    const again = { grantType: 'refresh_token', tenantId: '100001', refreshToken: first.refreshToken } as const;
    const second = await short.token(again);
    expect(await opens(second)).toBe(true);
    memory.clock.advance(480_000);
    await expect(short.token({ ...again, refreshToken: second.refreshToken })).rejects.toMatchObject(
      refusal('令牌授权已过期', 401),
    );
  });

  it('whose access tokens outlive its refresh tokens keeps its people signed in for as long', async () => {
    const answer = await withClient({ accessTokenValidity: 7200, refreshTokenValidity: 60 }).token(finance);
    memory.clock.advance(7_199_000);
    expect(await opens(answer)).toBe(true);
  });

  it('that may not refresh has no session beyond its access token', async () => {
    const given = { authorizedGrantTypes: 'password', accessTokenValidity: 120 };
    const answer = await withClient(given).token(finance);
    expect(answer.refreshToken).toBe('');
    expect((await sessions('100001')).map(({ expiresAt }) => expiresAt)).toEqual(['2024-06-03 09:02:00']);
  });

  it('leaves a refresh token that was issued before clients were told apart to the product’s own', async () => {
    const { refreshToken, ...answer } = await token();
    const claims = await memory.tokens.verify(refreshToken);
    const { clientId: _, ...earlier } = claims!;
    const signed = { ...answer, refreshToken: await memory.tokens.sign(earlier, 60) };
    await expect(
      withClient({}).token({ grantType: 'refresh_token', tenantId: '100001', refreshToken: signed.refreshToken }),
    ).rejects.toMatchObject(refusal('令牌授权已过期', 401));
    await expect(refresh(signed)).resolves.toMatchObject({ account: 'finance' });
  });
});
