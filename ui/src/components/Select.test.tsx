import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { MultiSelect } from './MultiSelect';
import type { Option } from './option';
import { Select } from './Select';

const options = (count: number): Option[] =>
  Array.from({ length: count }, (_, place) => ({ value: String(place + 1), label: `选项${place + 1}` }));

function One({ count }: { count: number }) {
  const [value, setValue] = useState<string>();
  return <Select aria-label="类型" clearable options={options(count)} value={value} onChange={setValue} />;
}

it('opens, moves and chooses by keyboard, and clears', async () => {
  render(<One count={3} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const button = screen.getByRole('button', { name: '类型' });
  await waitFor(() => expect(button).toHaveTextContent('选项2'));
  await userEvent.click(screen.getByRole('button', { name: '清空' }));
  expect(button).toHaveTextContent('请选择');
});

it('filters by typing from eleven options on', async () => {
  render(<One count={12} />);
  const input = screen.getByRole('combobox', { name: '类型' });
  await userEvent.type(input, '12');
  await userEvent.click(await screen.findByRole('option', { name: '选项12' }));
  await waitFor(() => expect(input).toHaveValue('选项12'));
});

function Many() {
  const [value, setValue] = useState<readonly string[]>(['1']);
  return <MultiSelect aria-label="角色" options={options(3)} value={value} onChange={setValue} />;
}

it('keeps several choices as tags and takes them away', async () => {
  render(<Many />);
  const input = screen.getByRole('combobox', { name: '角色' });
  await userEvent.click(input);
  await userEvent.click(await screen.findByRole('option', { name: '选项3' }));
  expect(screen.getByRole('button', { name: '移除 选项3' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '移除 选项1' }));
  expect(screen.queryByRole('button', { name: '移除 选项1' })).not.toBeInTheDocument();
  await userEvent.type(input, '{Backspace}');
  expect(screen.queryByRole('button', { name: '移除 选项3' })).not.toBeInTheDocument();
});
