import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeSessionPort } from '../testing/fake-session-port';
import { saberStorage } from '../testing/memory-storage';
import { showShell } from '../testing/show-shell';
import { servicesWith } from '../testing/TestServices';
import { NoticeButton } from './NoticeButton';

it('shows mail, messages and notices, and says that they are samples', async () => {
  const user = userEvent.setup();
  showShell(servicesWith(fakeSessionPort(), saberStorage()), <NoticeButton />);
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
