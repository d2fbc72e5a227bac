import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  externalUnitBudget,
  governmentProjectBudget,
  ownBudget,
  type FundingPort,
  type GovernmentOption,
} from '@rdm/core/internal/funding';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { projectMaster } from '@rdm/core/internal/project';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import { spyOnSaving } from '../../../resource/testing/spy-on-saving';
import FundingScreen from './FundingScreen';
import { openRowMenu } from '../../../components/testing/open-row-menu';

vi.setConfig({ testTimeout: 30_000 });
const saved = spyOnSaving();

test('prints the final account of one government project and the execution of all, or says why not', async () => {
  const sheet = { name: 'BE2024001决算表.xlsx', type: 'application/vnd.ms-excel', bytes: new Uint8Array([1]) };
  const nothing = text('没有政府课题', 'There are no government projects');
  const account = vi.fn(async () => sheet);
  const exportList = vi.fn().mockRejectedValueOnce(new Refusal(faults.invalid(nothing)));
  const register = memoryPort(governmentProjectBudget, [stored('7', { number: 'BE2024001', name: '减速器' })]);
  const ports = memoryPorts(
    [
      [governmentProjectBudget, register],
      [projectMaster, memoryPort(projectMaster)],
    ],
    {},
    { funding: { export: account, exportList } as unknown as FundingPort },
  );
  const { user } = renderScreen(<FundingScreen />, ports);
  await openRowMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: '决算表' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(account).toHaveBeenCalledExactlyOnceWith({ projectId: '7' });
  await user.click(screen.getByRole('button', { name: '导出预算执行表' }));
  expect(await screen.findByText(nothing.zh)).toBeInTheDocument();
});

const amounts = {
  ...{ grantBudget: '300000.00', adjusted: '-20000.00', available: '280000.00' },
  ...{ grantSpent: '310000.00', grantLeft: '-30000.00', ownBudget: '50000.00' },
};
const option: GovernmentOption = {
  ...{ id: '7', number: 'BE2024001', name: '减速器', level: 'provincial', organ: null, masterId: null },
  ...{ fromDate: '2024-01-01', toDate: '2026-12-31', grantTotal: '300000.00', ownTotal: '50000.00' },
  ...{ total: '350000.00', received: '400000.00', returned: '0.00', passedOn: '10000.00', spent: '310000.00' },
  ...{ balance: '80000.00', deadline: '2029-03-31', findings: 1 },
  subjects: [{ subject: 'equipment', ...amounts, ownSpent: null }],
  totals: { ...amounts, ownSpent: null },
  receipts: [
    {
      ...{ id: '1', documentNo: '苏财教〔2024〕6号', receivedOn: '2024-03-31', amount: '400000.00' },
      ...{ returnedAmount: null, treatment: 'nonTaxable', spent: '310000.00', left: '90000.00' },
      ...{ deadline: '2029-03-31', leftAtDeadline: '90000.00' },
    },
  ],
  notes: [{ kind: 'overBudget', message: text('设备费支出超过预算', 'Equipment is above its budget') }],
};

test('shows how a government project is carried out: money, what to look into, subjects and receipts', async () => {
  const ask = vi
    .fn<FundingPort['option']>()
    .mockRejectedValueOnce(new Refusal(faults.invalid(text('服务器忙，请稍后重试', 'The server is busy'))))
    .mockResolvedValue(option);
  const register = memoryPort(governmentProjectBudget, [stored('7', { number: 'BE2024001', name: '减速器' })]);
  const ports = memoryPorts(
    [
      [governmentProjectBudget, register],
      [projectMaster, memoryPort(projectMaster)],
    ],
    { grant_treatment: { nonTaxable: '不征税收入' } },
    { funding: { option: ask } as unknown as FundingPort },
  );
  const { user } = renderScreen(<FundingScreen />, ports);
  await user.click(await screen.findByRole('button', { name: '执行情况' }));
  const drawer = within(await screen.findByRole('dialog', { name: '预算执行情况：减速器' }));
  expect(await drawer.findByText('服务器忙，请稍后重试')).toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: '重试' }));
  expect(await drawer.findByText('80,000.00')).toBeInTheDocument();
  expect(ask).toHaveBeenLastCalledWith({ projectId: '7' });
  expect(drawer.getByRole('list', { name: '需要核实' })).toHaveTextContent('设备费支出超过预算');
  const equipment = within(drawer.getByRole('row', { name: /^设备费/ }));
  expect(equipment.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['300,000.00', '-20,000.00', '280,000.00', '310,000.00', '-30,000.00', '50,000.00'],
    // What is not stated is no 0.00.
    '—',
  ]);
  const receipt = drawer.getByRole('row', { name: /苏财教〔2024〕6号/ });
  await waitFor(() => expect(receipt).toHaveTextContent('不征税收入'));
  expect(receipt).toHaveTextContent('90,000.002029-03-31');
  await user.click(drawer.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('divides a budget between this enterprise and external units, and says what is above it', async () => {
  const budget = stored('7', { number: 'BE2024001', name: '减速器', labourGrant: '100000.00' });
  const above = text('劳务费（专项资金）分配合计超过课题预算', 'The parts of Labour are above the budget');
  const save = vi
    .fn<FundingPort['save']>()
    .mockRejectedValueOnce(new Refusal(faults.invalid(above, [{ field: 'labourGrant', message: above }])))
    .mockResolvedValue({ budget, own: null, units: [] } as never);
  const unit = stored('u1', { budgetId: '7', unitId: 'u', unitName: '某某大学', labourGrant: '30000.00' });
  const ports = memoryPorts(
    [
      [governmentProjectBudget, memoryPort(governmentProjectBudget, [budget])],
      [ownBudget, memoryPort(ownBudget)],
      [externalUnitBudget, memoryPort(externalUnitBudget, [unit])],
      [projectMaster, memoryPort(projectMaster)],
    ],
    {},
    { funding: { save } as unknown as FundingPort },
  );
  const { user } = renderScreen(<FundingScreen />, ports);
  await user.click(await screen.findByRole('button', { name: '编制预算' }));
  const drawer = within(await screen.findByRole('dialog', { name: '编制预算：减速器' }));
  const labour = within(await drawer.findByRole('row', { name: /^劳务费·专项资金/ }));
  expect(labour.getAllByRole('cell').at(-1)).toHaveTextContent('70,000.00');
  const typed = drawer.getByRole('textbox', { name: '某某大学：劳务费·专项资金' });
  await user.clear(typed);
  await user.type(typed, '120000');
  expect(labour.getAllByRole('cell').at(-1)).toHaveTextContent('-20,000.00');
  await user.click(drawer.getByRole('button', { name: '保存' }));
  expect(await drawer.findByRole('alert')).toHaveTextContent(above.zh);
  expect(drawer.getByRole('textbox', { name: '课题预算：劳务费·专项资金' })).toBeInvalid();
  await user.clear(typed);
  await user.type(typed, '20000');
  await user.click(drawer.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.lastCall).toMatchObject([{ sheet: { units: [{ id: 'u1', unitId: 'u', labourGrant: '20000' }] } }]);
  expect(await screen.findByText('预算已保存')).toBeInTheDocument();
});
