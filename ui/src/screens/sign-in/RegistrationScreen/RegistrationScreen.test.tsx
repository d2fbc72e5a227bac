import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { RegistrationPort, RegistrationTerms } from '@rdm/core/internal/platform';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { fakeSessionPort } from '../../../shell/testing/fake-session-port';
import { saberStorage } from '../../../shell/testing/memory-storage';
import { servicesWith, TestServices } from '../../../shell/testing/TestServices';
import RegistrationScreen from './RegistrationScreen';

vi.setConfig({ testTimeout: 20_000 });

const captcha = () => Promise.resolve({ key: 'picture', image: 'data:image/png;base64,' });

function open(given: Partial<RegistrationTerms>, over: Partial<RegistrationPort> = {}) {
  const terms: RegistrationTerms = { open: true, sendsCodes: false, numberRule: 'form', ...given };
  const registration = {
    terms: async () => terms,
    register: vi.fn<RegistrationPort['register']>(async ({ account }) => ({ tenantId: '100007', account })),
    sendCode: vi.fn<RegistrationPort['sendCode']>(async () => ({ success: true, id: 'sent', msg: '' })),
    ...over,
  } as RegistrationPort;
  const storage = saberStorage();
  const services = servicesWith(fakeSessionPort({ captcha }), storage, { registration });
  const { unmount } = render(<TestServices services={services} children={<RegistrationScreen />} />);
  return { registration, storage, services, unmount, user: userEvent.setup() };
}
const field = (name: string) => screen.getByRole('textbox', { name });
const secret = (label: string) => screen.getByLabelText(label, { selector: 'input' });

async function fillIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: '企业名称' }), '南宁远川科技有限公司');
  await user.type(field('统一社会信用代码'), '91350100M000100Y43');
  await user.type(field('手机号码'), '13800138000');
  await user.type(field('登录账号'), 'boss');
  await user.type(secret('密码'), 'secret-1');
  await user.type(secret('确认密码'), 'secret-1');
}

describe('The registration page', () => {
  it('registers with Enter, then tells the tenant number and account, which the sign-in page starts with', async () => {
    const { registration, storage, user } = open({ open: true, sendsCodes: false });
    await fillIn(user);
    await user.type(field('验证码'), 'abcde{Enter}');
    expect(await screen.findByRole('heading', { name: '注册成功' })).toBeInTheDocument();
    expect(screen.getByText('100007')).toBeInTheDocument();
    expect(screen.getByText('boss')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去登录' })).toHaveAttribute('href', '/login');
    expect([storage.text('tenantId'), storage.text('account')]).toEqual(['100007', 'boss']);
    expect(registration.register).toHaveBeenCalledTimes(1);
  });

  it('refuses a mobile number 16x by the rule of its form, and names the parameter in a second line', async () => {
    const { registration, user } = open({});
    await fillIn(user);
    await user.clear(field('手机号码'));
    await user.type(field('手机号码'), '16612345678');
    await user.type(field('验证码'), 'abcde{Enter}');
    expect(field('手机号码')).toHaveAccessibleDescription(
      '请输入正确的手机号码\n该号码符合国家标准，管理员将参数 enterprise.numberRules 设为 national 后即可填写',
    );
    expect(registration.register).not.toHaveBeenCalled();
  });

  it('takes a mobile number 16x where the platform lets the standard decide', async () => {
    const { registration, user } = open({ numberRule: 'standard' });
    await fillIn(user);
    await user.clear(field('手机号码'));
    await user.type(field('手机号码'), '16612345678');
    await user.type(field('验证码'), 'abcde{Enter}');
    expect(await screen.findByRole('heading', { name: '注册成功' })).toBeInTheDocument();
    expect(registration.register).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ phone: '16612345678' }));
  });

  it('leads back to the sign-in page, and to the self-assessment', async () => {
    open({ open: true, sendsCodes: false });
    expect(await screen.findByRole('link', { name: '已有账号，返回登录' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: '高新技术企业自测' })).toHaveAttribute('href', '/assessIndex');
  });

  it('points out what is wrong at the fields and puts the cursor into the first', async () => {
    const { registration, user } = open({ open: true, sendsCodes: false });
    await user.click(await screen.findByRole('button', { name: '注册' }));
    for (const sentence of [
      '请输入企业名称',
      '请输入正确的统一社会信用代码',
      '请先输入账号名称',
      '请先输入密码',
      '请输入验证码',
    ]) {
      expect(screen.getByText(sentence)).toBeInTheDocument();
    }
    expect(field('企业名称')).toHaveFocus();
    expect(registration.register).not.toHaveBeenCalled();
  });

  it('says plainly that the phone is not verified where no messages are sent, and asks for no code', async () => {
    const { user } = open({ open: true, sendsCodes: false });
    expect(await screen.findByText(/未接入短信网关，注册时不验证手机号码/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '获取验证码' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(screen.getByText(/No text message gateway/)).toBeInTheDocument();
  });

  it('sends a code where messages reach people, and counts down until the next', async () => {
    const { registration, unmount, user } = open({ open: true, sendsCodes: true });
    await fillIn(user);
    await user.type(field('验证码'), 'abcde');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByRole('button', { name: /秒后可重新获取/ })).toBeDisabled();
    expect(registration.sendCode).toHaveBeenCalledExactlyOnceWith({
      ...{ phone: '13800138000', captchaKey: 'picture', captchaCode: 'abcde' },
    });
    await user.type(field('短信验证码'), '123456{Enter}');
    expect(await screen.findByText('100007')).toBeInTheDocument();
    unmount();
  });

  it('shows the sentence of a refusal and keeps what was typed', async () => {
    const message = text('该企业无法注册，已注册过的企业请直接登录或找回密码', 'It cannot be registered');
    const { user } = open(
      { open: true, sendsCodes: false },
      { register: () => Promise.reject(new Refusal(faults.invalid(message))) },
    );
    await fillIn(user);
    await user.type(field('验证码'), 'abcde{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(message.zh);
    expect(field('登录账号')).toHaveValue('boss');
  });

  it('is closed where the platform lets nobody register', async () => {
    open({ open: false, sendsCodes: false });
    expect(await screen.findByRole('alert')).toHaveTextContent('企业注册未开放');
    expect(screen.queryByRole('button', { name: '注册' })).toBeNull();
  });
});
