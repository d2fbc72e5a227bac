import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { topMenu, type MenuPort } from '@rdm/core/internal/access';
import type { Ports } from '@rdm/core/internal/application';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import TopMenuScreen from './TopMenuScreen';

vi.mock('../../../shell/services', async () => (await import('../../../shell/testing/mocked-shell')).mockedShell);
vi.setConfig({ testTimeout: 20_000 });

const node = (id: string, title: string) => ({ id, parentId: '0', title, key: id, value: id });

function show(can: (permission: string) => boolean = () => true) {
  const grantTop = vi.fn<MenuPort['grantTop']>(async () => undefined);
  const areas = {
    session: { routes: async () => [] },
    menus: {
      grantTopTree: async () => ({ menu: [node('m1', '系统管理'), node('m2', '工作台')] }),
      topTreeKeys: async () => ({ menu: ['m1'] }),
      grantTop,
    },
  } as unknown as Partial<Ports>;
  const rows = [stored('7', { name: '日常', code: 'daily', sort: 1 })];
  const ports = memoryPorts([[topMenu, memoryPort(topMenu, rows)]], {}, areas);
  return { ...renderScreen(<TopMenuScreen resource={topMenu} />, ports, { can }), grantTop };
}

test('the menus of a top menu are ticked in a tree and replace those it has', async () => {
  const { user, grantTop } = show();
  await screen.findByText('日常');
  await user.click(screen.getAllByRole('button', { name: '菜单配置' })[1]!);
  const dialog = within(await screen.findByRole('dialog', { name: '菜单配置：日常' }));
  const item = (name: string) => dialog.getByRole('treeitem', { name });
  await dialog.findByRole('tree', { name: '菜单' });
  expect(item('系统管理')).toHaveAttribute('aria-checked', 'true');
  await user.click(item('系统管理'));
  await user.click(item('工作台'));
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('菜单配置成功')).toBeInTheDocument();
  expect(grantTop).toHaveBeenCalledExactlyOnceWith({ topMenuIds: ['7'], menuIds: ['m2'] });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('whoever may not choose them sees the list alone', async () => {
  show((permission) => permission === 'topmenu_view');
  await screen.findByText('日常');
  expect(screen.queryByRole('button', { name: '菜单配置' })).toBeNull();
});
