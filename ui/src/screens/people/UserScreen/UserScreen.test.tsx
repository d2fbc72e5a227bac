import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { user as person, type ProfilePort, type UserPort } from '@rdm/core/internal/access';
import type { Ports } from '@rdm/core/internal/application';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored, type MemoryPort } from '../../../resource/testing/memory-ports';
import UserScreen from './UserScreen';

vi.mock('../../../shell/services', async () => (await import('../../../shell/testing/mocked-shell')).mockedShell);
vi.setConfig({ testTimeout: 20_000 });

const people = [
  stored('1', { account: 'boss', realName: '赵总', roleId: ['r1', 'r2'], deptId: 'd1' }),
  stored('2', { account: 'finance', realName: '王会计', roleId: ['r2'], deptId: 'd11' }),
  stored('3', { account: 'guest', realName: '来宾', roleId: [], deptId: 'd2' }),
];
const levels: Readonly<Record<string, readonly { id: string; title: string; hasChildren: boolean }[]>> = {
  '': [
    { id: 'd1', title: '总公司', hasChildren: true },
    { id: 'd2', title: '分公司', hasChildren: false },
  ],
  d1: [{ id: 'd11', title: '财务部', hasChildren: false }],
};
const roleTree = [
  {
    ...{ id: 'r1', parentId: '0', roleName: '管理员', roleAlias: 'admin' },
    children: [{ id: 'r2', parentId: 'r1', roleName: '财务', roleAlias: 'finance' }],
  },
];
let register: MemoryPort;
let users: {
  [Call in 'resetPassword' | 'resetSecondFactor' | 'unlock' | 'grant' | 'updateDepartment']: ReturnType<
    typeof vi.fn<UserPort[Call]>
  >;
};

function show(can: (permission: string) => boolean = () => true, more: Partial<Ports> = {}) {
  register = memoryPort(person, people);
  const done = async () => undefined;
  const reset: UserPort['resetPassword'] = async () => [
    { account: 'boss', initialPassword: '0a1b2c3d4e5f6071' },
    { account: 'li', initialPassword: '8a9b0c1d2e3f4051' },
  ];
  users = {
    resetPassword: vi.fn(reset),
    resetSecondFactor: vi.fn(done),
    unlock: vi.fn(done),
    grant: vi.fn(done),
    updateDepartment: vi.fn(done),
  };
  const lazyTree = vi.fn(async ({ parentId = '' }: { parentId?: string } = {}) => levels[parentId] ?? []);
  const areas = {
    users,
    departments: { lazyTree },
    roles: { list: async () => roleTree },
    ...more,
  } as unknown as Partial<Ports>;
  const ports = memoryPorts([[person, register]], { user_type: { 1: 'WEB' } }, areas);
  return { ...renderScreen(<UserScreen resource={person} />, ports, { can }), lazyTree };
}

const button = (name: string) => within(screen.getByRole('toolbar')).getByRole('button', { name });
/** The last query of the list; queries of size 1 only count the users awaiting approval. */
const shownPart = () => register.list.mock.calls.findLast(([{ size }]) => size !== 1)?.[0].where;
const item = (name: string) => screen.getByRole('treeitem', { name });

describe('the list of people', () => {
  beforeEach(() => void vi.clearAllMocks());

  test('stands beside the departments, which are read when they are opened and narrow it', async () => {
    const { user, lazyTree } = show();
    await screen.findByText('boss');
    expect(await screen.findByRole('tree', { name: '部门' })).toBeInTheDocument();
    await user.click(item('总公司'));
    await waitFor(() => expect(screen.queryByText('finance')).toBeNull());
    expect(shownPart()).toEqual([{ field: 'deptId', is: 'equal', value: 'd1' }]);
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('treeitem', { name: '财务部' })).toHaveAttribute('aria-level', '2');
    expect(lazyTree.mock.calls).toEqual([[{}], [{ parentId: 'd1' }]]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText('finance')).toBeInTheDocument();
    expect(item('财务部')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Home}{Enter}');
    expect(await screen.findByText('guest')).toBeInTheDocument();
    expect(shownPart()).toEqual([]);
  });

  test('keeps the department while it is searched, and starts a new person there', async () => {
    const { user } = show();
    await screen.findByText('boss');
    await user.click(await screen.findByRole('treeitem', { name: '分公司' }));
    await user.type(screen.getByRole('textbox', { name: '登录账号' }), 'gu{Enter}');
    await waitFor(() =>
      expect(shownPart()).toEqual([
        { field: 'deptId', is: 'equal', value: 'd2' },
        { field: 'account', is: 'like', value: 'gu' },
      ]),
    );
    await user.click(button('新增'));
    const form = await screen.findByRole('dialog', { name: '新增用户' });
    expect(within(form).getByRole('combobox', { name: '所属部门' })).toHaveValue('分公司');
  });

  test('is alone for those who may not see the departments', async () => {
    show((permission) => permission !== 'dept_view');
    await screen.findByText('boss');
    expect(screen.queryByRole('tree')).toBeNull();
    expect(screen.queryByRole('button', { name: '批量调整部门' })).toBeNull();
  });
});

