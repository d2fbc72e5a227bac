import { describe, expect, it, vi } from 'vitest';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import type { RegistrationTerms } from '@rdm/core/internal/platform';
import { md5Hex } from '../../../shell/session/md5-hex';
import { RegistrationViewModel, type RegisterField, type RegisterPorts } from './RegistrationViewModel';

const whole: Readonly<Record<RegisterField, string>> = {
  name: '南宁远川科技有限公司',
  creditCode: '91350100M000100Y43',
  linkman: '陈静',
  phone: '13800138000',
  account: 'boss',
  password: 'secret-1',
  password2: 'secret-1',
};

async function formOver(given: Partial<RegistrationTerms> = {}, over: Partial<RegisterPorts['registration']> = {}) {
  const terms: RegistrationTerms = { open: true, sendsCodes: false, numberRule: 'form', ...given };
  let pictures = 0;
  const ports = {
    session: { captcha: vi.fn(async () => ({ key: `picture-${(pictures += 1)}`, image: 'data:,' })) },
    registration: {
      terms: vi.fn(async () => terms),
      register: vi.fn<RegisterPorts['registration']['register']>(async ({ account }) => ({
        tenantId: '100007',
        account,
      })),
      sendCode: vi.fn(async () => ({ success: true, id: 'sent', msg: '' })),
      ...over,
    },
  };
  const form = new RegistrationViewModel(ports);
  await form.open();
  return { form, ports };
}

function fillIn(form: RegistrationViewModel, values: Partial<Record<RegisterField, string>> = {}): void {
  for (const [field, value] of Object.entries({ ...whole, ...values })) form.set(field as RegisterField, value);
}

describe('An enterprise that registers itself', () => {
  it.each([
    ['name', ' ', '请输入企业名称'],
    ['creditCode', '91350100I000100Y43', '请输入正确的统一社会信用代码'],
    ['phone', '12345', '请输入正确的手机号码'],
    ['account', '', '请先输入账号名称'],
    ['account', '<b>', '账号应为2到40位字母、数字或 . _ @ -'],
    ['password', '', '请先输入密码'],
    ['password', 'short', '密码长度不能少于6位'],
    ['password2', 'secret-2', '两次密码输入不一致'],
  ] as const)('is told what is wrong with %s %j', async (field, value, sentence) => {
    const { form, ports } = await formOver();
    fillIn(form, { [field]: value });
    expect(form.errors).toEqual({});
    expect(await form.submit()).toBe(false);
    expect(form.errors[field]?.zh).toBe(sentence);
    expect(ports.registration.register).not.toHaveBeenCalled();
    form.set(field, whole[field]);
    expect(form.errors[field]).toBeUndefined();
  });

  it('hears of a field once the cursor has left it', async () => {
    const { form } = await formOver();
    form.set('creditCode', '123');
    expect(form.errors).toEqual({});
    form.leave('creditCode');
    expect(form.errors).toMatchObject({ creditCode: { zh: '请输入正确的统一社会信用代码' } });
    expect(form.errors.name).toBeUndefined();
  });

  it('solves a captcha where no message reaches its phone; passwords leave as digests', async () => {
    const { form, ports } = await formOver();
    fillIn(form);
    expect(await form.submit()).toBe(false);
    expect(form.code.captchaError?.zh).toBe('请输入验证码');
    form.code.setCaptchaCode('abcde');
    expect(await form.submit()).toBe(true);
    const digest = md5Hex('secret-1');
    const { name, creditCode, linkman, phone, account } = whole;
    expect(ports.registration.register).toHaveBeenCalledExactlyOnceWith({
      ...{ name, creditCode, linkman, phone, account },
      ...{ password: digest, password2: digest, captchaKey: 'picture-1', captchaCode: 'abcde' },
    });
    expect(form.registered).toEqual({ tenantId: '100007', account: 'boss' });
  });

  it('types the code in that was sent to its phone, where messages reach people', async () => {
    const { form, ports } = await formOver({ open: true, sendsCodes: true });
    fillIn(form);
    expect(await form.submit()).toBe(false);
    expect(form.errors).toEqual({ code: { zh: '请输入短信验证码', en: expect.any(String) } });
    form.code.setCaptchaCode('abcde');
    await form.code.send(form.values.phone);
    form.code.setValue(' 123456 ');
    expect(await form.submit()).toBe(true);
    expect(ports.registration.register).toHaveBeenCalledWith(expect.objectContaining({ id: 'sent', value: '123456' }));
    expect(ports.registration.register).not.toHaveBeenCalledWith(expect.objectContaining({ captchaKey: 'picture-1' }));
    form.code.stop();
  });

  it('reads the sentence of the server, or that it was not accepted, and solves another captcha', async () => {
    const register = vi.fn<RegisterPorts['registration']['register']>();
    const { form } = await formOver(undefined, { register });
    fillIn(form);
    for (const [message, shown] of [
      [text('该企业无法注册', 'No'), '该企业无法注册'],
      [text('', ''), '提交失败'],
    ] as const) {
      register.mockRejectedValueOnce(new Refusal(faults.invalid(message)));
      form.code.setCaptchaCode('abcde');
      expect(await form.submit()).toBe(false);
      expect([form.failure?.zh, form.submitting, form.code.captchaCode]).toEqual([shown, false, '']);
    }
    expect(form.code.captcha?.key).toBe('picture-3');
  });

  it('registers once, however often the button is pressed', async () => {
    const { form, ports } = await formOver();
    fillIn(form);
    form.code.setCaptchaCode('abcde');
    expect(await Promise.all([form.submit(), form.submit()])).toEqual([true, false]);
    expect(ports.registration.register).toHaveBeenCalledTimes(1);
  });
});
