import { useEffect, useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Route, Routes, useLocation } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import LockScreen from './LockScreen';
import { Guard } from '../../../shell/Guard';
import { LockGate } from '../../../shell/LockGate';
import { lockScreen } from '../../../shell/session/lock-password';
import { fakeSessionPort } from '../../../shell/testing/fake-session-port';
import { saberStorage } from '../../../shell/testing/memory-storage';
import { servicesWith, TestServices } from '../../../shell/testing/TestServices';

const user = userEvent.setup();
let services = servicesWith(fakeSessionPort(), saberStorage());
const opened = vi.fn<() => void>();

/** A page that keeps something typed. */
function Page() {
  const [note, setNote] = useState('');
  useEffect(opened, []);
  return <input aria-label="备注" value={note} onChange={(event) => setNote(event.target.value)} />;
}
function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
}
const place = () => screen.getByTestId('place').textContent;

function visit(at: string) {
  render(
    <TestServices services={services} at={at}>
      <Place />
      <LockGate lockPage={<Guard isAuth={false} children={<LockScreen />} />}>
        {(location) => (
          <Routes location={location}>
            <Route path="/login" element={<Guard isAuth={false} children={<p>sign in</p>} />} />
            <Route path="*" element={<Guard children={<Page />} />} />
          </Routes>
        )}
      </LockGate>
    </TestServices>,
  );
}
const lock = () => lockScreen(services.session.lock, services.storage, '1234');
const unlockWith = async (password: string) => {
  await user.type(screen.getByLabelText('锁屏密码', { selector: 'input' }), `${password}{Enter}`);
};

beforeEach(async () => {
  opened.mockReset();
  services = servicesWith(fakeSessionPort(), saberStorage());
  await services.session.signIn({ tenantId: '100001', account: 'finance', password: 'finance' });
});

describe('A locked screen', () => {
  it('shows whose it is and nothing else, and afterwards the last tab with what was typed', async () => {
    services.tabs.visit('/rdm/import', '?year=2025', text('数据导入', 'Import'));
    visit('/rdm/import?year=2025');
    await user.type(screen.getByLabelText('备注'), 'half a sentence');
    await lock();
    expect(await screen.findByRole('heading', { name: '王会计' })).toBeInTheDocument();
    expect(place()).toBe('/lock');
    expect(screen.getByLabelText('备注')).not.toBeVisible();
    await unlockWith('1234');
    await vi.waitFor(() => expect(place()).toBe('/rdm/import?year=2025'));
    expect(screen.getByLabelText('备注')).toBeVisible();
    expect(screen.getByLabelText('备注')).toHaveValue('half a sentence');
    expect(services.storage.entry('isLock')).toBeNull();
  });

  it('refuses a wrong password, takes it away and lets it be entered again', async () => {
    await lock();
    visit('/rdm/import');
    await unlockWith('4321');
    expect(await screen.findByText('解锁密码错误,请重新输入')).toBeInTheDocument();
    expect(screen.getByLabelText('锁屏密码', { selector: 'input' })).toHaveValue('');
    expect(screen.getByLabelText('锁屏密码', { selector: 'input' })).toHaveFocus();
    await unlockWith('1234');
    await vi.waitFor(() => expect(place()).toBe('/wel/index'));
  });

  it('opens no page behind it after a reload', async () => {
    await lock();
    visit('/rdm/import');
    await vi.waitFor(() => expect(place()).toBe('/lock'));
    expect(opened).not.toHaveBeenCalled();
  });

  it('can be left after a question', async () => {
    await lock();
    visit('/rdm/import');
    await user.click(await screen.findByRole('button', { name: '退出登录' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('退出系统, 是否继续?');
    expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(services.session.lock.locked).toBe(true);
    await user.click(await screen.findByRole('button', { name: '退出登录' }));
    await user.click(await screen.findByRole('button', { name: '确定' }));
    expect(await screen.findByText('sign in')).toBeInTheDocument();
    expect([services.session.ended, services.session.lock.locked]).toEqual(['signedOut', false]);
  });
});

describe('The lock page', () => {
  it('may be opened by everybody and says to a visitor that nothing is locked', async () => {
    services = servicesWith(fakeSessionPort(), saberStorage());
    visit('/lock');
    expect(await screen.findByText('您还没有登录，没有需要解锁的屏幕。')).toBeInTheDocument();
    expect(place()).toBe('/lock');
    await user.click(screen.getByRole('link', { name: '去登录' }));
    expect(await screen.findByText('sign in')).toBeInTheDocument();
  });

  it('leads on where nothing is locked, and to the sign-in page when the session ends', async () => {
    visit('/lock');
    await vi.waitFor(() => expect(place()).toBe('/wel/index'));
    await services.session.signOut();
    await vi.waitFor(() => expect(place()).toBe('/login'));
  });

  it('speaks English', async () => {
    services.preferences.setLanguage('en');
    await lock();
    visit('/rdm/import');
    expect(await screen.findByRole('button', { name: 'Sign out' })).toBeInTheDocument();
    await user.type(screen.getByLabelText('Lock password', { selector: 'input' }), 'x{Enter}');
    expect(await screen.findByText(/^The unlock password is wrong/)).toBeInTheDocument();
  });
});
