import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { projectMember, surveyRecord, type ExecutionPort } from '@rdm/core/internal/execution';
import type { DeclarationPort } from '@rdm/core/internal/declaration';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { renderScreen } from '../../../resource/testing/current-session';
import { stored } from '../../../resource/testing/memory-ports';
import { detailValues, memoryProjects, projectValues, type MemoryProjects } from '../testing/memory-projects';
import ProjectFormScreen from './ProjectFormScreen';
import { todayIs } from '../../../resource/testing/today-is';
import { spyOnSaving } from '../../../resource/testing/spy-on-saving';

vi.mock('../../../shell/services', async () => (await import('../../../shell/testing/mocked-shell')).mockedShell);
const download = spyOnSaving();
todayIs('2024-08-01');

// Every simulated keystroke re-renders the whole form.
vi.setConfig({ testTimeout: 30_000 });

let memory: MemoryProjects;
const { applyUser, startTime, endTime, devForm } = projectValues;
const sheet = {
  project: stored('5', { ...projectValues, dataStatus: 'save' }),
  detail: stored('51', { ...detailValues, applyUser, startTime, endTime, devForm, projectId: '5', dataStatus: 'save' }),
  budget: stored('52', { projectId: '5', labor: '20.00', directIn: '5.50', total: '25.50' }),
};

beforeEach(() => {
  memory = memoryProjects();
  memory.sheets.set('5', sheet);
});

const show = (at: string, can: (permission: string) => boolean = () => true) =>
  renderScreen(<ProjectFormScreen />, memory.ports, { at, can });
const field = (name: string) => screen.findByRole('textbox', { name });

