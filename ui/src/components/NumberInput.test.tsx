import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NumberInput } from './NumberInput';

function Owner({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <NumberInput aria-label="金额" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

it('shows the formatted figure, the plain one while it is typed, all of it selected', async () => {
  render(<Owner start="1234.5" />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: '金额' });
  expect(input).toHaveValue('1,234.50');
  await userEvent.click(input);
  expect(input).toHaveValue('1234.5');
  await waitFor(() => expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6]));
});

it('reformats on leaving and gives its owner plain decimal text', async () => {
  render(<Owner start="" />);
  const input = screen.getByRole('textbox', { name: '金额' });
  await userEvent.type(input, '98,765.4');
  await userEvent.tab();
  expect(input).toHaveValue('98,765.40');
  expect(screen.getByRole('status')).toHaveTextContent(/^98765.4$/);
});

it('leaves what is no number as typed and marks it', async () => {
  render(<Owner start="" />);
  const input = screen.getByRole('textbox', { name: '金额' });
  await userEvent.type(input, '12a');
  await userEvent.tab();
  expect(input).toHaveValue('12a');
  expect(input).toBeInvalid();
});
