import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LedgerPort } from '@rdm/core/internal/ledger';
import type { ScenarioPort } from '@rdm/core/internal/scenario';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { project } from '@rdm/core/internal/project';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts } from '../../../resource/testing/memory-ports';
import { todayIs } from '../../../resource/testing/today-is';
import ScenarioScreen from './ScenarioScreen';
import { base } from './testing/base';

// The form is large, and every step draws it anew.
vi.setConfig({ testTimeout: 20_000 });

todayIs('2024-08-01');
beforeEach(() => window.localStorage.clear());

const dictionaries = {
  enterprise_kind: { icOrMachineTool: '集成电路或工业母机企业' },
  expenditure_type: { expensed: '费用化', capitalised: '资本化' },
  exclusion_reason: { other: '其他' },
};

function shown(port: Partial<Record<keyof ScenarioPort, ReturnType<typeof vi.fn>>>) {
  const recompute = vi.fn(async () => ({ costRecords: 3, ledgerRows: 1, reports: 2, changes: [], warnings: [] }));
  const ledger = {
    recompute,
    recomputeProgress: vi.fn(async () => ({ running: false, done: 0, total: 0, step: null })),
  };
  const ports = memoryPorts([[project, memoryPort(project)]], dictionaries, {
    scenario: port as unknown as ScenarioPort,
    ledger: ledger as unknown as LedgerPort,
  });
  return { recompute, ...renderScreen(<ScenarioScreen />, ports) };
}
const cellsOf = (line: RegExp) =>
  within(screen.getByRole('table', { name: /对照/ })).getByRole('row', { name: line }).textContent;

test('shows what a switch does beside the form as recorded, and writes it once it is confirmed', async () => {
  const adopt = vi
    .fn()
    .mockRejectedValueOnce(new Refusal(faults.invalid(text('登记数据已变化', 'Changed meanwhile'))))
    .mockResolvedValueOnce({ changes: 1 });
  const { recompute, user } = shown({ base: vi.fn(async () => base), adopt });
  await user.click(await screen.findByRole('checkbox', { name: '集成电路或工业母机企业' }));
  expect(screen.getByText('加计扣除比例：120%')).toBeInTheDocument();
  expect(cellsOf(/加计扣除总额/)).toContain('18,120.00+3,020.00');
  await user.click(screen.getByRole('button', { name: '采用此方案' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText('企业类型：一般企业 → 集成电路或工业母机企业')).toBeInTheDocument();
  expect(within(dialog).getByText('第51行将由 15,100.00 元变为 18,120.00 元。')).toBeInTheDocument();
  expect(adopt).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: '采用' }));
  expect(await within(dialog).findByText('登记数据已变化')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: '采用' }));
  expect(await screen.findByText('已采用方案一，写入 1 项修改')).toBeInTheDocument();
  await vi.waitFor(() => expect(recompute).toHaveBeenCalledExactlyOnceWith({ year: '2024' }));
});

test('opens a line down to the project, and says that projects can be left out', async () => {
  const { user } = shown({ base: vi.fn(async () => base) });
  await user.click(await screen.findByRole('tab', { name: '项目' }));
  await user.click(screen.getByRole('checkbox', { name: 'RD02 计入加计扣除' }));
  expect(screen.getByRole('button', { name: 'RD02 不予加计的原因' })).toHaveTextContent('其他');
  await user.click(screen.getByRole('checkbox', { name: '只看有差异的行' }));
  await user.click(screen.getByRole('button', { name: /^展开 4 / }));
  expect(cellsOf(/RD02项目/)).toContain('5,000.00—-5,000.00');
});

test('shows the room under the limits, and counts what might be spent only once it can be read', async () => {
  const { user } = shown({ base: vi.fn(async () => base) });
  await user.click(await screen.findByRole('tab', { name: '额度' }));
  // 15,000 × 10 % ÷ 90 %.
  expect(screen.getByRole('row', { name: /其他相关费用 1,666.67 100.00 1,566.67/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '增加一项' }));
  await user.type(screen.getByRole('textbox', { name: '金额（元）' }), '500.');
  expect(screen.getByText('金额无法识别，未计入')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: '金额（元）' }), '5');
  expect(cellsOf(/加计扣除总额/)).toContain('15,600.50+500.50');
  expect(screen.getByRole('button', { name: '采用此方案' })).toBeDisabled();
});

test('says what is out of date, declared, empty or refused', async () => {
  const { recompute } = shown({ base: vi.fn(async () => ({ ...base, computed: '1.00', isFiled: true })) });
  expect(await screen.findByText(/登记数据在上次重算后有变动/)).toBeInTheDocument();
  expect(screen.getByText('该年度已申报，只能测算，不能采用。')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '采用此方案' })).not.toBeInTheDocument();
  expect(recompute).not.toHaveBeenCalled();
});

test('says that a year has no projects, and what failed', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Refusal({ code: 500, name: 'X', message: text('网络不通', 'No network') }))
    .mockResolvedValueOnce({ ...base, projects: [] });
  const { user } = shown({ base: load });
  expect(await screen.findByText('网络不通')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('该年度没有研发项目')).toBeInTheDocument();
});
