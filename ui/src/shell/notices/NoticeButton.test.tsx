import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Ports } from '@rdm/core/internal/application';
import type { Reminder } from '@rdm/core/internal/overview';
import { fakeSessionPort } from '../testing/fake-session-port';
import { saberStorage } from '../testing/memory-storage';
import { showShell } from '../testing/show-shell';
import { servicesWith } from '../testing/TestServices';
import { NoticeButton } from './NoticeButton';

const waiting = (...reminders: Reminder[]): Partial<Ports> => ({
  overview: { reminders: async () => reminders, ofYear: () => Promise.reject(new Error('not asked for')) },
});

it('shows as notices what waits for the person, each with the page where it is done', async () => {
  const user = userEvent.setup();
  const reminder = {
    kind: 'submit',
    message: { zh: '2026-10 的工时还没有提交', en: 'Your hours of 2026-10 are not submitted yet' },
    to: '/rdm/my-hours?month=2026-10',
  };
  showShell(servicesWith(fakeSessionPort(), saberStorage(), waiting(reminder)), <NoticeButton />);
  await user.click(await screen.findByRole('button', { name: '消息通知（1 条待办）' }));
  expect(await screen.findByRole('tab', { name: /^通知/, selected: true })).toBeInTheDocument();
  expect(screen.queryByText('示例内容')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '2026-10 的工时还没有提交' })).toHaveAttribute('href', reminder.to);
});

it('shows mail, messages and notices, and says that they are samples', async () => {
  const user = userEvent.setup();
  showShell(servicesWith(fakeSessionPort(), saberStorage(), waiting()), <NoticeButton />);
  await user.click(screen.getByRole('button', { name: '消息通知' }));
  const tabs = (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
  expect(tabs).toEqual(['邮件(1)', '消息(2)', '通知']);
  expect(screen.getByText('示例内容')).toBeInTheDocument();
  expect(within(screen.getByRole('tabpanel')).getAllByRole('listitem')).toHaveLength(1);
  await user.click(screen.getByRole('tab', { name: /消息/ }));
  expect(within(screen.getByRole('tabpanel')).getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('tab', { name: '通知' }));
  expect(screen.getByText('暂无通知')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});
