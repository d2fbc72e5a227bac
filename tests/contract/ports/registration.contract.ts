import { PLATFORM_TENANT, user } from '@rdm/core/internal/access';
import type { Ports } from '@rdm/core/internal/application';
import { smsOutbox } from '@rdm/core/internal/system';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { platformAdministrator } from './platform-administrator';
import { refusal } from './refusal';

const [FIRST, SECOND] = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'];

/** Enterprises that register themselves, and forgotten passwords. docs/product.md, Registration */
export function registrationContract(stack: () => OpenStack, own: string): void {
  const { terms, register, check, sendCode, retrievePassword, k3Login } = new Proxy({} as Ports['registration'], {
    get: (_, name: keyof Ports['registration']) => (args: never) => stack().anyone().registration[name](args),
  });
  const whole = {
    name: '南宁远川科技有限公司',
    creditCode: '91350100M000100Y43',
    phone: '13800138000',
    account: 'boss',
    password: FIRST,
    password2: FIRST,
  };

  describe('an enterprise that registers itself', () => {
    it('is told first whether it may, and whether a code will be sent to its phone', async () => {
      expect(await terms()).toEqual({ open: true, sendsCodes: false, numberRule: 'form' });
    });

    it.each([
      [{ name: ' ' }, '请输入企业名称'],
      [{ creditCode: '91350100I000100Y43' }, '请输入正确的统一社会信用代码'],
      [{ phone: '12345' }, '请输入正确的手机号码'],
      [{ account: '' }, '请先输入账号名称'],
      [{ account: '<b>' }, '账号应为2到40位字母、数字或 . _ @ -'],
      [{ password: '' }, '请先输入密码'],
      [{ password2: SECOND }, '两次密码输入不一致'],
    ])('is told what is wrong with %j', async (wrong, sentence) => {
      await expect(register({ ...whole, ...wrong })).rejects.toMatchObject(refusal(400, sentence));
    });

    it('tries the product for thirty days, with an administrator of its own', async () => {
      const { tenantId, account } = await register(whole);
      expect(tenantId).toMatch(/^\d{6}$/);
      const answer = await stack().anyone().session.token({ tenantId, username: account, password: FIRST });
      expect(answer).toMatchObject({ roleName: 'admin', mustChangePassword: false });
      const term = await (await stack().withToken(answer.accessToken)).system.termInfo();
      expect(term).toMatchObject({ activate: 0, daysLeft: 30, reminder: 30 });
      expect(term.expireTime).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
    });

    it('is registered once, also when it asks twice at the same moment', async () => {
      await expect(register(whole)).rejects.toMatchObject(refusal(400));
      const twice = { ...whole, creditCode: '91110000600037341L' };
      const settled = await Promise.allSettled([register(twice), register(twice)]);
      expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    it('may ask whether its code is one and free, and learns nothing of who is registered', async () => {
      const message = '该统一社会信用代码已注册';
      expect(await check({ value: whole.creditCode })).toEqual({ valid: false, taken: true, message });
      expect(await check({ value: '91440300708461136T' })).toEqual({ valid: true, taken: false, message: '' });
      const wrong = '请输入正确的统一社会信用代码';
      expect(await check({ value: 'x' })).toEqual({ valid: false, taken: false, message: wrong });
    });
  });

  describe('a forgotten password', () => {
    const PHONE = '13900139000';
    let root: Ports;
    const codeSentTo = async (phone: string): Promise<string | undefined> => {
      const { records } = await root
        .resource(smsOutbox)
        .list({ where: [{ field: 'phone', is: 'equal', value: phone }], size: 1 });
      return /\d{6}/.exec(String(records[0]?.content))?.[0];
    };
    beforeAll(async () => {
      root = await platformAdministrator(stack());
      const admin = await stack().signIn('admin', own);
      const [finance] = (
        await admin.resource(user).list({ where: [{ field: 'account', is: 'equal', value: 'finance' }] })
      ).records;
      await admin.resource(user).submit({ id: finance!.id, phone: PHONE });
    });

    it('is replaced by a code sent to the account’s phone, and every session of it ends', async () => {
      const before = await stack()
        .anyone()
        .session.token({ tenantId: own, username: 'finance', password: stack().secretOf('finance') });
      const { id, msg } = await sendCode({ tenantId: own, phone: PHONE });
      expect(msg).toBe('短信发送成功');
      await expect.poll(() => codeSentTo(PHONE), { timeout: 10_000 }).toBeDefined();
      const value = (await codeSentTo(PHONE))!;
      const asked = { tenantId: own, phone: PHONE, id, newPassword: SECOND, newPassword1: SECOND };
      const wrong = refusal(400, '短信验证码不正确或已过期，请重新获取');
      await expect(
        retrievePassword({ ...asked, value: value === '000000' ? '000001' : '000000' }),
      ).rejects.toMatchObject(wrong);
      await retrievePassword({ ...asked, value });
      await expect(retrievePassword({ ...asked, value })).rejects.toMatchObject(wrong);
      const ports = await stack().withToken(before.accessToken);
      await expect(ports.session.userInfo()).rejects.toMatchObject(refusal(401));
      const answer = await k3Login({ tenantId: own, username: 'finance', password: SECOND });
      expect(answer).toMatchObject({ account: 'finance', tenantId: own });
    });

    it('of a phone nobody has gets the same answer, and no message', async () => {
      const answer = await sendCode({ tenantId: own, phone: '13900139001' });
      expect(answer).toEqual({ success: true, id: expect.any(String), msg: '短信发送成功' });
      await expect(
        retrievePassword({
          tenantId: own,
          phone: '13900139001',
          id: answer.id,
          value: '000000',
          newPassword: FIRST,
          newPassword1: FIRST,
        }),
      ).rejects.toMatchObject(refusal(400, '短信验证码不正确或已过期，请重新获取'));
      expect(await codeSentTo('13900139001')).toBeUndefined();
      expect(await sendCode({ tenantId: '999999', phone: '13900139002' })).toMatchObject({ msg: '短信发送成功' });
    });

    it('signs nobody in from elsewhere with a wrong one', async () => {
      await expect(k3Login({ tenantId: PLATFORM_TENANT, username: 'nobody', password: FIRST })).rejects.toMatchObject(
        refusal(400, '用户名或密码不正确'),
      );
    });
  });
}
