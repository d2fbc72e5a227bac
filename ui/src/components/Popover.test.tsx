import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Popover } from './Popover';

const show = () =>
  render(
    <Popover label="显示列" button="列">
      <button type="button">恢复默认</button>
    </Popover>,
  );
const opener = () => screen.getByRole('button', { name: '显示列' });
const inside = () => screen.queryByRole('button', { name: '恢复默认' });

it('opens at the first press, and takes the focus in', async () => {
  show();
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(opener());
  await waitFor(() => expect(inside()).toHaveFocus());
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
});

it('opens by the keyboard, and gives the focus back when it is left by Escape', async () => {
  show();
  await userEvent.tab();
  expect(opener()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(inside()).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(inside()).not.toBeInTheDocument());
  expect(opener()).toHaveFocus();
});

it('closes at the next press, and opens again', async () => {
  show();
  await userEvent.click(opener());
  await waitFor(() => expect(inside()).toBeInTheDocument());
  await userEvent.click(opener());
  await waitFor(() => expect(inside()).not.toBeInTheDocument());
  await userEvent.click(opener());
  await waitFor(() => expect(inside()).toBeInTheDocument());
});
