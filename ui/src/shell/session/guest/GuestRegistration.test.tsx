import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserPort } from '@rdm/core/internal/access';
import type { TenantPort } from '@rdm/core/internal/platform';
import type { Ports } from '@rdm/core/internal/application';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { fakeSessionPort, tokenAnswer } from '../../testing/fake-session-port';
import { saberStorage } from '../../testing/memory-storage';
import { showShell } from '../../testing/show-shell';
import { servicesWith } from '../../testing/TestServices';
import { Layout } from '../../layout/Layout';

const guest = tokenAnswer({
  userId: '',
  tenantId: '000000',
  oauthId: '42',
  account: 'wang',
  nickName: '王工',
  roleName: 'guest',
  refreshToken: '',
});
const taken = new Refusal(faults.invalid(text('当前用户 [wang] 已存在!', 'There is a user wang already')));
const slow = { timeout: 15_000 };
vi.setConfig({ testTimeout: 20_000 });

const registerGuest = vi.fn<UserPort['registerGuest']>();
const info = vi.fn<TenantPort['info']>();
const user = userEvent.setup();

async function open() {
  const port = fakeSessionPort({ token: () => Promise.resolve(guest) });
  const ports = { users: { registerGuest }, tenants: { info } } as unknown as Partial<Ports>;
  const services = servicesWith(port, saberStorage(), ports);
  await services.session.signInOutside({ tenantId: '000000', source: 'sso', code: 'c', state: 's' });
  showShell(services, <Layout screen={() => <p>a screen</p>} />);
  await screen.findByRole('dialog', { name: '账号注册' }, slow);
  return services;
}
const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const alert = () => within(screen.getByRole('dialog')).findByRole('alert');
const submit = () => user.click(screen.getByRole('button', { name: '提交' }));

beforeEach(() => {
  registerGuest.mockReset().mockResolvedValue(undefined);
  info.mockReset().mockResolvedValue({});
});

describe('Whoever is known elsewhere and has no user here', () => {
  it('is asked to register, and sees no screen behind it', async () => {
    await open();
    expect(screen.queryByText('a screen')).not.toBeInTheDocument();
    expect([field('账号名称'), field('姓名')].map((input) => (input as HTMLInputElement).value)).toEqual([
      'wang',
      '王工',
    ]);
  });

  it('is told what is missing, in the words of the rules, before anything is sent', async () => {
    await open();
    await user.clear(field('账号名称'));
    await submit();
    for (const sentence of ['请先输入租户编号', '请先输入账号名称']) {
      expect(screen.getByText(sentence)).toBeInTheDocument();
    }
    expect(screen.getAllByText('请先输入密码')).toHaveLength(2);
    expect(field('租户编号')).toHaveFocus();
    await user.type(field('密码'), 'Sun-2024');
    await user.type(field('确认密码'), 'Sun-2023');
    expect(screen.getByText('两次密码输入不一致')).toBeInTheDocument();
    expect(registerGuest).not.toHaveBeenCalled();
  });

  it('need not type the tenant where the site belongs to one', async () => {
    info.mockResolvedValue({ tenantId: '100001' });
    await open();
    await vi.waitFor(() => expect(screen.queryByLabelText('租户编号')).not.toBeInTheDocument());
    await user.type(field('密码'), 'Sun-2024');
    await user.type(field('确认密码'), 'Sun-2024');
    await submit();
    await vi.waitFor(() => expect(registerGuest).toHaveBeenCalledTimes(1));
    expect(registerGuest).toHaveBeenCalledWith({
      tenantId: '100001',
      name: '王工',
      account: 'wang',
      password: 'Sun-2024',
      oauthId: '42',
    });
  });

  it('is signed out with a word about what follows', async () => {
    const { session } = await open();
    await user.type(field('租户编号'), '100001');
    await user.type(field('密码'), 'Sun-2024');
    await user.type(field('确认密码'), 'Sun-2024');
    await submit();
    await vi.waitFor(() => expect(session.signedIn).toBe(false));
    expect(session.farewell?.zh).toBe('注册申请已提交,请耐心等待管理员通过!');
  });

  it('reads what the server refuses, and 提交失败 where it says nothing', async () => {
    registerGuest.mockRejectedValueOnce(taken).mockRejectedValueOnce(new TypeError('fetch failed'));
    const { session } = await open();
    await user.type(field('租户编号'), '100001');
    await user.type(field('密码'), 'Sun-2024');
    await user.type(field('确认密码'), 'Sun-2024');
    await submit();
    expect(await alert()).toHaveTextContent('当前用户 [wang] 已存在!');
    await submit();
    await vi.waitFor(async () => expect(await alert()).toHaveTextContent('提交失败'));
    expect(session.signedIn).toBe(true);
  });

  it('may leave without', async () => {
    const { session } = await open();
    await user.click(screen.getByRole('button', { name: '退出登录' }));
    await vi.waitFor(() => expect(session.signedIn).toBe(false));
    expect(session.farewell).toBeNull();
  });
});
