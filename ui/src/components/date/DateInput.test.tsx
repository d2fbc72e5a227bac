import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DateInput } from './DateInput';
import { MonthInput } from './MonthInput';

function Day() {
  const [value, setValue] = useState('2025-03-31');
  return <DateInput aria-label="日期" min="2025-01-01" max="2025-12-31" value={value} onChange={setValue} />;
}

it('takes a typed date in any usual spelling when it is left', async () => {
  render(<Day />);
  const input = screen.getByRole('textbox', { name: '日期' });
  await userEvent.clear(input);
  await userEvent.type(input, '2025/4/5');
  expect(input).toBeValid();
  await userEvent.tab();
  expect(input).toHaveValue('2025-04-05');
});

it('keeps and marks what is no date or lies beyond the bounds', async () => {
  render(<Day />);
  const input = screen.getByRole('textbox', { name: '日期' });
  await userEvent.clear(input);
  await userEvent.type(input, '2026-01-01');
  await userEvent.tab();
  expect(input).toHaveValue('2026-01-01');
  expect(input).toBeInvalid();
});

it('chooses in the calendar by keyboard', async () => {
  render(<Day />);
  await userEvent.click(screen.getByRole('button', { name: '选择日期' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '2025-03-31' })).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: '日期' })).toHaveValue('2025-04-08'));
});

function Month() {
  const [value, setValue] = useState('');
  return <MonthInput aria-label="月份" value={value} max="2025-06" onChange={setValue} />;
}

it('takes a typed month and offers those within the bounds', async () => {
  render(<Month />);
  const input = screen.getByRole('textbox', { name: '月份' });
  await userEvent.type(input, '202503{Enter}');
  expect(input).toHaveValue('2025-03');
  await userEvent.click(screen.getByRole('button', { name: '选择月份' }));
  expect(await screen.findByRole('button', { name: '7月' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '5月' }));
  await waitFor(() => expect(input).toHaveValue('2025-05'));
});