describe('the page of a project', () => {
  test('has a tab for each part that the person may see, and a list of its sections', async () => {
    show('/rdm/project/edit?id=5');
    await field('项目名称');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      '项目立项',
      '项目预算',
      ...['项目准备', '项目成员', '研发活动', '项目成果', '结题验收', '留存资料'],
      '附件',
      '时间线',
      '修改记录',
    ]);
    const sections = within(screen.getByRole('navigation', { name: '表单内容' }));
    expect(sections.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '基本信息',
      '起止与核算',
      '加计扣除',
      '开发形式',
      '研发内容',
      '成果与产业',
    ]);
    expect(screen.getByText('草稿')).toBeInTheDocument();
  });

  test('keeps what belongs to it beside it: lists of its own, whose new records are of the project', async () => {
    memory.register(projectMember).rows = [
      stored('61', { year: '2024', projectId: '5', personnelId: '7', personnelName: '王小明', role: 'leader' }),
      stored('62', { year: '2024', projectId: '6', personnelId: '8', personnelName: '别人', role: 'leader' }),
    ];
    const { user } = show('/rdm/project/edit?id=5', (permission) => permission !== 'projectcompletion_view');
    await field('项目名称');
    expect(screen.queryByRole('tab', { name: '结题验收' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: '项目成员' }));
    expect(await screen.findByText('王小明')).toBeInTheDocument();
    expect(screen.queryByText('别人')).toBeNull();
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.queryByRole('columnheader', { name: '项目编号' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '新增' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByDisplayValue('2024')).toBeInTheDocument();
    expect(dialog.getByDisplayValue('RD2024001 低温压缩机控制算法')).toBeInTheDocument();
  });

  test('shows how it was prepared in the year in which it began', async () => {
    memory.projects.rows = [
      stored('5', sheet.project),
      stored('4', { year: '2023', code: 'RD2024001', name: '前一年' }),
    ];
    memory.register(surveyRecord).rows = [
      stored('61', { year: '2023', projectId: '4', subject: '用户需求' }),
      stored('62', { year: '2023', projectId: '9', subject: '别的项目' }),
    ];
    const { user } = show('/rdm/project/edit?id=5');
    await field('项目名称');
    await user.click(screen.getByRole('tab', { name: '项目准备' }));
    expect(await screen.findByText('用户需求')).toBeInTheDocument();
    expect(screen.queryByText('别的项目')).toBeNull();
  });

  test('tells who did what about it, day by day, and more when asked', async () => {
    const entry = (time: string, count: number) => ({
      ...{ time, count, resource: 'blade-rdm/projectworktime', label: text('项目工时', 'Project hours') },
      ...{ action: 'insert' as const, account: 'finance', accountName: '陈会计（finance）', isImport: true },
    });
    const timeline = vi
      .fn()
      .mockResolvedValueOnce({ entries: [entry('2024-07-02 09:10:00', 34)], hasMore: true })
      .mockResolvedValueOnce({ entries: [entry('2024-06-03 08:00:00', 1)], hasMore: false });
    const execution = { timeline } as unknown as ExecutionPort;
    const { user } = renderScreen(
      <ProjectFormScreen />,
      { ...memory.ports, execution },
      { at: '/rdm/project/edit?id=5' },
    );
    await field('项目名称');
    await user.click(screen.getByRole('tab', { name: '时间线' }));
    expect(await screen.findByText('2024-07-02')).toBeInTheDocument();
    expect(screen.getByText('34 条')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '更早的记录' }));
    expect(await screen.findByText('2024-06-03')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '更早的记录' })).toBeNull();
    expect(timeline.mock.calls).toEqual([[{ projectId: '5', offset: 0 }], [{ projectId: '5', offset: 1 }]]);
  });

  test('has nothing beside it before it is saved', async () => {
    const { user } = show('/rdm/project/edit?new&year=2025');
    await field('项目名称');
    await user.click(screen.getByRole('tab', { name: '研发活动' }));
    expect(await screen.findByText('项目保存后才能填写')).toBeInTheDocument();
  });

  test('says which years a change of a project reaches that several years share', async () => {
    const notice = text('修改影响 2024、2025 年度的计算', 'A change affects the figures of 2024, 2025');
    const touchedYears = vi.fn(async () => ({ open: ['2024', '2025'], closed: [], notice }));
    const declaration = { touchedYears } as unknown as DeclarationPort;
    renderScreen(<ProjectFormScreen />, { ...memory.ports, declaration }, { at: '/rdm/project/edit?id=5' });
    expect(await screen.findByText(notice.zh)).toBeInTheDocument();
    expect(touchedYears).toHaveBeenCalledExactlyOnceWith({ resource: 'blade-rdm/project', id: '5' });
  });

  test('a new one begins with the proposed code, which can be asked for again', async () => {
    const { user } = show('/rdm/project/edit?new&year=2025');
    const code = await field('项目编号');
    await waitFor(() => expect(code).toHaveValue('RD2025001'));
    memory.port.code.mockResolvedValueOnce('RD2025002');
    await user.click(screen.getByRole('button', { name: '重新取号' }));
    await waitFor(() => expect(code).toHaveValue('RD2025002'));
  });

  test('once saved, the address is that of the stored project', async () => {
    const { user } = show('/rdm/project/edit?new&year=2025');
    await user.type(await field('项目名称'), '换热器');
    await user.click(screen.getByRole('button', { name: '存草稿' }));
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/rdm/project/edit?id=2'));
    expect(await screen.findByText('新增成功')).toBeInTheDocument();
    expect(memory.port.sheet).not.toHaveBeenCalled();
  });

  test('提交 goes to the first fault in whichever tab, and each tab says how many it holds', async () => {
    memory.sheets.set('5', { ...sheet, project: { ...sheet.project, govAmount: null }, detail: null });
    const { user } = show('/rdm/project/edit?id=5');
    await field('项目名称');
    await user.click(screen.getByRole('button', { name: '提交' }));
    const summary = (await screen.findByText('有 4 处需要改正，改正后才能保存')).closest<HTMLElement>('[role=alert]')!;
    expect(summary).toHaveTextContent('请选择技术目标');
    expect(screen.getByRole('tab', { name: /项目预算/ })).toHaveTextContent('项目预算1');
    expect(screen.getByRole('tab', { name: /项目立项/ })).toHaveTextContent('项目立项3');
    await user.click(within(summary).getByRole('button', { name: '政府资金(万元)' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: '政府资金(万元)' })).toHaveFocus());
    expect(memory.port.save).not.toHaveBeenCalled();
  });

  test('fields of the form of development come and go, and the partner is called what it is', async () => {
    const { user } = show('/rdm/project/edit?id=5');
    await field('项目名称');
    expect(screen.queryByRole('combobox', { name: '合作方' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /开发形式/ }));
    await user.click(await screen.findByRole('option', { name: '合作开发' }));
    expect(screen.getByRole('combobox', { name: '合作方' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /开发形式/ }));
    await user.click(await screen.findByRole('option', { name: '委托开发（省内）' }));
    expect(screen.getByRole('combobox', { name: '受托方' })).toBeInTheDocument();
  });

  test('the budget adds up as it is typed, and too many government funds are a warning that does not block', async () => {
    const { user } = show('/rdm/project/edit?id=5');
    await field('项目名称');
    await user.click(screen.getByRole('tab', { name: '项目预算' }));
    const row = (name: RegExp) => screen.getByRole('row', { name });
    expect(row(/预算合计/)).toHaveTextContent('25.50');
    expect(row(/自筹资金/)).toHaveTextContent('15.50');
    const design = screen.getByRole('textbox', { name: '新产品设计费等' });
    await user.clear(design);
    await user.type(design, '4.5');
    expect(row(/预算合计/)).toHaveTextContent('30.00');
    const government = screen.getByRole('textbox', { name: '政府资金(万元)' });
    await user.clear(government);
    await user.type(government, '31');
    expect(row(/自筹资金/)).toHaveTextContent('政府资金超过预算合计，请核对-1.00');
    await user.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(memory.port.save).toHaveBeenCalled());
  });

  test('a partner who is not known yet is added from the form', async () => {
    memory.sheets.set('5', {
      ...sheet,
      detail: { ...sheet.detail, devForm: 'hzyf' },
      project: { ...sheet.project, devForm: 'hzyf' },
    });
    const { user } = show('/rdm/project/edit?id=5');
    await user.click(await screen.findByRole('button', { name: '新增外部单位' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新增外部单位' }));
    await user.type(dialog.getByRole('textbox', { name: '单位名称' }), '江南大学');
    await user.click(dialog.getByRole('button', { name: /单位类型/ }));
    await user.click(await screen.findByRole('option', { name: '高等院校' }));
    await user.click(dialog.getByRole('button', { name: '新增' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: '合作方' })).toHaveValue('江南大学'));
    expect(memory.units.submit).toHaveBeenCalledTimes(1);
  });

  test('the units of a joint development are chosen from the register, or typed', async () => {
    const joint = { ...sheet.project, devForm: 'jzyf', partOrgNames: '甲公司' };
    memory.sheets.set('5', { ...sheet, project: joint, detail: { ...sheet.detail, devForm: 'jzyf' } });
    memory.units.rows.push(stored('9', { unitsName: '江南大学' }));
    const { user } = show('/rdm/project/edit?id=5');
    const units = await field('参与单位');
    await user.click(screen.getAllByRole('button', { name: '从外部单位选择' })[1]!);
    const dialog = within(await screen.findByRole('dialog', { name: '参与单位：从外部单位选择' }));
    await user.click(dialog.getByRole('combobox', { name: '外部单位' }));
    await user.click(await screen.findByRole('option', { name: '江南大学' }));
    await waitFor(() => expect(units).toHaveValue('甲公司、江南大学'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('says what is missing and leads there', async () => {
    memory.port.validateInfo.mockResolvedValue({
      projectId: '5',
      complete: false,
      missing: [{ part: 'detail', field: 'content', message: text('请输入内容', 'Enter the content') }],
    });
    const { user } = show('/rdm/project/edit?id=5');
    await user.click(await screen.findByRole('button', { name: '还缺 1 项' }));
    await user.click(screen.getByRole('button', { name: '请输入内容' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /研发内容/ })).toHaveFocus());
  });

  test('someone else’s changes stand beside one’s own, to choose from', async () => {
    const { user } = show('/rdm/project/edit?id=5');
    const name = await field('项目名称');
    await user.clear(name);
    await user.type(name, '我的名称');
    memory.sheets.set('5', { ...sheet, project: { ...sheet.project, version: 2, name: '他人的名称' } });
    await user.click(screen.getByRole('button', { name: '存草稿' }));
    expect(await screen.findByText('数据已被他人修改，请刷新后重试')).toBeInTheDocument();
    const table = within(screen.getByRole('region', { name: '他人已修改以下内容' }));
    expect(table.getByRole('radio', { name: '项目名称：您录入的' })).toBeChecked();
    await user.click(table.getByRole('radio', { name: '项目名称：已存' }));
    await user.click(table.getByRole('button', { name: '按所选继续' }));
    expect(name).toHaveValue('他人的名称');
    expect(screen.queryByText('数据已被他人修改，请刷新后重试')).toBeNull();
  });

  test('tells who changed what, in words', async () => {
    memory.projects.history.mockResolvedValue([
      {
        id: '2',
        action: 'update',
        userId: '1',
        account: 'manager',
        accountName: '李经理（manager）',
        time: '2024-03-02 09:00:00',
        before: { devForm: 'zzyf', dataStatus: 'save' },
        after: { devForm: 'jzyf', dataStatus: 'submit' },
      },
      {
        ...{ id: '1', action: 'insert', userId: null, account: null, accountName: null },
        ...{ time: '2024-03-01 09:00:00', before: null, after: {} },
      },
    ]);
    const { user } = show('/rdm/project/edit?id=5');
    await field('项目名称');
    await user.click(screen.getByRole('tab', { name: '修改记录' }));
    const [latest, first] = await screen.findAllByRole('listitem').then((items) => items.slice(-2));
    expect(latest).toHaveTextContent('2024-03-02 09:00:00李经理（manager）修改');
    expect(within(latest!).getByRole('row', { name: /开发形式/ })).toHaveTextContent('开发形式自主研发集中研发');
    expect(within(latest!).getByRole('row', { name: /状态/ })).toHaveTextContent('状态草稿已提交');
    expect(first).toHaveTextContent('2024-03-01 09:00:00系统新增');
  });

  test('⌘/Ctrl-S saves a draft, 返回列表 asks while something is not saved', async () => {
    const { user } = show('/rdm/project/edit?id=5');
    await user.type(await field('项目名称'), '甲');
    await user.click(screen.getByRole('button', { name: '返回列表' }));
    const question = await screen.findByRole('alertdialog', { name: '有未保存的修改，确定离开?' });
    await user.click(within(question).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('更新成功')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '返回列表' }));
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/rdm/project/list'));
  });

  test('lists the documents of a stored project and saves them, for those who may export', async () => {
    const { user, unmount } = show('/rdm/project/edit?id=5');
    await user.click(await screen.findByRole('button', { name: '文档' }));
    const dialog = await screen.findByRole('dialog', { name: '项目文档' });
    await user.click(await within(dialog).findByRole('button', { name: '下载任务书' }));
    await waitFor(() => expect(download).toHaveBeenCalledWith(expect.objectContaining({ name: '文件.docx' })));
    expect(memory.port.projectPaper).toHaveBeenCalledExactlyOnceWith({ id: '5', kind: 'task' });
    unmount();
    show('/rdm/project/edit?id=5', (permission) => permission !== 'project_export');
    await field('项目名称');
    expect(screen.queryByRole('button', { name: '文档' })).toBeNull();
  });

  test('can only be looked at without the right to change it, and not even that without the right to see it', async () => {
    const { unmount } = show('/rdm/project/edit?id=5', (permission) => permission === 'project_view');
    expect(await screen.findByText('低温压缩机控制算法')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: '项目名称' })).toBeNull();
    expect(screen.queryByRole('button', { name: '提交' })).toBeNull();
    unmount();
    show('/rdm/project/edit?id=5', () => false);
    expect(screen.getByText('您没有查看此内容的权限')).toBeInTheDocument();
  });

  test('a project that is not there says so and can be asked for again', async () => {
    memory.port.sheet.mockRejectedValueOnce(new Refusal(faults.notFound(text('研发项目', 'R&D project'))));
    const { user } = show('/rdm/project/edit?id=5');
    expect(await screen.findByText('研发项目不存在或已被删除')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await field('项目名称')).toHaveValue('低温压缩机控制算法');
  });
});
