import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choices, UserPort } from '@rdm/core/internal/access';
import type { Ports } from '@rdm/core/internal/application';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { fakeSessionPort, tokenAnswer } from '../../testing/fake-session-port';
import { saberStorage } from '../../testing/memory-storage';
import { showShell } from '../../testing/show-shell';
import { servicesWith } from '../../testing/TestServices';
import { UserMenu } from '../../layout/UserMenu';

const several: Choices = {
  on: true,
  roles: [
    { id: '1', name: '财务人员' },
    { id: '2', name: '项目负责人' },
  ],
  departments: [],
  roleId: '2,1',
  deptId: '',
};
const beyond = new Refusal(faults.invalid(text('您没有所选的角色或部门，请重新选择', 'Not held; choose another')));
const slow = { timeout: 15_000 };
vi.setConfig({ testTimeout: 20_000 });
const choices = vi.fn<UserPort['choices']>();
const user = userEvent.setup();

async function signedIn(maySwitchRoles: boolean, refused?: Refusal) {
  const plain = fakeSessionPort();
  const port = fakeSessionPort({
    token: (args) =>
      args.grantType === 'refresh_token' && refused ? Promise.reject(refused) : Promise.resolve(tokenAnswer()),
    userInfo: async () => ({ ...(await plain.userInfo()), maySwitchRoles }),
  });
  const services = servicesWith(port, saberStorage(), { users: { choices } } as unknown as Partial<Ports>);
  await services.session.signIn({ tenantId: '100001', account: 'finance', password: 'finance' });
  await services.session.load();
  services.tabs.visit('/rdm/project/list', '', text('项目列表', 'Projects'));
  showShell(services, <UserMenu />, '/rdm/project/list');
  await user.click(screen.getByRole('button', { name: '用户菜单' }));
  return { port, ...services };
}
const openDialog = async () => {
  await user.click(await screen.findByRole('menuitem', { name: '切换角色' }));
  await screen.findByRole('dialog', { name: '用户信息选择' }, slow);
};

beforeEach(() => {
  choices.mockReset().mockResolvedValue(several);
});

describe('Switching roles', () => {
  it('is offered to whoever has several to choose from, and to nobody else', async () => {
    await signedIn(false);
    expect(screen.getByRole('menuitem', { name: '退出登录' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: '切换角色' })).not.toBeInTheDocument();
  });

  it('goes on in the role chosen, with its menus, at home', async () => {
    const { port, session, tabs } = await signedIn(true);
    await openDialog();
    await user.click(await screen.findByRole('button', { name: /角色/ }));
    await user.click(screen.getByRole('option', { name: '项目负责人' }));
    await user.click(screen.getByRole('button', { name: '确定' }));
    await vi.waitFor(() => expect(session.state).toBe('waiting'));
    expect(port.calls.at(-1)).toEqual({
      grantType: 'refresh_token',
      refreshToken: 'refresh-1',
      roleId: '2',
      tenantId: '100001',
    });
    expect(tabs.tabs).toHaveLength(1);
    await vi.waitFor(() => expect(screen.getByRole('status', { name: 'place' })).toHaveTextContent('/wel/index'));
  });

  it('shows a refusal as a sentence and changes nothing', async () => {
    const { session } = await signedIn(true, beyond);
    await openDialog();
    await screen.findByRole('button', { name: /角色/ });
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
      '您没有所选的角色或部门，请重新选择',
    );
    expect(session.state).toBe('ready');
  });

  it('can be tried again where the roles do not arrive', async () => {
    choices.mockRejectedValueOnce(new TypeError('fetch failed'));
    await signedIn(true);
    await openDialog();
    await user.click(await screen.findByRole('button', { name: /重试/ }));
    expect(await screen.findByRole('button', { name: /角色/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
