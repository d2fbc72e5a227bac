import { Activity, useState } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { YearState } from '@rdm/core/internal/enterprise';
import type { LedgerPort } from '@rdm/core/internal/ledger';
import { annualReport } from '@rdm/core/internal/statistics';
import { renderScreen } from '../testing/current-session';
import { memoryPort, memoryPorts, stored } from '../testing/memory-ports';
import { YearNotice } from './YearNotice';

const notice = { zh: '数据已变动（2 处：材料 2），以下为变动前计算的数，请一键重算', en: 'The data has changed' };
const current: YearState = {
  ...{ year: '2024', computedTime: '2025-01-02 08:00:00', changed: 0, changes: [], filed: null, notice: null },
};

function show(states: readonly YearState[]) {
  const yearState = vi.fn(async () => current);
  for (const state of states) yearState.mockResolvedValueOnce(state);
  const changes = [{ key: 'line40', label: { zh: '第40行', en: 'Line 40' }, before: '5000.00', after: '5650.00' }];
  const recompute = vi.fn(async () => ({ costRecords: 1, ledgerRows: 1, reports: 1, changes, warnings: [] }));
  const preview = [
    ...changes,
    { key: 'line51', label: { zh: '第51行', en: 'Line 51' }, before: '5000.00', after: '4000.00' },
  ];
  const previewRecompute = vi.fn(async () => ({ changes: preview, warnings: [] }));
  const ledger = { yearState, recompute, previewRecompute, recomputeProgress: vi.fn() } as unknown as LedgerPort;
  const typed = stored('1', { year: '2024', data: { amount44_tax_ratio: '15%' } });
  const onRecomputed = vi.fn();
  const shown = renderScreen(
    <YearNotice year="2024" shown={1} onRecomputed={onRecomputed} />,
    memoryPorts([[annualReport, memoryPort(annualReport, [typed])]], {}, { ledger }),
  );
  return { ...shown, onRecomputed, yearState, recompute };
}

test('says what changed and, recomputed, which figures differ from before', async () => {
  const { user, onRecomputed } = show([{ ...current, changed: 2, notice }]);
  expect(await screen.findByText(notice.zh)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '一键重算' }));
  const table = await screen.findByRole('table', { name: '重算前后变化的数' });
  expect(table).toHaveTextContent('第40行5,000.005,650.00');
  expect(onRecomputed).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText(notice.zh)).not.toBeInTheDocument());
});

test('shows what a recompute would do to the lines and the tax before it is done', async () => {
  const { user, recompute } = show([{ ...current, changed: 2, notice }]);
  await user.click(await screen.findByRole('button', { name: '查看影响' }));
  const dialog = within(await screen.findByRole('dialog', { name: '重算的影响' }));
  expect(
    await dialog.findByText(/加计扣除总额 5,000\.00 → 4,000\.00（-1,000\.00），预计节税额 -150\.00 元（税率 15%）/),
  ).toBeVisible();
  expect(dialog.getByRole('table', { name: '重算会改变的数' })).toHaveTextContent('第40行5,000.005,650.00');
  expect(recompute).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: '一键重算' }));
  expect(recompute).toHaveBeenCalledOnce();
});

test('is read again with what a page shows next, but not with its first answer, which was asked for together with it', async () => {
  const yearState = vi.fn(async () => current);
  const ports = memoryPorts([], {}, { ledger: { yearState } as unknown as LedgerPort });
  let show: (shown: string) => void = () => undefined;
  function Page() {
    const [shown, setShown] = useState<string | null>(null);
    show = setShown;
    return <YearNotice year="2024" shown={shown} />;
  }
  renderScreen(<Page />, ports);
  expect(yearState).toHaveBeenCalledTimes(1);
  act(() => show('first'));
  expect(yearState).toHaveBeenCalledTimes(1);
  act(() => show('second'));
  expect(yearState).toHaveBeenCalledTimes(2);
});

test('is asked for together with a page that is come back to, and not again with its answer', async () => {
  const yearState = vi.fn(async () => current);
  const ports = memoryPorts([], {}, { ledger: { yearState } as unknown as LedgerPort });
  let set: (next: { shown: string; isSeen: boolean }) => void = () => undefined;
  function Page() {
    const [{ shown, isSeen }, setPage] = useState({ shown: 'before', isSeen: true });
    set = setPage;
    return <Activity mode={isSeen ? 'visible' : 'hidden'} children={<YearNotice year="2024" shown={shown} />} />;
  }
  renderScreen(<Page />, ports);
  expect(yearState).toHaveBeenCalledTimes(1);
  act(() => set({ shown: 'before', isSeen: false }));
  act(() => set({ shown: 'before', isSeen: true }));
  expect(yearState).toHaveBeenCalledTimes(2);
  act(() => set({ shown: 'anew', isSeen: true }));
  expect(yearState).toHaveBeenCalledTimes(2);
  act(() => set({ shown: 'changed', isSeen: true }));
  expect(yearState).toHaveBeenCalledTimes(3);
});

test('of a declared year it offers no recompute', async () => {
  const filed = { id: '1', correction: 0, submittedTime: '2025-05-01 08:00:00' };
  show([{ ...current, filed, notice: { zh: '本年度已申报', en: 'Declared' } }]);
  expect(await screen.findByText('本年度已申报')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '一键重算' })).not.toBeInTheDocument();
});

test('tells the page what it read', async () => {
  const takeYearState = vi.fn();
  const ledger = { yearState: async () => current } as unknown as LedgerPort;
  const ports = memoryPorts([], {}, { ledger });
  renderScreen(<YearNotice year="2024" shown={1} follower={{ takeYearState }} />, ports);
  await waitFor(() => expect(takeYearState).toHaveBeenCalledExactlyOnceWith(current));
});

test('shows nothing where the papers are up to date', async () => {
  const { yearState } = show([current]);
  await waitFor(() => expect(yearState).toHaveBeenCalledWith({ year: '2024' }));
  expect(screen.queryByRole('button', { name: '一键重算' })).not.toBeInTheDocument();
});
