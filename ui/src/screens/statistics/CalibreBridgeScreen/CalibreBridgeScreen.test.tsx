import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { text } from '@rdm/core/internal/kernel';
import type { CalibreBridge, StatisticsPort } from '@rdm/core/internal/statistics';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPorts } from '../../../resource/testing/memory-ports';
import { todayIs } from '../../../resource/testing/today-is';
import { windowIs } from '../../../components/testing/window-is';
import CalibreBridgeScreen from './CalibreBridgeScreen';

todayIs('2024-08-01');

const amounts = {
  accounting: '3200.00',
  accountsOnly: '200.00',
  statistics: '3000.00',
  outside: '1000.00',
  excluded: '50.00',
  deduction: '1950.00',
};
const named = { projectId: '1', projectCode: 'RD01', projectName: '低温压缩机' };
const bridge: CalibreBridge = {
  rows: [{ ...named, category: '10', label: text('折旧费用与长期待摊费用', 'Depreciation'), ...amounts }],
  total: amounts,
  toForm: [{ key: 'domestic', label: text('委托境内研发按80%计入', 'Entrusted at 80 %'), amount: '-390.00' }],
  form: '1560.00',
};
const empty: CalibreBridge = { rows: [], total: amounts, toForm: [], form: null };

function show(answered: CalibreBridge, can: (permission: string) => boolean = () => true) {
  const ask = vi.fn<StatisticsPort['bridge']>(async () => answered);
  const statistics = { bridge: ask } as unknown as StatisticsPort;
  const at = '/rdm/statistics/calibre-bridge?year=2024';
  return { ask, ...renderScreen(<CalibreBridgeScreen />, memoryPorts([], {}, { statistics }), { at, can }) };
}

describe('the bridge between the calibres', () => {
  test('shows each project and category in the three calibres, and their total', async () => {
    const { ask } = show(bridge);
    const table = within(await screen.findByRole('grid', { name: '口径差异表', busy: false }));
    const line = table.getByRole('row', { name: /低温压缩机/ });
    for (const shown of ['折旧费用与长期待摊费用', '3,200.00', '3,000.00', '1,000.00', '50.00', '1,950.00']) {
      expect(line).toHaveTextContent(shown);
    }
    expect(table.getByRole('row', { name: /合计/ })).toHaveTextContent('1,950.00');
    expect(ask).toHaveBeenCalledWith({ year: '2024' });
  });

  test('goes on to line 40 of the form, step by step', async () => {
    show(bridge);
    expect(await screen.findByText('委托境内研发按80%计入')).toBeInTheDocument();
    expect(screen.getByText('-390.00')).toBeInTheDocument();
    expect(screen.getByText('1,560.00')).toBeInTheDocument();
  });

  test('says what to do where nothing is collected, and is not shown without the right', async () => {
    show(empty);
    expect(await screen.findByText(/2024年度没有归集的研发费用/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '导出' })).toBeNull();
    show(empty, () => false);
    expect(screen.getByText('您没有查看此内容的权限')).toBeInTheDocument();
  });
});

describe('the bridge on a telephone', () => {
  windowIs(390);

  test('is a card a project and category, with its amounts, and one of their total', async () => {
    show(bridge);
    const cards = within(await screen.findByRole('list', { name: '口径差异表' })).getAllByRole('listitem');
    expect(cards[0]).toHaveTextContent('RD01 低温压缩机 折旧费用与长期待摊费用');
    for (const amount of ['3,200.00', '200.00', '3,000.00', '1,950.00']) expect(cards[0]).toHaveTextContent(amount);
    expect(cards[1]).toHaveTextContent('合计');
  });
});
