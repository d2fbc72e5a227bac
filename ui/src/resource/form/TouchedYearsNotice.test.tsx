import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fixedAsset } from '@rdm/core/internal/cost';
import type { DeclarationPort, TouchedYears } from '@rdm/core/internal/declaration';
import { renderScreen } from '../testing/current-session';
import { memoryPorts, stored } from '../testing/memory-ports';
import { TouchedYearsNotice, type TouchedYearsNoticeProps } from './TouchedYearsNotice';

const notice = {
  zh: '修改影响 2024、2025 年度的计算；已申报的 2023 年度保持申报数',
  en: 'A change affects 2024, 2025',
};

function show(answer: () => Promise<TouchedYears>, readOnly = false, record = stored('7', {})) {
  const touchedYears = vi.fn(answer);
  const ports = memoryPorts([], {}, { declaration: { touchedYears } as unknown as DeclarationPort });
  const form = { resource: fixedAsset, record, readOnly, services: { ports } };
  renderScreen(<TouchedYearsNotice form={form as unknown as TouchedYearsNoticeProps['form']} />, ports);
  return touchedYears;
}

test('says which years a change of a shared record reaches, and which stay as filed', async () => {
  const asked = show(async () => ({ open: ['2024', '2025'], closed: ['2023'], notice }));
  expect(await screen.findByText(notice.zh)).toBeInTheDocument();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ resource: fixedAsset.name, id: '7' });
});

test('shows nothing for a record of one year, nor where the answer is missing', async () => {
  const asked = show(async () => ({ open: ['2024'], closed: [], notice }));
  await waitFor(() => expect(asked).toHaveResolved());
  const failing = show(async () => {
    throw new Error('away');
  });
  await waitFor(() => expect(failing).toHaveBeenCalled());
  expect(screen.queryByText(notice.zh)).toBeNull();
});

test('does not ask for a form that changes nothing', () => {
  expect(show(async () => ({ open: [], closed: [], notice: null }), true)).not.toHaveBeenCalled();
});

test('does not ask for a row that is shown before it is stored', () => {
  const row = { ...stored('202602', {}), version: 0 };
  expect(show(async () => ({ open: [], closed: [], notice: null }), false, row)).not.toHaveBeenCalled();
});
