import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeSessionPort } from '../testing/fake-session-port';
import { saberStorage } from '../testing/memory-storage';
import { showShell } from '../testing/show-shell';
import { servicesWith } from '../testing/TestServices';
import { GuideDrawer } from './GuideDrawer';

test('the guide opens at the page that is open, as text without marks, and leads to its other topics', async () => {
  const close = vi.fn();
  showShell(servicesWith(fakeSessionPort(), saberStorage()), <GuideDrawer onClose={close} />, '/rdm/month-close');
  const guide = within(await screen.findByRole('dialog', { name: '使用帮助' }));
  expect(guide.getByRole('heading', { name: '核对与锁定' })).toBeVisible();
  expect(guide.getAllByRole('listitem').length).toBeGreaterThan(3);
  expect(guide.queryByText(/\*\*|`/)).not.toBeInTheDocument();
  const user = userEvent.setup();
  await user.click(guide.getByRole('combobox', { name: '主题' }));
  await user.click(await screen.findByRole('option', { name: '研发统计' }));
  expect(guide.getByRole('heading', { name: '研发统计' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalled();
});
