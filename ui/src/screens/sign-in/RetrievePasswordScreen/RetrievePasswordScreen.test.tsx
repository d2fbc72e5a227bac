import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { RegistrationPort } from '@rdm/core/internal/platform';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { md5Hex } from '../../../shell/session/md5-hex';
import { fakeSessionPort } from '../../../shell/testing/fake-session-port';
import { saberStorage } from '../../../shell/testing/memory-storage';
import { servicesWith, TestServices } from '../../../shell/testing/TestServices';
import RetrievePasswordScreen from './RetrievePasswordScreen';

vi.setConfig({ testTimeout: 20_000 });

function open(sendsCodes: boolean, over: Partial<RegistrationPort> = {}) {
  const registration = {
    terms: async () => ({ open: true, sendsCodes, numberRule: 'form' }),
    sendCode: vi.fn<RegistrationPort['sendCode']>(async () => ({ success: true, id: 'sent', msg: '' })),
    retrievePassword: vi.fn<RegistrationPort['retrievePassword']>(async () => undefined),
    ...over,
  } as RegistrationPort;
  const storage = saberStorage();
  storage.write('tenantId', '100001');
  const services = servicesWith(fakeSessionPort(), storage, { registration });
  const { unmount } = render(<TestServices services={services} children={<RetrievePasswordScreen />} />);
  return { registration, unmount, user: userEvent.setup() };
}
const field = (name: string) => screen.getByRole('textbox', { name });
const secret = (label: string) => screen.getByLabelText(label, { selector: 'input' });

describe('The page for a forgotten password', () => {
  it('sets a new one by the code sent to the account’s phone', async () => {
    const { registration, unmount, user } = open(true);
    expect(await screen.findByText(/^验证码发送到账号登记的手机号码；/)).toBeInTheDocument();
    expect(field('租户编号')).toHaveValue('100001');
    await user.type(field('登录账号'), 'finance');
    await user.type(field('手机号码'), '13900139000');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(registration.sendCode).toHaveBeenCalledExactlyOnceWith({ phone: '13900139000', tenantId: '100001' });
    expect(await screen.findByText('验证码已发送，5 分钟内有效')).toBeInTheDocument();
    await user.type(field('短信验证码'), '123456');
    await user.type(secret('新密码'), 'secret-1');
    await user.type(secret('确认密码'), 'secret-1{Enter}');
    expect(await screen.findByRole('status')).toHaveTextContent('请用新密码登录');
    const digest = md5Hex('secret-1');
    expect(registration.retrievePassword).toHaveBeenCalledExactlyOnceWith({
      ...{ tenantId: '100001', account: 'finance', phone: '13900139000', id: 'sent', value: '123456' },
      ...{ newPassword: digest, newPassword1: digest },
    });
    unmount();
  });

  it('asks for the tenant before a code, and for a code before anything is sent', async () => {
    const { registration, user } = open(true);
    await user.clear(field('租户编号'));
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(screen.getByText('请先输入租户编号')).toBeInTheDocument();
    await user.type(field('租户编号'), '100001');
    await user.click(screen.getByRole('button', { name: '设置新密码' }));
    for (const sentence of ['请输入正确的手机号码', '请先获取短信验证码', '请先输入密码']) {
      expect(screen.getByText(sentence)).toBeInTheDocument();
    }
    expect(registration.sendCode).not.toHaveBeenCalled();
    expect(registration.retrievePassword).not.toHaveBeenCalled();
  });

  it('says whom to ask where no message reaches a phone, and asks for nothing', async () => {
    open(false);
    expect(await screen.findByText(/不能自助找回密码/)).toHaveTextContent('请联系企业管理员重置密码');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('shows what the server says of a wrong code', async () => {
    const message = text('短信验证码不正确或已过期，请重新获取', 'Wrong');
    const { unmount, user } = open(true, {
      retrievePassword: () => Promise.reject(new Refusal(faults.invalid(message))),
    });
    await user.type(field('手机号码'), '13900139000');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await user.type(field('短信验证码'), '000000');
    await user.type(secret('新密码'), 'secret-1');
    await user.type(secret('确认密码'), 'secret-1{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(message.zh);
    unmount();
  });
});
