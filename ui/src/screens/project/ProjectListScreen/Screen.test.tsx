import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { personnel, project } from '@rdm/core/project';
import { department } from '@rdm/core/system';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored, type MemoryPort } from '../../../resource/testing/memory-ports';
import ProjectListScreen from './Screen';

vi.mock('../../../shell/services', async () => (await import('../../../resource/testing/current-session')).mockedShell);
vi.mock('../../../resource/today', () => ({ today: () => '2024-08-01' }));

const complete = {
  year: '2024',
  code: 'RD2024001',
  name: '低温压缩机控制算法',
  source: 'self',
  type: 'product',
  stage: 'trial',
  devForm: 'zzyf',
  expenditureType: 'expensed',
  completion: 'ongoing',
  leader: '7',
  leaderName: '王小明',
  deptId: '9',
  deptName: '研发中心',
  startTime: '2024-02-18',
  endTime: '2024-12-31',
  govAmount: '10.00',
  dataStatus: 'save',
};
let port: MemoryPort;

function show(at = '/') {
  const ports = memoryPorts(
    [
      [project, port],
      [personnel, memoryPort(personnel)],
      [department, memoryPort(department)],
    ],
    { project_dev_form: { zzyf: '自主研发', jzyf: '集中研发' }, data_status: { save: '草稿', submit: '已提交' } },
  );
  return renderScreen(<ProjectListScreen />, ports, { at });
}

// Every key of a simulated typist renders the whole form.
vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  port = memoryPort(project, [
    stored('1', { ...complete, budgetAmount: '-1.00' }),
    stored('2', { ...complete, code: 'RD2024002', name: '变频器', budgetAmount: null, dataStatus: 'submit' }),
    stored('3', { ...complete, code: 'RD2024003', name: '换热器', budgetAmount: '120.50' }),
  ]);
});

describe('the project list', () => {
  test('has the columns of the specification and shows a budget that is not set as 0', async () => {
    show();
    const row = (await screen.findByText('低温压缩机控制算法')).closest('tr')!;
    const shown = (name: string) => within(screen.getByText(name).closest('tr')!).getAllByRole('cell');
    const headings = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(headings.slice(1, -1)).toEqual([
      '年度',
      '部门名称',
      '项目编号',
      '项目名称',
      '项目类型',
      '预算金额(万元)',
      '项目阶段',
      '开始日期',
      '结束日期',
      '负责人',
      '申请人',
      '状态',
    ]);
    const budget = headings.indexOf('预算金额(万元)');
    expect(within(row).getAllByRole('cell')[budget]).toHaveTextContent(/^0$/);
    expect(shown('变频器')[budget]).toHaveTextContent(/^0$/);
    expect(shown('换热器')[budget]).toHaveTextContent('120.50');
    expect(screen.getByText('已提交')).toBeInTheDocument();
  });

  test('searches the current year from the start', async () => {
    show();
    await screen.findByText('变频器');
    expect(screen.getByRole('textbox', { name: '年度' })).toHaveValue('2024');
    expect(port.list.mock.lastCall?.[0].where).toEqual([{ field: 'year', is: 'equal', value: '2024' }]);
  });
});

describe('the project form', () => {
  const openForm = async () => {
    const shown = show('/?id=1');
    return { ...shown, form: within(await screen.findByRole('dialog', { name: '编辑研发项目' })) };
  };

  test('stands in the tabs 项目立项 and 项目预算, the budget read-only', async () => {
    const { user, form } = await openForm();
    expect(form.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['项目立项', '项目预算']);
    await user.click(form.getByRole('tab', { name: '项目预算' }));
    expect(form.getByText('预算金额(万元)').nextSibling).toHaveTextContent(/^0$/);
    expect(form.queryByRole('textbox', { name: '预算金额(万元)' })).toBeNull();
    expect(form.getByRole('textbox', { name: '政府资金(万元)' })).toHaveValue('10.00');
  });

  test.each([
    ['存草稿', 'save'],
    ['提交', 'submit'],
  ])('%s leaves the project as %s', async (name, dataStatus) => {
    const { user, form } = await openForm();
    await user.click(form.getByRole('button', { name }));
    await waitFor(() => expect(port.submit).toHaveBeenCalledWith(expect.objectContaining({ id: '1', dataStatus })));
    expect(await screen.findByText('更新成功')).toBeInTheDocument();
  });

  test('goes to the tab of the first fault', async () => {
    const { user, form } = await openForm();
    await user.click(form.getByRole('tab', { name: '项目预算' }));
    await user.clear(form.getByRole('textbox', { name: '政府资金(万元)' }));
    await user.click(form.getByRole('tab', { name: '项目立项' }));
    await user.click(form.getByRole('button', { name: '提交' }));
    expect(form.getByText('请输入政府资金')).toBeInTheDocument();
    await waitFor(() => expect(form.getByRole('textbox', { name: '政府资金(万元)' })).toHaveFocus());
    expect(port.submit).not.toHaveBeenCalled();
  });

  test('centralised research asks for the lead and the participating units', async () => {
    const { user, form } = await openForm();
    expect(form.queryByRole('textbox', { name: '牵头单位' })).toBeNull();
    await user.click(form.getByRole('button', { name: /开发形式/ }));
    await user.click(await screen.findByRole('option', { name: '集中研发' }));
    await user.click(form.getByRole('button', { name: '提交' }));
    expect(form.getByText('请选择牵头单位')).toBeInTheDocument();
    expect(form.getByText('请选择参与单位')).toBeInTheDocument();
  });
});
