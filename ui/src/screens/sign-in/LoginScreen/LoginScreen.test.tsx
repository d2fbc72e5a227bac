import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { SessionPort, SignIn } from '@rdm/core/internal/access';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { fakeSessionPort, tokenAnswer } from '../../../shell/testing/fake-session-port';
import { saberStorage } from '../../../shell/testing/memory-storage';
import { servicesWith, TestServices } from '../../../shell/testing/TestServices';
import LoginScreen from './LoginScreen';

const wrong = new Refusal(faults.invalid(text('用户名或密码不正确', 'Wrong user or password')));

function open(over: Partial<SessionPort> = {}, storage = saberStorage()) {
  const port = fakeSessionPort(over);
  const services = servicesWith(port, storage);
  render(<TestServices services={services} children={<LoginScreen />} />);
  return { port, services, user: userEvent.setup() };
}
const field = (label: string) => screen.getByRole('textbox', { name: label });
const password = () => screen.getByLabelText('密码', { selector: 'input' });

describe('The sign-in page', () => {
  it('signs in with Enter and remembers tenant and account', async () => {
    const { port, services, user } = open();
    expect(field('租户ID')).toHaveValue('000000');
    await user.clear(field('租户ID'));
    await user.type(field('租户ID'), '100001');
    await user.type(field('账号'), 'finance');
    await user.type(password(), 'finance{Enter}');
    await vi.waitFor(() => expect(services.session.signedIn).toBe(true));
    expect(port.calls).toMatchObject([{ grantType: 'password', tenantId: '100001', username: 'finance' }]);
    expect([services.storage.text('tenantId'), services.storage.text('account')]).toEqual(['100001', 'finance']);
  });

  it('asks for the second factor of whoever has one, stays there while it is wrong, and ends the sign-in', async () => {
    const asked = text('该账号已启用两步验证，请输入动态码', 'Enter the code');
    const question = { ticket: 'ticket', kinds: ['totp'], passkey: '' };
    const wrongCode = text('验证码不正确或已使用，请重新输入', 'The code is wrong');
    const calls: SignIn[] = [];
    const { services, user } = open({
      token: async (given) => {
        calls.push(given);
        if (given.grantType === 'password') {
          throw new Refusal({ code: 400, name: 'SECOND_FACTOR', message: asked, data: question });
        }
        if (given.answer !== '123456') throw new Refusal(faults.invalid(wrongCode));
        return tokenAnswer();
      },
    });
    await user.type(field('账号'), 'finance');
    await user.type(password(), 'finance{Enter}');
    const code = await screen.findByRole('textbox', { name: '动态码或恢复码' });
    await user.type(code, '000000{Enter}');
    expect(await screen.findByText(wrongCode.zh)).toBeInTheDocument();
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    await vi.waitFor(() => expect(services.session.signedIn).toBe(true));
    expect(calls.at(-1)).toEqual({
      grantType: 'second_factor',
      tenantId: '000000',
      ticket: 'ticket',
      answer: '123456',
    });
  });

  it('starts with what it remembered, at the password', async () => {
    const storage = saberStorage();
    storage.write('tenantId', '100001');
    storage.write('account', 'manager');
    open({}, storage);
    expect(field('租户ID')).toHaveValue('100001');
    expect(field('账号')).toHaveValue('manager');
    await vi.waitFor(() => expect(password()).toHaveFocus());
    expect(document.title).toMatch(/^登录/);
  });

  it('leads to what needs no account', () => {
    open();
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/register', '/retrievepassword', '/assessIndex']);
  });

  it('points out empty fields and asks the server nothing', async () => {
    const { port, user } = open();
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(screen.getByText('请输入账号')).toBeInTheDocument();
    expect(screen.getByText('请输入密码')).toBeInTheDocument();
    expect(field('账号')).toHaveFocus();
    expect(port.calls).toEqual([]);
  });

  it('asks for a captcha only when the server sends one, and renews it on a click', async () => {
    let asked = 0;
    const { port, user } = open({
      captcha: () => Promise.resolve({ key: `key-${++asked}`, image: `data:image/png;base64,${asked}` }),
    });
    await user.type(await screen.findByRole('textbox', { name: '验证码' }), 'old');
    await user.click(screen.getByRole('button', { name: '看不清？换一张' }));
    expect(field('验证码')).toHaveValue('');
    await user.type(field('账号'), 'finance');
    await user.type(password(), 'finance');
    await user.type(field('验证码'), 'AbCdE{Enter}');
    await vi.waitFor(() => expect(port.calls).toHaveLength(1));
    expect(port.calls[0]).toMatchObject({ grantType: 'captcha', captchaKey: 'key-2', captchaCode: 'AbCdE' });
  });

  it('shows a refusal as a sentence, renews the captcha and keeps what was typed', async () => {
    let asked = 0;
    const { user } = open({
      captcha: () => Promise.resolve({ key: `key-${++asked}`, image: 'data:image/png;base64,' }),
      token: () => Promise.reject(wrong),
    });
    await user.type(field('账号'), 'finance');
    await user.type(password(), 'nonsense');
    await user.type(await screen.findByRole('textbox', { name: '验证码' }), 'abcde{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('用户名或密码不正确');
    expect(screen.getByRole('alert')).toHaveTextContent('企业用户请填写本企业的租户ID');
    await user.clear(field('租户ID'));
    await user.type(field('租户ID'), '100001');
    expect(screen.getByRole('alert')).not.toHaveTextContent('企业用户');
    expect(asked).toBe(2);
    expect(field('验证码')).toHaveValue('');
    expect(password()).toHaveValue('nonsense');
  });

  it('submits a double click once', async () => {
    let answer: (value: ReturnType<typeof tokenAnswer>) => void = () => undefined;
    const { port, user } = open({ token: () => new Promise((resolve) => (answer = resolve)) });
    await user.type(field('账号'), 'finance');
    await user.type(password(), 'finance');
    await user.dblClick(screen.getByRole('button', { name: '登录' }));
    await vi.waitFor(() => expect(port.calls).toHaveLength(1));
    expect(screen.getByRole('button', { name: '登录中…' })).toHaveAttribute('aria-busy', 'true');
    await user.type(password(), '{Enter}');
    expect(port.calls).toHaveLength(1);
    answer(tokenAnswer());
    expect(await screen.findByRole('button', { name: '登录' })).not.toHaveAttribute('aria-busy');
  });

  it('offers to connect again when the server cannot be reached', async () => {
    let up = false;
    const { user } = open({
      captcha: () => (up ? Promise.resolve({ key: '', image: '' }) : Promise.reject(new TypeError('fetch failed'))),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('无法连接到服务器');
    up = true;
    await user.click(screen.getByRole('button', { name: '重新连接' }));
    expect(await screen.findByRole('button', { name: '登录' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('waits for a server that is starting, says so, and sends nothing before it knows what is asked', async () => {
    let start: () => void = () => undefined;
    const started = new Promise<void>((resolve) => (start = resolve));
    const captcha = vi
      .fn<SessionPort['captcha']>()
      .mockImplementationOnce(() => started.then(() => Promise.reject(new Refusal(faults.starting()))))
      .mockResolvedValue({ key: 'key', image: 'data:image/png;base64,' });
    const { port, user } = open({ captcha });
    await user.type(field('账号'), 'finance');
    await user.type(password(), 'finance{Enter}');
    expect(await screen.findByText('正在等待服务器，连上后自动继续', {}, { timeout: 5_000 })).toBeInTheDocument();
    start();
    expect(await screen.findByText('请输入验证码')).toBeInTheDocument();
    expect(screen.queryByText('正在等待服务器，连上后自动继续')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(port.calls).toEqual([]);
    await user.type(field('验证码'), 'AbCdE{Enter}');
    await vi.waitFor(() => expect(port.calls).toMatchObject([{ captchaKey: 'key', captchaCode: 'AbCdE' }]));
  });

  it('speaks English', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'English' }));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Please input username')).toBeInTheDocument();
  });
});

describe('Signing in through another system', () => {
  it('is offered where one is set up, and comes back to the tenant typed', async () => {
    const sources = () => Promise.resolve([{ source: 'sso', label: '统一身份' }]);
    const { services, user } = open({ sources });
    const link = await screen.findByRole('link', { name: '统一身份' });
    expect(link).toHaveAttribute('href', '/api/blade-auth/oauth/render/sso');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.clear(field('租户ID'));
    await user.type(field('租户ID'), '100001');
    await user.click(link);
    expect(services.storage.text('tenantId')).toBe('100001');
  });

  it('is not offered where none is, or the server does not say', async () => {
    const sources = vi.fn<SessionPort['sources']>(() => Promise.reject(new TypeError('fetch failed')));
    open({ sources });
    await vi.waitFor(() => expect(sources).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('button', { name: '登录' })).toBeInTheDocument();
    expect(screen.queryByText('第三方系统登录')).not.toBeInTheDocument();
  });

  it('ends in a word for whoever has just registered', async () => {
    const services = servicesWith(fakeSessionPort(), saberStorage());
    await services.session.signOut({ zh: '注册申请已提交,请耐心等待管理员通过!', en: 'Submitted' });
    render(<TestServices services={services} children={<LoginScreen />} />);
    expect(screen.getByRole('status')).toHaveTextContent('注册申请已提交,请耐心等待管理员通过!');
  });
});
