import { PLATFORM_TENANT, user } from '@rdm/core/internal/access';
import type { Ports } from '@rdm/core/internal/application';
import { smsOutbox } from '@rdm/core/internal/system';
import { describe, expect, it } from 'vitest';
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
    it('is not retrieved where no gateway sends messages, and no code is written anywhere', async () => {
      const none = refusal(400, '未配置短信网关，无法发送短信验证码；忘记密码请联系企业管理员重置');
      const root = await platformAdministrator(stack());
      const admin = await stack().signIn('admin', own);
      const [finance] = (
        await admin.resource(user).list({ where: [{ field: 'account', is: 'equal', value: 'finance' }] })
      ).records;
      const phone = '13900139000';
      await admin.resource(user).submit({ id: finance!.id, phone });
      const asked = { tenantId: own, phone, id: 'x', value: '000000', newPassword: SECOND, newPassword1: SECOND };
      await expect(sendCode({ tenantId: own, phone })).rejects.toMatchObject(none);
      await expect(admin.sms.sendValidate({ phone })).rejects.toMatchObject(none);
      await expect(retrievePassword(asked)).rejects.toMatchObject(none);
      const where = [{ field: 'phone', is: 'equal' as const, value: phone }];
      expect((await root.resource(smsOutbox).list({ where })).total).toBe(0);
    });

    it('signs in from the financial system with the right one', async () => {
      const answer = await k3Login({ tenantId: own, username: 'reviewer', password: stack().secretOf('reviewer') });
      expect(answer).toMatchObject({ account: 'reviewer', tenantId: own });
    });

    it('signs nobody in from elsewhere with a wrong one', async () => {
      await expect(k3Login({ tenantId: PLATFORM_TENANT, username: 'nobody', password: FIRST })).rejects.toMatchObject(
        refusal(400, '用户名或密码不正确'),
      );
    });
  });
}
