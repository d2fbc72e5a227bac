import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { IdentityRule } from '@rdm/core/identity';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { PhoneCodeViewModel, type CodePorts } from './PhoneCodeViewModel';

const PHONE = '13800138000';

function codeOver(over: Partial<CodePorts['registration']> = {}, key = '', rule: IdentityRule = 'form') {
  let pictures = 0;
  const ports = {
    session: { captcha: vi.fn(async () => ({ key: key && `${key}-${(pictures += 1)}`, image: 'data:,' })) },
    registration: { sendCode: vi.fn(async () => ({ success: true, id: 'sent', msg: '短信发送成功' })), ...over },
  };
  return { code: new PhoneCodeViewModel(ports, () => rule), ports };
}

describe('A code for a phone', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is asked for once a minute: the seconds are counted down', async () => {
    const { code, ports } = codeOver();
    await code.send(PHONE);
    expect([code.id, code.secondsLeft, code.said?.zh]).toEqual(['sent', 60, '验证码已发送，5 分钟内有效']);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(code.secondsLeft).toBe(1);
    await code.send(PHONE);
    expect(ports.registration.sendCode).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(code.secondsLeft).toBe(0);
    await code.send(PHONE);
    expect(ports.registration.sendCode).toHaveBeenCalledTimes(2);
    code.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['', '1380013800', '23800138000', '1380013800a'])('is not asked for with %j for a phone', async (phone) => {
    const { code, ports } = codeOver();
    await code.send(phone);
    expect(code.phoneError?.zh).toBe('请输入正确的手机号码');
    expect(ports.registration.sendCode).not.toHaveBeenCalled();
  });

  it('is asked for with 16x for a phone where the standard decides', async () => {
    const [byForm, byStandard] = [codeOver(), codeOver({}, '', 'standard')];
    await byForm.code.send('16612345678');
    expect(byForm.code.phoneError?.zh).toMatch(/^请输入正确的手机号码\n.*enterprise\.numberRules/);
    await byStandard.code.send('16612345678');
    expect(byStandard.code.phoneError).toBeNull();
    expect(byStandard.ports.registration.sendCode).toHaveBeenCalledOnce();
    byStandard.code.stop();
  });

  it('names the tenant and the solved captcha, whose picture is good once', async () => {
    const { code, ports } = codeOver({}, 'picture');
    await code.renewCaptcha();
    await code.send(PHONE, '100001');
    expect(code.captchaError?.zh).toBe('请输入验证码');
    code.setCaptchaCode(' AbCdE ');
    expect(code.captchaError).toBeNull();
    await code.send(PHONE, '100001');
    const solved = { captchaKey: 'picture-1', captchaCode: 'AbCdE' };
    expect(ports.registration.sendCode).toHaveBeenCalledExactlyOnceWith({
      phone: PHONE,
      tenantId: '100001',
      ...solved,
    });
    expect([code.captcha?.key, code.captchaCode]).toEqual(['picture-2', '']);
    code.stop();
  });

  it('that was refused may be asked for again at once, and the sentence is shown', async () => {
    const refusal = new Refusal(faults.invalid(text('验证码不正确', 'Wrong')));
    const { code } = codeOver({ sendCode: () => Promise.reject(refusal) });
    await code.send(PHONE);
    expect([code.failure?.zh, code.secondsLeft, code.sending, code.id]).toEqual(['验证码不正确', 0, false, '']);
  });
});
