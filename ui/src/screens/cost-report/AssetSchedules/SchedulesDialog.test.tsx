import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AssetScheduleAnswer } from '@rdm/core/internal/cost';
import { faults, Refusal, text, type Trace } from '@rdm/core/internal/kernel';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPorts } from '../../../resource/testing/memory-ports';
import { SchedulesDialog } from './SchedulesDialog';

const figure = (key: string, zh: string, value: string, inputs: readonly Trace[] = []): Trace => ({
  ...{ key, value, inputs },
  label: text(zh, zh),
  formula: text('税前扣除 − 账面', 'Tax less accounts'),
});
const answer: AssetScheduleAnswer = {
  ...{ assetsCode: 'FA1', assetsName: '试验箱' },
  years: [
    { year: '2024', book: '1200.00', tax: '12000.00', difference: '10800.00' },
    { year: '2025', book: '1200.00', tax: '0.00', difference: '-1200.00' },
  ],
  months: [
    { month: '2024-12', book: '100.00', tax: '12000.00', difference: '11900.00', imported: true },
    { month: '2025-01', book: '100.00', tax: '0.00', difference: '-100.00', imported: false },
  ],
  findings: [text('年限短于最低年限', 'The life is below the least')],
  trace: figure('difference', '税会差异', '9600.00', [figure('tax', '税务折旧', '12000.00')]),
};
const nothing: AssetScheduleAnswer = { ...answer, years: [], months: [], findings: [] };

function show(given: () => Promise<AssetScheduleAnswer>, register: 'ofFixedAsset' | 'ofIntangible' = 'ofFixedAsset') {
  const ask = vi.fn(given);
  const onClose = vi.fn();
  const ports = memoryPorts([], {}, { assetSchedules: { ofFixedAsset: ask, ofIntangible: ask } });
  const asset = { id: '1', name: 'FA1 试验箱' };
  const dialog = <SchedulesDialog register={register} asset={asset} onClose={onClose} />;
  return { ask, onClose, ...renderScreen(dialog, ports) };
}

test('shows accounts and tax side by side by year; a year opens its months, and back', async () => {
  const { user, ask } = show(async () => answer);
  const dialog = within(await screen.findByRole('dialog', { name: '折旧计划：FA1 试验箱' }));
  expect(await dialog.findByRole('row', { name: /2024/ })).toHaveTextContent('1,200.0012,000.0010,800.00');
  expect(dialog.getByText('年限短于最低年限')).toBeInTheDocument();
  expect(ask).toHaveBeenCalledExactlyOnceWith({ id: '1' });
  await user.click(dialog.getByRole('button', { name: '2024' }));
  expect(dialog.getByRole('row', { name: /2024-12 导入/ })).toHaveTextContent('11,900.00');
  expect(dialog.queryByRole('row', { name: /2025-01/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: '返回各年' }));
  expect(dialog.getByRole('row', { name: /2025/ })).toHaveTextContent('-1,200.00');
});

test('says how the difference came about', async () => {
  const { user } = show(async () => answer);
  await user.click(await screen.findByRole('button', { name: '计算依据' }));
  const panel = within(await screen.findByRole('region', { name: '计算依据' }));
  expect(panel.getByText('税务折旧')).toBeInTheDocument();
});

test('of an intangible asset it is amortisation; an incomplete record has none', async () => {
  show(async () => nothing, 'ofIntangible');
  expect(await screen.findByRole('dialog', { name: '摊销计划：FA1 试验箱' })).toBeInTheDocument();
  expect(await screen.findByText('资产台账不完整，没有摊销计划')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '计算依据' })).toBeNull();
});

test('what cannot be read is said, and can be asked for again', async () => {
  const failing = vi.fn(async () => answer);
  failing.mockRejectedValueOnce(new Refusal(faults.invalid(text('连接中断', 'The connection was lost'))));
  const { user } = show(failing);
  expect(await screen.findByText('连接中断')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('row', { name: /2024/ })).toBeInTheDocument();
});
