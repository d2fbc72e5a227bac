import { Suspense, use } from 'react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { keptPage } from '../../../resource/testing/kept-page';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryTime } from './testing/memory-time';
import WorktimeScreen from './WorktimeScreen';
import { todayIs } from '../../../resource/testing/today-is';
import { spyOnSaving } from '../../../resource/testing/spy-on-saving';

const download = spyOnSaving();
todayIs('2024-03-15');
// Every simulated keystroke re-renders the whole grid.
vi.setConfig({ testTimeout: 30_000 });

const march = '2024-03';
const stored = [
  [march, '1', '11', '80'],
  [march, '2', '12', '20'],
] as const;
let memory: ReturnType<typeof memoryTime>;

beforeEach(() => {
  vi.mocked(download).mockClear();
  memory = memoryTime(stored);
});

const show = (at = `/rdm/project/worktime?month=${march}`, can?: (permission: string) => boolean) =>
  renderScreen(<WorktimeScreen />, memory.ports, { at, ...(can && { can }) });
const grid = () => screen.findByRole('grid', { name: '2024-03 项目工时（小时）', busy: false });
const cell = (row: number, column: number) => document.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)!;
/** The heading is row 0. */
const rowTexts = (row: number) =>
  [...screen.getAllByRole('row')[row]!.querySelectorAll('td')].map(({ textContent }) => textContent);
const totals = () => screen.getAllByRole('row').at(-1)!.textContent;
const save = () => screen.getByRole('button', { name: /^保存/ });
/** On the two projects, and their total. */
const hoursOf = (row: number) => [6, 7, 2].map((column) => rowTexts(row)[column]);

test('a page that is shown again keeps its month, and asks for its hours anew', async () => {
  const kept = keptPage(<WorktimeScreen />);
  const { user } = renderScreen(kept.page, memory.ports, { at: '/rdm/project/worktime' });
  await grid();
  await user.click(screen.getByRole('button', { name: '下月' }));
  await screen.findByRole('grid', { name: '2024-04 项目工时（小时）', busy: false });
  const asked = vi.mocked(memory.ports.time.month).mock.calls.length;
  kept.leave();
  kept.comeBack();
  await waitFor(() => expect(memory.ports.time.month).toHaveBeenCalledTimes(asked + 1));
  expect(memory.ports.time.month).toHaveBeenLastCalledWith({ month: '2024-04' });
});

test('unsaved hours that come back are said once, also where React makes the page twice', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<null>((resolve) => (arrive = () => resolve(null)));
  function Late() {
    return use(arrived);
  }
  const twice = (
    <Suspense>
      <WorktimeScreen />
      <Late />
    </Suspense>
  );
  const draft = JSON.stringify([['1 11', { hours: '7', version: 1 }]]);
  await act(async () => {
    renderScreen(twice, memory.ports, { at: `/rdm/project/worktime?month=${march}` });
    window.localStorage.setItem(`rdm.draft/100001/finance/worktime/${march}`, draft);
  });
  await act(async () => arrive());
  await grid();
  expect(vi.mocked(memory.ports.time.month).mock.calls.length).toBeGreaterThan(1);
  expect(screen.getAllByText('已恢复上次未保存的工时，请核对后保存')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: '放弃' }));
  expect(cell(0, 6)).toHaveTextContent('80');
});

