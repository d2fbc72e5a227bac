import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { yearExpense } from '@rdm/core/internal/enterprise';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import YearExpenseScreen from './YearExpenseScreen';

test('the record of the enterprise says so beside those of its organisations', async () => {
  const rows = [
    stored('1', { year: '2026', orgName: null, total: '1447.49' }),
    stored('2', { year: '2026', orgName: '一分厂', total: '900.00' }),
  ];
  const ports = memoryPorts([[yearExpense, memoryPort(yearExpense, rows)]]);
  renderScreen(<YearExpenseScreen resource={yearExpense} />, ports, { can: () => true });
  const whole = (await screen.findByText('本企业合计')).closest('tr')!;
  expect(within(whole).getByText('1,447.49')).toBeInTheDocument();
  expect(within(screen.getByText('一分厂').closest('tr')!).queryByText('本企业合计')).toBeNull();
});
