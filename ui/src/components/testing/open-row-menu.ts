import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the menu of further actions in a row, as a pointer does: what it reaches is not yet what it presses. */
export async function openRowMenu(user: UserEvent, row: HTMLElement = document.body): Promise<void> {
  const opener = () => within(row).findByRole('button', { name: '更多操作' });
  await user.hover(await opener());
  await user.click(await opener());
  await screen.findByRole('menu');
}
