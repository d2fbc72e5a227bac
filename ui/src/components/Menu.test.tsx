import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Menu } from './Menu';

const run = vi.fn<(key: string) => void>();
const entries = ['copy', 'remove'].map((key) => ({ key, label: key, onClick: () => run(key) }));
const opener = () => screen.getByRole('button', { name: '更多' });

it('a menu among many opens for the pointer that has reached it', async () => {
  const user = userEvent.setup();
  render(<Menu late label="更多" button="…" entries={entries} />);
  expect(opener()).toHaveAttribute('aria-haspopup', 'menu');
  await user.hover(opener());
  await user.click(opener());
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  await user.click(await screen.findByRole('menuitem', { name: 'remove' }));
  expect(run).toHaveBeenCalledExactlyOnceWith('remove');
});

it('a menu among many keeps the focus that comes to it, and opens by keyboard', async () => {
  const user = userEvent.setup();
  render(<Menu late label="更多" button="…" entries={entries} />);
  await user.tab();
  expect(opener()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menu')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(opener()).toHaveFocus();
});

it('a menu among many opens for a press without a pointer', async () => {
  render(<Menu late label="更多" button="…" entries={entries} />);
  fireEvent.click(opener());
  expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
});