describe('what is done with the people chosen', () => {
  const choose = async (...rows: number[]) => {
    const shown = show();
    await screen.findByText('boss');
    for (const row of rows) await shown.user.click(screen.getByRole('checkbox', { name: `选择第 ${row} 行` }));
    return shown;
  };

  test('needs somebody chosen', async () => {
    const { user } = await choose();
    for (const name of ['角色配置', '密码重置', '解锁', '批量调整部门']) await user.click(button(name));
    expect(await screen.findAllByText('请选择至少一条数据')).not.toEqual([]);
    expect([users.resetPassword, users.unlock, users.grant].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  test.each([
    ['密码重置', '确定将选择账号密码重置?', '重置', 'resetPassword', '密码重置成功'],
    ['解锁', '确定将选择账号解锁?', '解锁', 'unlock', '解锁成功'],
    ['两步验证重置', '确定重置所选账号的两步验证?', '重置', 'resetSecondFactor', '两步验证已重置'],
  ] as const)('%s asks first, and says so when it is done', async (name, title, verb, call, done) => {
    const { user } = await choose(1, 2);
    await user.click(button(name));
    const question = await screen.findByRole('alertdialog', { name: title });
    expect(within(question).getByText(/共 2 个账号/)).toBeInTheDocument();
    await user.click(within(question).getByRole('button', { name: verb }));
    expect((await screen.findAllByText(done))[0]).toBeInTheDocument();
    expect(users[call]).toHaveBeenCalledExactlyOnceWith({ userIds: '1,2' });
  });

  test('passwords that were reset are shown once, each with its account', async () => {
    const { user } = await choose(1, 2);
    await user.click(button('密码重置'));
    const question = await screen.findByRole('alertdialog', { name: '确定将选择账号密码重置?' });
    await user.click(within(question).getByRole('button', { name: '重置' }));
    const shown = await screen.findByRole('alertdialog', { name: '密码重置成功' });
    expect(shown).toHaveTextContent('boss 0a1b2c3d4e5f6071 li 8a9b0c1d2e3f4051');
    await user.click(within(shown).getByRole('button', { name: '已记下' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByText(/0a1b2c3d4e5f6071/)).toBeNull();
  });

  test('roles start with those all of them have, and take the place of theirs', async () => {
    const { user } = await choose(1, 2);
    await user.click(button('角色配置'));
    const dialog = await screen.findByRole('dialog', { name: '角色配置' });
    expect(await within(dialog).findByRole('checkbox', { name: '财务' })).toBeChecked();
    expect(within(dialog).getByRole('checkbox', { name: '管理员' })).not.toBeChecked();
    expect(within(dialog).getByText(/所选 2 人的角色将改为/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('checkbox', { name: '管理员' }));
    await user.click(within(dialog).getByRole('button', { name: '确定' }));
    expect(await screen.findByText('角色配置成功')).toBeInTheDocument();
    expect(users.grant).toHaveBeenCalledExactlyOnceWith({ userIds: '1,2', roleIds: 'r2,r1' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a refused grant keeps the dialog and shows the sentence', async () => {
    const { user } = await choose(3);
    users.grant.mockRejectedValueOnce(new Refusal(faults.invalid(text('不能授予超出本人的权限', 'Not yours to give'))));
    await user.click(button('角色配置'));
    const dialog = await screen.findByRole('dialog', { name: '角色配置' });
    await user.click(await within(dialog).findByRole('checkbox', { name: '财务' }));
    await user.click(within(dialog).getByRole('button', { name: '确定' }));
    expect(await screen.findByText('不能授予超出本人的权限')).toBeInTheDocument();
    expect(dialog).toBeInTheDocument();
  });

  test('a department is chosen in the tree', async () => {
    const { user } = await choose(3);
    await user.click(button('批量调整部门'));
    const dialog = await screen.findByRole('dialog', { name: '批量调整部门' });
    expect(within(dialog).getByRole('button', { name: '确定' })).toBeDisabled();
    await user.click(await within(dialog).findByRole('treeitem', { name: '分公司' }));
    await user.click(within(dialog).getByRole('button', { name: '确定' }));
    expect(await screen.findByText('部门调整成功')).toBeInTheDocument();
    expect(users.updateDepartment).toHaveBeenCalledExactlyOnceWith({ userIds: '3', deptId: 'd2' });
  });

  test('shows only what a person may do', async () => {
    show((permission) => permission.endsWith('_view'));
    await screen.findByText('boss');
    for (const name of ['角色配置', '密码重置', '解锁', '两步验证重置', '批量调整部门']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('who waits to be approved', () => {
  const filter = (count: number) => screen.findByRole('button', { name: `待审核 ${count}` });
  const rowOf = (account: string) => within(screen.getByText(account).closest('tr')!);

  test('is marked, and nobody else is', async () => {
    show();
    await screen.findByText('boss');
    expect(rowOf('guest').getByText('待审核')).toBeInTheDocument();
    for (const account of ['boss', 'finance']) expect(rowOf(account).queryByText('待审核')).toBeNull();
  });

  test('is counted and shown alone at a click, within the department that is chosen', async () => {
    const { user } = show();
    await user.click(await filter(1));
    await waitFor(() => expect(screen.queryByText('boss')).toBeNull());
    expect(await filter(1)).toHaveAttribute('aria-pressed', 'true');
    const waiting = { field: 'roleId', is: 'isNull' };
    expect(shownPart()).toEqual([waiting]);
    await user.click(await screen.findByRole('treeitem', { name: '总公司' }));
    await waitFor(() => expect(shownPart()).toEqual([waiting, { field: 'deptId', is: 'equal', value: 'd1' }]));
    await user.click(await filter(1));
    await waitFor(() => expect(shownPart()).toEqual([{ field: 'deptId', is: 'equal', value: 'd1' }]));
  });

  test('is given a role from the row, and waits no longer', async () => {
    const { user } = show();
    users.grant.mockImplementationOnce(async ({ userIds, roleIds = '' }) => {
      register.rows = register.rows.map((row) => (row.id === userIds ? { ...row, roleId: roleIds.split(',') } : row));
    });
    await screen.findByText('guest');
    expect(rowOf('boss').queryByRole('button', { name: '角色配置' })).toBeNull();
    await user.click(rowOf('guest').getByRole('button', { name: '角色配置' }));
    const dialog = within(await screen.findByRole('dialog', { name: '角色配置' }));
    await user.click(await dialog.findByRole('checkbox', { name: '财务' }));
    await user.click(dialog.getByRole('button', { name: '确定' }));
    expect(await screen.findByText('角色配置成功')).toBeInTheDocument();
    expect(users.grant).toHaveBeenCalledExactlyOnceWith({ userIds: '3', roleIds: 'r2' });
    expect(await filter(0)).toBeInTheDocument();
    expect(rowOf('guest').queryByText('待审核')).toBeNull();
  });

  test('is seen by whoever sees the list, and given a role by those alone who may', async () => {
    show((permission) => permission !== 'user_role');
    expect(await filter(1)).toBeInTheDocument();
    await screen.findByText('guest');
    expect(rowOf('guest').getByText('待审核')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '角色配置' })).toBeNull();
  });
});

describe('where a person is signed in', () => {
  const device = { signedInAt: '2024-05-01 08:00:00', expiresAt: '2024-05-08 08:00:00', remoteIp: '10.0.0.7' };
  const profile = {
    sessions: vi.fn<ProfilePort['sessions']>(async () => [
      { ...device, id: 's1', userAgent: 'Firefox', isThis: false },
    ]),
    endSession: vi.fn<ProfilePort['endSession']>(async () => undefined),
  };

  test('is shown by the row, and can be ended', async () => {
    const { user } = show(undefined, { profile } as unknown as Partial<Ports>);
    await screen.findByText('finance');
    await user.click(screen.getAllByRole('button', { name: '登录设备' })[1]!);
    const dialog = await screen.findByRole('dialog', { name: '登录设备：王会计' });
    await within(dialog).findByText(/10\.0\.0\.7/);
    expect(profile.sessions).toHaveBeenCalledWith({ userId: '2' });
    await user.click(within(dialog).getByRole('button', { name: /下线/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '下线' }));
    await waitFor(() => expect(profile.endSession).toHaveBeenCalledWith({ id: 's1' }));
  });

  test('is nothing for who does not look after people', async () => {
    show((permission) => permission !== 'user_edit');
    await screen.findByText('finance');
    expect(screen.queryByRole('button', { name: '登录设备' })).toBeNull();
  });
});