describe('the hours of a month', () => {
  test('stand as people by projects, with their totals, attendance and share', async () => {
    show();
    await grid();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      ...[
        '姓名',
        '工号',
        '研发工时合计',
        '实际出勤工时',
        '研发占比(%)',
        '部门',
        'RD1 项目RD1',
        'RD2 项目RD2',
        '应出勤工时',
      ],
    ]);
    expect(rowTexts(1)).toEqual(['王小明', 'E1', '80', '160', '50.0', '研发中心', '80', '', '160']);
    expect(totals()).toBe('合计1008020');
    expect(save()).toBeDisabled();
  });

  test('are typed by keyboard, pasted as a block, taken back, and saved with Ctrl-S', async () => {
    const { user } = show();
    await grid();
    cell(0, 6).focus();
    await user.keyboard('90{Enter}');
    expect(cell(0, 6)).toHaveTextContent('90');
    expect(within(cell(0, 6)).getByRole('img', { name: '未保存，原为 80' })).toBeInTheDocument();
    expect(cell(1, 6)).toHaveFocus();
    fireEvent.paste(document.activeElement!, { clipboardData: { getData: () => '10\t30.5\n\t8' } });
    expect(hoursOf(2)).toEqual(['10', '30.5', '40.5']);
    expect(save()).toHaveTextContent('保存（4）');
    await user.keyboard('{Control>}z{/Control}');
    expect(hoursOf(2)).toEqual(['', '20', '20']);
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('已保存 1 格工时')).toBeInTheDocument();
    expect(memory.time.batchSave.mock.lastCall?.[0]).toEqual({
      month: march,
      cells: [{ personnelId: '1', projectId: '11', hours: '90', version: 1 }],
    });
    await waitFor(() => expect(save()).toBeDisabled());
  });

  test('are refused where they cannot be, and marked in words where they are doubtful', async () => {
    const { user } = show();
    await grid();
    cell(0, 6).focus();
    await user.keyboard('-1{Enter}');
    expect(screen.getByRole('textbox', { name: '第 1 行 RD1 项目RD1' })).toBeInvalid();
    await user.keyboard('{Escape}165{Enter}');
    const sentence = '王小明（E1） 研发工时合计 165 大于实际出勤工时 160，请核对工时或考勤';
    const found = screen.getByRole('region', { name: '1 处需要核对' });
    expect(within(found).getByText(sentence)).toBeInTheDocument();
    expect(within(cell(0, 2)).getByRole('img', { name: sentence })).toBeInTheDocument();
  });

  test('of another month are a step away, which the address keeps', async () => {
    const { user } = show();
    await grid();
    await user.click(screen.getByRole('button', { name: '下月' }));
    expect(await screen.findByRole('grid', { name: '2024-04 项目工时（小时）', busy: false })).toBeInTheDocument();
    expect(screen.getByLabelText('address')).toHaveTextContent('/rdm/project/worktime?month=2024-04');
  });

  test('are copied from last month and cleared of a project', async () => {
    const { user } = show('/rdm/project/worktime?month=2024-04');
    await screen.findByRole('grid', { name: '2024-04 项目工时（小时）', busy: false });
    await user.click(screen.getByRole('button', { name: '复制上月' }));
    expect(await screen.findByText('已填入上月工时 2 格，保存后生效')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '上月' }));
    await grid();
    await user.click(screen.getByRole('button', { name: '清空项目工时' }));
    await user.click(await screen.findByRole('menuitem', { name: 'RD1 项目RD1' }));
    const question = await screen.findByRole('alertdialog', { name: '确定清空 RD1 项目RD1 2024-03 的工时?' });
    await user.click(within(question).getByRole('button', { name: '清空' }));
    await waitFor(() => expect(cell(0, 6)).toHaveTextContent(/^$/));
    await user.click(
      within(await screen.findByText('已清空 1 条工时').then((said) => said.parentElement!)).getByRole('button', {
        name: '撤销',
      }),
    );
    await waitFor(() => expect(cell(0, 6)).toHaveTextContent('80'));
  });

  test('go out as workbooks', async () => {
    const { user } = show();
    await grid();
    const choose = async (name: string) => {
      await user.click(screen.getByRole('button', { name: '导出' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('本月研发工时统计表');
    expect(memory.time.exportDevHours.mock.lastCall?.[0]).toEqual({ year: '2024', month: march });
    await choose('全年研发工时统计表');
    expect(memory.time.exportDevHours.mock.lastCall?.[0]).toEqual({ year: '2024' });
    await choose('全年项目工时统计表');
    expect(memory.time.exportStats.mock.lastCall?.[0]).toEqual({ year: '2024' });
    memory.time.exportAttendance.mockRejectedValueOnce(new Refusal(faults.forbidden('attendancemonth_export')));
    await choose('本月考勤');
    expect(await screen.findByText(/attendancemonth_export/)).toBeInTheDocument();
    expect(download).toHaveBeenCalledTimes(3);
  });

  test('stand in the register as well, with import and export, and a link opens its record there', async () => {
    const { user, unmount } = show();
    await grid();
    await user.click(screen.getByRole('tab', { name: '明细' }));
    expect(await screen.findByRole('grid', { name: '项目工时', busy: false })).toBeInTheDocument();
    expect(screen.getByLabelText('address')).toHaveTextContent('?month=2024-03&view=list');
    expect(screen.getByRole('button', { name: '导入' })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: '月度工时表' }));
    await grid();
    unmount();
    show('/rdm/project/worktime?id=1');
    await waitFor(() => expect(memory.register.detail).toHaveBeenCalledWith({ id: '1' }));
    expect(screen.getByRole('tab', { name: '明细' })).toHaveAttribute('aria-selected', 'true');
  });

  test('say where to begin when there is nobody, or nothing, to fill in', async () => {
    memory.given.people = [];
    const { user, unmount } = show();
    await user.click(await screen.findByRole('button', { name: '登记研发人员' }));
    expect(screen.getByLabelText('address')).toHaveTextContent('/rdm/personnel/list');
    unmount();
    memory = memoryTime([]);
    memory.given.projects = [];
    const again = show();
    await again.user.click(await screen.findByRole('button', { name: '登记项目' }));
    expect(screen.getByLabelText('address')).toHaveTextContent('/rdm/project/list?year=2024');
  });

  test('say what failed, and are read again on request', async () => {
    memory.time.month.mockRejectedValueOnce(new Refusal(faults.invalid(text('网络中断，请重试', 'Try again'))));
    const { user } = show();
    expect(await screen.findByText('网络中断，请重试')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '重试' }));
    await grid();
  });

  test('are shown to those who may see them, and changed by those who may change them', async () => {
    const { unmount } = show(undefined, () => false);
    expect(screen.getByText('您没有查看此内容的权限')).toBeInTheDocument();
    expect(memory.time.month).not.toHaveBeenCalled();
    unmount();
    show(undefined, (permission) => permission.endsWith('_view'));
    await grid();
    expect(screen.queryByRole('button', { name: /^保存/ })).toBeNull();
    expect(screen.queryByRole('button', { name: '导出' })).toBeNull();
    expect(cell(0, 6)).not.toHaveAttribute('aria-readonly', 'false');
  });

  test('of more than two hundred people are drawn as far as they are in sight', async () => {
    const [one] = memory.given.people;
    memory.given.people = Array.from({ length: 450 }, (_, at) => ({ ...one!, personnelId: String(at + 1) }));
    show();
    const table = await grid();
    expect(table).toHaveAttribute('aria-rowcount', '452');
    expect(screen.getAllByRole('row').length).toBeLessThan(200);
  });
});
