import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AreaPorts } from '@rdm/core/internal/application';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { keptPage } from '../../../resource/testing/kept-page';
import { renderScreen } from '../../../resource/testing/current-session';
import { stored } from '../../../resource/testing/memory-ports';
import { memoryProjects, projectValues, type MemoryProjects } from '../testing/memory-projects';
import ProjectListScreen from './ProjectListScreen';
import { todayIs } from '../../../resource/testing/today-is';
import { spyOnSaving } from '../../../resource/testing/spy-on-saving';
import { openRowMenu } from '../../../components/testing/open-row-menu';

const download = spyOnSaving();
todayIs('2024-08-01');

// Every simulated keystroke re-renders the whole list.
vi.setConfig({ testTimeout: 30_000 });

let memory: MemoryProjects;

beforeEach(() => {
  vi.mocked(download).mockClear();
  memory = memoryProjects([
    stored('1', { ...projectValues, budgetAmount: '-1.00' }),
    stored('2', { ...projectValues, code: 'RD2024002', name: '变频器', budgetAmount: null, dataStatus: 'submit' }),
    stored('3', { ...projectValues, code: 'RD2024003', name: '换热器', budgetAmount: '120.50' }),
  ]);
});

const show = (at = '/', can: (permission: string) => boolean = () => true) =>
  renderScreen(<ProjectListScreen />, memory.ports, { at, can });
const rowOf = (name: string) => screen.getByText(name).closest('tr')!;
const toolbar = () => within(screen.getByRole('toolbar'));
const address = () => screen.getByLabelText('address');

