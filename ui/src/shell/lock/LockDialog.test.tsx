import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { unlockScreen } from '../session/lock-password';
import { fakeSessionPort } from '../testing/fake-session-port';
import { saberStorage } from '../testing/memory-storage';
import { showShell } from '../testing/show-shell';
import { servicesWith } from '../testing/TestServices';
import { LockDialog } from './LockDialog';

const user = userEvent.setup();

function open() {
  const services = servicesWith(fakeSessionPort(), saberStorage());
  const close = vi.fn<() => void>();
  showShell(services, <LockDialog onClose={close} />);
  return { lock: services.session.lock, storage: services.storage, close };
}
const field = () => screen.getByPlaceholderText('请输入锁屏密码');

it('asks for a password and locks the screen with it', async () => {
  const { lock, storage, close } = open();
  expect(screen.getByRole('dialog', { name: '设置锁屏密码' })).toBeInTheDocument();
  expect(field()).toHaveFocus();
  await user.type(field(), '1234{Enter}');
  await vi.waitFor(() => expect(lock.locked).toBe(true));
  expect(close).toHaveBeenCalledTimes(1);
  expect(await unlockScreen(lock, storage, '1234')).toBe(true);
});

it('does not lock without one', async () => {
  const { lock, close } = open();
  await user.click(screen.getByRole('button', { name: '锁屏' }));
  expect(screen.getByText('锁屏密码不能为空')).toBeInTheDocument();
  expect(lock.locked).toBe(false);
  await user.type(field(), '1');
  expect(screen.queryByText('锁屏密码不能为空')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '取消' }));
  expect([lock.locked, close.mock.calls.length]).toEqual([false, 1]);
});
