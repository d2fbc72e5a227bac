import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Combobox, type ComboboxProps } from './Combobox';
import type { Option } from './option';

const people: Option[] = [
  { value: '1', label: '王工' },
  { value: '2', label: '李工' },
];

function Owner({ search }: Pick<ComboboxProps, 'search'>) {
  const [value, setValue] = useState<Option>();
  return <Combobox aria-label="人员" clearable value={value} onChange={setValue} search={search} />;
}

const find = (query: string) => Promise.resolve(people.filter(({ label }) => String(label).includes(query)));

it('searches as one types and takes the choice by keyboard', async () => {
  render(<Owner search={find} />);
  const input = screen.getByRole('combobox', { name: '人员' });
  await userEvent.type(input, '李');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(input).toHaveValue('李工'));
});

it('clears', async () => {
  render(<Owner search={find} />);
  const input = screen.getByRole('combobox', { name: '人员' });
  await userEvent.click(input);
  await userEvent.click(await screen.findByRole('option', { name: '王工' }));
  await userEvent.click(screen.getByRole('button', { name: '清空' }));
  await waitFor(() => expect(input).toHaveValue(''));
});

it('drops the late answer to an earlier query', async () => {
  const answers = new Map<string, (options: readonly Option[]) => void>();
  const search = vi.fn((query: string) => new Promise<readonly Option[]>((resolve) => answers.set(query, resolve)));
  render(<Owner search={search} />);
  const input = screen.getByRole('combobox', { name: '人员' });
  await userEvent.type(input, '王');
  await waitFor(() => expect(answers.has('王')).toBe(true));
  await userEvent.clear(input);
  await userEvent.type(input, '李');
  await waitFor(() => expect(answers.has('李')).toBe(true));
  answers.get('李')?.(people.slice(1));
  answers.get('王')?.(people.slice(0, 1));
  expect(await screen.findByRole('option', { name: '李工' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: '王工' })).not.toBeInTheDocument();
});

it('says that a search failed and that nothing was found', async () => {
  render(<Owner search={(query) => (query === 'x' ? Promise.reject(new Error('offline')) : Promise.resolve([]))} />);
  const input = screen.getByRole('combobox', { name: '人员' });
  await userEvent.click(input);
  expect(await screen.findByText('没有匹配的记录')).toBeInTheDocument();
  await userEvent.type(input, 'x');
  expect(await screen.findByText('查找没有成功，请重新输入')).toBeInTheDocument();
});
