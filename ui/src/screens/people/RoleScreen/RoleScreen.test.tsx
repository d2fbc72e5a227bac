import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { role, type MenuPort, type RolePort } from '@rdm/core/internal/access';
import type { Ports } from '@rdm/core/internal/application';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import type { TreeNode } from '@rdm/core/internal/records';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import { LanguageProvider, type Language } from '../../../theme';
import RoleScreen from './RoleScreen';

vi.mock('../../../shell/services', async () => (await import('../../../shell/testing/mocked-shell')).mockedShell);
vi.setConfig({ testTimeout: 20_000 });

const node = (id: string, title: string, children?: TreeNode[]): TreeNode => ({
  ...{ id, parentId: '0', title, key: id, value: id },
  ...(children && { children }),
});
const tree = {
  menu: [
    node('m1', '系统管理', [node('m11', '用户管理', [node('b1', '查看'), node('b2', '新增')])]),
    node('m2', '工作台'),
  ],
  dataScope: [node('m11', '用户管理', [node('s1', '本部门用户')])],
  apiScope: [],
};
const named = (id: string, name: string, nameEn: string, children: unknown[] = []) => ({ id, name, nameEn, children });
const session = {
  routes: async () => [
    named('m1', '系统管理', 'System', [named('m11', '用户管理', 'Users')]),
    named('m2', '工作台', 'Desk'),
  ],
  buttons: async () => [named('m11', '用户管理', 'Users', [named('b1', '查看', 'View'), named('b2', '新增', 'Add')])],
};
const held = { menu: ['b1'], menuPartly: ['m1', 'm11'], dataScope: [], apiScope: [] };

function show(can: (permission: string) => boolean = () => true, language: Language = 'zh') {
  const grant = vi.fn<RolePort['grant']>(async () => undefined);
  const roleTreeKeys = vi.fn<MenuPort['roleTreeKeys']>(async () => held);
  const areas = {
    roles: { grant },
    session,
    menus: { grantTree: async () => tree, roleTreeKeys },
  } as unknown as Partial<Ports>;
  const roles = [
    stored('7', { roleName: '财务', roleAlias: 'finance' }),
    stored('8', { roleName: '研发', roleAlias: 'rd' }),
  ];
  const ports = memoryPorts([[role, memoryPort(role, roles)]], {}, areas);
  return {
    ...renderScreen(
      <LanguageProvider language={language} onChange={() => undefined}>
        <RoleScreen resource={role} />
      </LanguageProvider>,
      ports,
      { can },
    ),
    grant,
    roleTreeKeys,
  };
}

describe('the rights of a role', () => {
  test('are ticked in trees: a menu brings its buttons and what it stands under', async () => {
    const { user, grant } = show();
    await screen.findByText('财务');
    await user.click(screen.getAllByRole('button', { name: '权限设置' })[1]!);
    const dialog = await screen.findByRole('dialog', { name: '权限设置：财务' });
    const menus = await within(dialog).findByRole('tree', { name: '菜单权限' });
    const item = (name: string) => within(menus).getByRole('treeitem', { name });
    expect(item('系统管理')).toHaveAttribute('aria-checked', 'mixed');
    expect(item('工作台')).toHaveAttribute('aria-checked', 'false');
    await user.click(item('工作台'));
    await user.keyboard('{Home}{ArrowRight}{ArrowDown}{ArrowRight}{End}{ArrowUp} ');
    expect(item('新增')).toHaveAttribute('aria-checked', 'true');
    expect(item('系统管理')).toHaveAttribute('aria-checked', 'true');

    await user.click(within(dialog).getByRole('tab', { name: /数据权限/ }));
    const scopes = await within(dialog).findByRole('tree', { name: '数据权限' });
    await user.click(within(scopes).getByRole('treeitem', { name: '用户管理' }));
    await user.click(within(dialog).getByRole('tab', { name: /接口权限/ }));
    expect(await within(dialog).findByText('没有可授予的权限')).toBeInTheDocument();

    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    expect(await screen.findByText('权限设置成功')).toBeInTheDocument();
    const [given] = grant.mock.calls[0]!;
    expect({ ...given, menuIds: [...given.menuIds].sort() }).toEqual({
      ...{ roleIds: ['7'], menuIds: ['b1', 'b2', 'm1', 'm11', 'm2'], dataScopeIds: ['s1'], apiScopeIds: [] },
      exact: true,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are named in the language of whoever gives them', async () => {
    const { user } = show(() => true, 'en');
    await screen.findByText('财务');
    await user.click(screen.getAllByRole('button', { name: 'Set rights' })[1]!);
    const menus = within(await screen.findByRole('tree', { name: 'Menus' }));
    await user.click(menus.getByRole('treeitem', { name: 'Desk' }));
    await user.keyboard('{Home}{ArrowRight}{ArrowDown}{ArrowRight}');
    expect(menus.getByRole('treeitem', { name: 'Users' })).toBeInTheDocument();
    expect(menus.getByRole('treeitem', { name: 'View' })).toBeInTheDocument();
  });

  test('are given to all roles chosen', async () => {
    const { user, roleTreeKeys } = show();
    await screen.findByText('财务');
    const [toolbar] = screen.getAllByRole('button', { name: '权限设置' });
    await user.click(toolbar!);
    expect(await screen.findByText('请选择至少一条数据')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: '选择第 1 行' }));
    await user.click(screen.getByRole('checkbox', { name: '选择第 2 行' }));
    await user.click(toolbar!);
    expect(await screen.findByRole('dialog', { name: '权限设置：财务、研发' })).toBeInTheDocument();
    expect(roleTreeKeys).toHaveBeenCalledExactlyOnceWith({ roleIds: '7,8' });
  });

  test('stay open with the sentence when they are refused', async () => {
    const { user, grant } = show();
    await screen.findByText('财务');
    grant.mockRejectedValueOnce(new Refusal(faults.invalid(text('不能授予本人没有的权限', 'Not yours'))));
    await user.click(screen.getAllByRole('button', { name: '权限设置' })[1]!);
    const dialog = await screen.findByRole('dialog', { name: '权限设置：财务' });
    await within(dialog).findByRole('tree');
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    expect(await screen.findByText('不能授予本人没有的权限')).toBeInTheDocument();
    expect(dialog).toBeInTheDocument();
  });

  test('are nothing for those who may only look', async () => {
    show((permission) => permission === 'role_view');
    await screen.findByText('财务');
    expect(screen.queryByRole('button', { name: '权限设置' })).toBeNull();
  });
});