describe('the project list', () => {
  test('has the columns of the specification and shows a budget that is not set as 0', async () => {
    show();
    await screen.findByText('变频器');
    const headings = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(headings.slice(1, -1)).toEqual([
      '年度',
      '部门名称',
      '项目编号',
      '项目名称',
      '项目类型',
      '预算金额（万元）',
      '项目阶段',
      '开始日期',
      '结束日期',
      '负责人',
      '申请人',
      '状态',
    ]);
    const budget = headings.indexOf('预算金额（万元）');
    const budgetOf = (name: string) => rowOf(name).children[budget] as HTMLElement;
    expect(budgetOf('低温压缩机控制算法')).toHaveTextContent(/^0$/);
    expect(budgetOf('变频器')).toHaveTextContent(/^0$/);
    expect(budgetOf('换热器')).toHaveTextContent('120.50');
    expect(within(rowOf('变频器')).getByText('已提交')).toBeInTheDocument();
    expect(within(rowOf('换热器')).getByText('草稿')).toBeInTheDocument();
  });

  test('shows beside each project how much of its files is there', async () => {
    const standing = vi.fn(async () => [
      { projectId: '2', projectCode: '', projectName: '', completeness: 66, missing: [] },
    ]);
    const retention = { standing } as unknown as AreaPorts['retention'];
    renderScreen(<ProjectListScreen />, { ...memory.ports, retention });
    await screen.findByText(/变频器/);
    expect(await screen.findByText('留存资料 66%')).toBeInTheDocument();
    expect(standing).toHaveBeenCalledExactlyOnceWith({ year: '2024' });
  });

  test('searches the current year from the start, which cannot be cleared', async () => {
    const { user } = show();
    await screen.findByText('变频器');
    const year = screen.getByRole('textbox', { name: '年度' });
    expect(memory.port.listWeb.mock.lastCall?.[0].where).toEqual([{ field: 'year', is: 'equal', value: '2024' }]);
    await user.clear(year);
    await user.tab();
    await user.click(screen.getByRole('button', { name: '查询' }));
    expect(memory.port.listWeb.mock.lastCall?.[0].where).toEqual([{ field: 'year', is: 'equal', value: '2024' }]);
  });

  test('says in one line what the year before came to', async () => {
    memory.port.lastYearStats.mockResolvedValueOnce({
      ...(await memory.port.lastYearStats()),
      count: 12,
      ongoing: 3,
      ended: 9,
      budgetAmount: '1234.50',
      govAmount: '56.00',
    });
    show();
    expect(
      await screen.findByText(/上年度（2023）共 12 个项目：进行中 3、已结束 9.*1,234\.50 万元/),
    ).toBeInTheDocument();
  });

  test('can do without the figures of the year before', async () => {
    memory.port.lastYearStats.mockRejectedValueOnce(new Refusal(faults.forbidden('project_view')));
    show();
    expect(await screen.findByText('变频器')).toBeInTheDocument();
  });

  test('asks anew when it is shown again, for what was changed on another page', async () => {
    const kept = keptPage(<ProjectListScreen />);
    renderScreen(kept.page, memory.ports);
    await screen.findByText('变频器');
    expect(memory.port.lastYearStats).toHaveBeenCalledTimes(1);
    kept.leave();
    const listed = memory.port.listWeb.mock.calls.length;
    kept.comeBack();
    await waitFor(() => expect(memory.port.lastYearStats).toHaveBeenCalledTimes(2));
    expect(memory.port.listWeb.mock.calls.length).toBeGreaterThan(listed);
  });

  test('shows one’s own projects only, on request', async () => {
    const { user } = show();
    await screen.findByText('变频器');
    memory.port.listWeb.mockClear();
    await user.click(screen.getByRole('switch', { name: '我的项目' }));
    await waitFor(() => expect(memory.port.listMine).toHaveBeenCalled());
    expect(memory.port.listWeb).not.toHaveBeenCalled();
  });

  test('opens a project on a page of its own, a new one in the year of the search', async () => {
    const { user, unmount } = show('/?year=2025');
    await user.click(await toolbar().findByRole('button', { name: '新增' }));
    expect(address()).toHaveTextContent('/rdm/project/edit?new&year=2025');
    unmount();
    const next = show();
    await next.user.click(await screen.findByRole('button', { name: '变频器' }));
    expect(address()).toHaveTextContent('/rdm/project/edit?id=2');
  });

  test('a link to a record of the register leads to its page', async () => {
    show('/rdm/project/list?id=3');
    await waitFor(() => expect(address()).toHaveTextContent('/rdm/project/edit?id=3'));
  });

  test('deletes what is chosen after naming it, and takes it back from the toast', async () => {
    const { user } = show();
    await screen.findByText('变频器');
    await user.click(toolbar().getByRole('button', { name: '删除' }));
    expect(await screen.findByText('请选择至少一条数据')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: '选择第 2 行' }));
    await user.click(screen.getByRole('checkbox', { name: '选择第 3 行' }));
    await user.click(toolbar().getByRole('button', { name: '删除' }));
    const question = await screen.findByRole('alertdialog', { name: '确定将选择数据删除?' });
    expect(within(question).getByText('共 2 条：变频器、换热器')).toBeInTheDocument();
    await user.click(within(question).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByText('变频器')).toBeNull());
    await user.click(await screen.findByRole('button', { name: '撤销' }));
    expect(await screen.findByText('已恢复 2 条')).toBeInTheDocument();
    expect(await screen.findByText('变频器')).toBeInTheDocument();
  });

  test('a deletion that is refused says what hangs on the project', async () => {
    const hangs = text('项目被 3 条工时引用，不能删除', 'It has 3 hours');
    memory.projects.remove.mockRejectedValueOnce(new Refusal(faults.invalid(hangs)));
    const { user } = show();
    await screen.findByText('变频器');
    await user.click(screen.getByRole('checkbox', { name: '选择第 2 行' }));
    await user.click(toolbar().getByRole('button', { name: '删除' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
    expect(await screen.findByText(hangs.zh)).toBeInTheDocument();
    expect(screen.getByText('变频器')).toBeInTheDocument();
  });

  test('exports what is chosen, else all that the search finds', async () => {
    const { user } = show();
    await screen.findByText('变频器');
    await user.click(toolbar().getByRole('button', { name: '导出' }));
    await waitFor(() => expect(download).toHaveBeenCalledTimes(1));
    expect(memory.port.exportAll.mock.lastCall?.[0]).toMatchObject({
      size: -1,
      where: [{ field: 'year', is: 'equal', value: '2024' }],
    });
    await user.click(screen.getByRole('checkbox', { name: '选择第 1 行' }));
    await user.click(screen.getByRole('checkbox', { name: '选择第 3 行' }));
    await user.click(toolbar().getByRole('button', { name: '导出' }));
    await waitFor(() => expect(memory.port.exportExcel).toHaveBeenCalledWith({ ids: '1,3' }));
  });

  test('exports the proposal of a row', async () => {
    const { user } = show();
    await screen.findByText('变频器');
    await user.click(within(rowOf('变频器')).getByRole('button', { name: '导出立项书' }));
    await waitFor(() => expect(memory.port.exportDocument).toHaveBeenCalledWith({ id: '2' }));
    await waitFor(() => expect(download).toHaveBeenCalled());
  });

  test('copies the one chosen project to the next year and opens the copy', async () => {
    const { user } = show();
    await screen.findByText('变频器');
    await user.click(toolbar().getByRole('button', { name: '复制' }));
    expect(await screen.findByText('请选择一个要复制的项目')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: '选择第 2 行' }));
    await user.click(toolbar().getByRole('button', { name: '复制' }));
    const dialog = within(await screen.findByRole('dialog', { name: '复制项目“变频器”' }));
    expect(dialog.getByRole('textbox', { name: '复制到年度' })).toHaveValue('2025');
    await user.click(dialog.getByRole('button', { name: '复制' }));
    await waitFor(() => expect(memory.port.copy).toHaveBeenCalledWith({ id: '2', year: '2025' }));
    await waitFor(() => expect(address()).toHaveTextContent('/rdm/project/edit?id=2'));
  });

  test('carries a project over after showing what it takes along, and opens the new year', async () => {
    const { user } = show();
    await screen.findByText('变频器');
    await openRowMenu(user, rowOf('变频器'));
    await user.click(await screen.findByRole('menuitem', { name: '结转下年' }));
    const dialog = within(await screen.findByRole('dialog', { name: '项目“变频器”跨年' }));
    expect(await dialog.findByText('12,000.00')).toBeInTheDocument();
    expect(dialog.getByText('7.00')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '确认跨年' }));
    await waitFor(() => expect(memory.masters.confirmCrossYear).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(address()).toHaveTextContent('/rdm/project/edit?id=2'));
  });

  test('says why a project cannot be carried over, and does not confirm it', async () => {
    const ended = text('项目 RD2024002 已结束，不能跨年；如需继续请先改为未结束', 'It has ended');
    memory.masters.crossYearPreview.mockRejectedValueOnce(new Refusal(faults.invalid(ended)));
    const { user } = show();
    await screen.findByText('变频器');
    await openRowMenu(user, rowOf('变频器'));
    await user.click(await screen.findByRole('menuitem', { name: '结转下年' }));
    const dialog = within(await screen.findByRole('dialog', { name: '项目“变频器”跨年' }));
    expect(await dialog.findByText(ended.zh)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: '确认跨年' })).toBeDisabled();
  });

  test('changes projects from a workbook, and names the rows that are wrong', async () => {
    const missing = { row: 3, column: '项目编号', value: 'RD9', message: '项目不存在' };
    const refused = { rows: 2, inserted: 0, updated: 1, unchanged: 0, errors: [missing] };
    memory.port.importModify.mockRejectedValueOnce(
      new Refusal({ ...faults.invalid(text('有 1 处错误', 'One fault')), data: refused }),
    );
    const { user } = show();
    await screen.findByText('变频器');
    await user.click(toolbar().getByRole('button', { name: '批量修改' }));
    const dialog = within(await screen.findByRole('dialog', { name: '批量修改' }));
    const choose = () =>
      user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['x'], '项目.xlsx'));
    await choose();
    await user.click(await dialog.findByRole('button', { name: '导入' }));
    expect(await dialog.findByText('共 2 行，其中 1 行有错误，未写入任何数据')).toBeInTheDocument();
    expect(dialog.getByText('项目不存在')).toBeInTheDocument();
    await choose();
    await user.click(await dialog.findByRole('button', { name: '导入' }));
    expect(await dialog.findByText('共 1 行：已新增 0、更新 1、不变 0')).toBeInTheDocument();
    expect(memory.port.importModify.mock.lastCall?.[0]).toMatchObject({ fileName: '项目.xlsx' });
  });

  test('offers only what the person may do', async () => {
    show('/', (permission) => permission === 'project_view');
    await screen.findByText('变频器');
    expect(toolbar().queryByRole('button', { name: '新增' })).toBeNull();
    expect(toolbar().queryByRole('button', { name: '批量修改' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(within(rowOf('变频器')).getByRole('button', { name: '查看' })).toBeInTheDocument();
  });
});
