import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Ports } from '@rdm/core/internal/application';
import { fakeSessionPort, menus } from '../testing/fake-session-port';
import { saberStorage } from '../testing/memory-storage';
import { servicesWith, TestServices } from '../testing/TestServices';
import { Layout } from './Layout';

vi.setConfig({ testTimeout: 20_000 });

const topMenu = (id: string, name: string, path: string | null = null) => ({ id, name, code: id, path });
const atTop = (...all: unknown[]) => ({ menus: { topMenu: async () => all } }) as unknown as Partial<Ports>;
const user = userEvent.setup();
const bar = () => within(screen.getByRole('navigation', { name: '顶部菜单' }));
const side = () => within(screen.getByRole('navigation', { name: '主菜单' }));

async function show(ports: Partial<Ports>, settings: readonly string[] = []) {
  const port = fakeSessionPort();
  const session = {
    ...port,
    routes: async ({ topMenuId }: { topMenuId?: string } = {}) => (topMenuId === 'top1' ? [menus[1]!] : menus),
    userInfo: async () => ({ ...(await port.userInfo()), settings }),
  };
  const services = servicesWith(session, saberStorage(), ports);
  await services.session.signIn({ tenantId: '100001', account: 'finance', password: 'finance' });
  await services.session.load();
  render(<TestServices services={services} at="/wel/index" children={<Layout screen={() => <p>页面</p>} />} />);
}

describe('The menus at the top', () => {
  it('narrow the side menu, which home makes whole again', async () => {
    await show(atTop(topMenu('top1', '数据'), topMenu('top2', '项目')));
    expect(await screen.findByRole('button', { name: '数据' })).toHaveAttribute('aria-pressed', 'false');
    expect(bar().getByRole('button', { name: '首页' })).toHaveAttribute('aria-pressed', 'true');
    expect(side().getByRole('button', { name: '研发项目' })).toBeInTheDocument();

    await user.click(bar().getByRole('button', { name: '数据' }));
    expect(await screen.findByRole('button', { name: '数据', pressed: true })).toBeInTheDocument();
    expect(side().queryByRole('button', { name: '研发项目' })).toBeNull();
    expect(side().getByRole('link', { name: '数据导入' })).toBeInTheDocument();

    await user.click(bar().getByRole('button', { name: '首页' }));
    expect(side().getByRole('button', { name: '研发项目' })).toBeInTheDocument();
  });

  it('are not there where the platform puts none there', async () => {
    await show(atTop());
    await screen.findByText('页面');
    expect(screen.queryByRole('navigation', { name: '顶部菜单' })).toBeNull();
  });
});

describe('The bar of open pages', () => {
  it('is for everybody, or for the administrator alone where a parameter says so', async () => {
    await show(atTop(), ['ui.tagBar']);
    await screen.findByText('页面');
    expect(screen.queryByRole('navigation', { name: '已打开的页面' })).toBeNull();
  });
});
