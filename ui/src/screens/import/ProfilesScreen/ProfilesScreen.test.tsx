import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { storedLayout, type FileProposal } from '@rdm/core/internal/intake';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import type { Layout } from '@rdm/core/internal/records';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import { spyOnSaving } from '../../../resource/testing/spy-on-saving';
import ProfilesScreen from './ProfilesScreen';
import { openRowMenu } from '../../../components/testing/open-row-menu';

const download = spyOnSaving();

// Every simulated keystroke computes the preview of a mapping anew.
vi.setConfig({ testTimeout: 30_000 });

const layout: Layout = {
  register: 'blade-rdm/attendancemonth',
  name: text('打卡月报', 'Monthly report'),
  headings: ['员工', '月', '应', '实'],
  fields: {
    month: { from: 'column', heading: '月', steps: [{ do: 'month' }] },
    personnelId: { from: 'column', heading: '员工' },
    dueHours: { from: 'column', heading: '应', steps: [{ do: 'amount' }] },
    actualHours: { from: 'column', heading: '实', steps: [{ do: 'scale', by: '1/60' }] },
  },
};
const record = (values: Record<string, unknown> = {}) =>
  stored('7', {
    name: '打卡月报',
    code: layout.register,
    fingerprint: '员工|实|应|月',
    layout: JSON.stringify(layout),
    ...values,
  });

function show(records = [record()], can: (permission: string) => boolean = () => true, fails = false) {
  const port = memoryPort(storedLayout, records);
  if (fails) port.list.mockRejectedValueOnce(new Refusal(faults.invalid(text('服务暂不可用', 'Not available'))));
  const proposal: FileProposal = {
    kind: 'xlsx',
    sheets: ['月报'],
    sheet: '月报',
    own: null,
    readings: [],
    rows: [
      ['员工', '月', '应', '实'],
      ['E1', '2024-05', 168, 9600],
    ],
  };
  const layouts = { propose: vi.fn(async () => proposal), listDict: vi.fn(async () => []) };
  return { ...renderScreen(<ProfilesScreen />, memoryPorts([[storedLayout, port]], {}, { layouts }), { can }), port };
}
const own = () => screen.getByRole('grid', { name: '本企业的方案' });
const more = async (user: UserEvent, name: string) => {
  await openRowMenu(user, own());
  await user.click(await screen.findByRole('menuitem', { name }));
};
const upload = (element: Element) => element.querySelector<HTMLInputElement>('input[type=file]')!;

test('lists the profiles of the enterprise and the built-in ones with what they rest on', async () => {
  show();
  expect(await within(own()).findByText('打卡月报')).toBeInTheDocument();
  const builtIn = within(screen.getByRole('grid', { name: '内置方案' }));
  expect(builtIn.getByText('用友 U8 序时账')).toBeInTheDocument();
  expect(builtIn.getAllByText(/公开来源/).length).toBeGreaterThan(0);
});

test('leads back to the import and to what was imported', async () => {
  show();
  const links = within(screen.getByRole('navigation', { name: '导入相关页面' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/rdm/import', '/rdm/import/history']);
});

test('says how to make the first one', async () => {
  show([]);
  expect(await screen.findByText(/还没有方案/)).toBeInTheDocument();
});

test('says what failed, and tries again', async () => {
  const { user } = show(undefined, undefined, true);
  expect(await screen.findByText('服务暂不可用')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await within(own()).findByText('打卡月报')).toBeInTheDocument();
});

test('is closed to those who may not see it, and changes nothing for those who may only see', async () => {
  const { unmount } = show(undefined, () => false);
  expect(screen.getByText('您没有查看此内容的权限')).toBeInTheDocument();
  unmount();
  show(undefined, (permission) => permission.endsWith('_view'));
  await within(own()).findByText('打卡月报');
  expect(screen.queryByRole('button', { name: '导入方案文件' })).toBeNull();
  expect(screen.queryByRole('button', { name: /删除/ })).toBeNull();
});

test('renames a profile', async () => {
  const { user, port } = show();
  await within(own()).findByText('打卡月报');
  await user.click(within(own()).getByRole('button', { name: /重命名/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '重命名“打卡月报”' }));
  const name = dialog.getByRole('textbox');
  await user.clear(name);
  await user.type(name, '考勤机');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await within(own()).findByText('考勤机')).toBeInTheDocument();
  expect(port.submit.mock.lastCall?.[0]).toMatchObject({ id: '7', version: 1, name: '考勤机' });
});

test('deletes a profile after a question, and takes that back', async () => {
  const { user } = show();
  await within(own()).findByText('打卡月报');
  await more(user, '删除');
  const question = within(await screen.findByRole('alertdialog', { name: '删除导入方案“打卡月报”?' }));
  await user.click(question.getByRole('button', { name: '删除' }));
  expect(await screen.findByText(/还没有方案/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect(await within(own()).findByText('打卡月报')).toBeInTheDocument();
});

test('downloads a profile', async () => {
  const { user } = show();
  await within(own()).findByText('打卡月报');
  await more(user, '下载');
  await waitFor(() => expect(download).toHaveBeenCalledWith(expect.objectContaining({ name: '打卡月报.json' })));
});

test.each([
  ['{"layout": {"register": "x"}}', /不是导入方案文件，或内容已损坏/],
  ['no json', /不是导入方案文件，或内容已损坏/],
  [JSON.stringify({ layout: { ...layout, register: 'blade-user' } }), /登记表“blade-user”不存在或不能导入/],
])('a file that is none is refused in a sentence: %s', async (written, sentence) => {
  const { user, container, port } = show([]);
  await screen.findByText(/还没有方案/);
  await user.upload(upload(container), new File([written], 'x.json'));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(port.submit).not.toHaveBeenCalled();
});

test('opens a profile with a sample file, whose results it shows', async () => {
  const { user, port } = show();
  await user.click(await within(own()).findByText('打卡月报'));
  const dialog = await screen.findByRole('dialog', { name: '打开“打卡月报”' });
  await user.upload(upload(dialog), new File(['x'], '五月.xlsx'));
  const drawer = within(await screen.findByRole('dialog', { name: '对应列：五月.xlsx → 考勤' }));
  expect(drawer.getByText('结果：160.00')).toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: '保存方案并使用' }));
  await waitFor(() => expect(port.submit).toHaveBeenCalled());
});

test('names a profile that can no longer be read', async () => {
  show([record({ layout: '{}' })]);
  expect(await screen.findByText(/方案“打卡月报”的内容无法识别/)).toBeInTheDocument();
});
