import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { UserInfo } from '@rdm/core/internal/access';
import type { SystemPort } from '@rdm/core/internal/platform';
import { fakeSessionPort, menu } from '../testing/fake-session-port';
import { saberStorage } from '../testing/memory-storage';
import { showShell } from '../testing/show-shell';
import { servicesWith } from '../testing/TestServices';
import { HeaderTools } from './HeaderTools';

async function show(role: string) {
  const port = fakeSessionPort();
  const info: UserInfo = { ...(await port.userInfo()), roles: [role] };
  const buttons = [menu('param', '参数管理', '/system/param', { children: [menu('cache_view', '查看缓存', '')] })];
  const storage = saberStorage();
  const system = {
    termInfo: async () => ({ tenantName: '', activate: 1, expireTime: '', daysLeft: null, reminder: null }) as const,
  } as unknown as SystemPort;
  const services = servicesWith({ ...port, userInfo: async () => info, buttons: async () => buttons }, storage, {
    system,
  });
  await services.session.signIn({ tenantId: '000000', account: 'admin', password: 'admin' });
  await services.session.load();
  const onShow = vi.fn();
  showShell(services, <HeaderTools onShow={onShow} />);
  return { onShow, user: userEvent.setup() };
}

it('offers the server’s cache to the platform’s administrators', async () => {
  const { onShow, user } = await show('administrator');
  await user.click(screen.getByRole('button', { name: '清理后端缓存' }));
  expect(onShow).toHaveBeenCalledExactlyOnceWith('cache');
});

it('and to nobody else, whatever a role grants', async () => {
  await show('admin');
  expect(screen.getByRole('button', { name: '主题' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '清理后端缓存' })).toBeNull();
});
