import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { TermInfo } from '@rdm/core/internal/platform';
import { fakeSessionPort } from '../testing/fake-session-port';
import { saberStorage } from '../testing/memory-storage';
import { showShell } from '../testing/show-shell';
import { servicesWith } from '../testing/TestServices';
import { TermBadge } from './TermBadge';

const user = userEvent.setup();

async function show(termInfo: () => Promise<TermInfo>, storage = saberStorage()) {
  const services = servicesWith(fakeSessionPort(), storage, { system: { termInfo } });
  const { unmount } = showShell(services, <TermBadge />);
  await act(() => Promise.resolve());
  return { storage, unmount };
}
const trial = (expireTime: string) => () => Promise.resolve({ activate: 0 as const, expireTime });
const notice = () => screen.queryByText('试用提示');

describe('The edition', () => {
  it('is formal without a word more', async () => {
    await show(() => Promise.resolve({ activate: 1, expireTime: '2027-01-01 00:00:00' }));
    expect(screen.getByText('正式版')).toBeInTheDocument();
    expect(notice()).not.toBeInTheDocument();
  });

  it('is a trial that says when it ends: once, and again at a click', async () => {
    const { storage, unmount } = await show(trial('2026-12-31 23:59:59'));
    expect(notice()).toBeInTheDocument();
    expect(screen.getByText('您的账号为试用账号，到期时间：2026-12-31 23:59:59')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '知道了' }));
    expect(notice()).not.toBeInTheDocument();
    unmount();
    await show(trial('2026-12-31 23:59:59'), storage);
    expect(notice()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '试用版' }));
    expect(notice()).toBeInTheDocument();
  });

  it('may be a trial without an end', async () => {
    await show(trial(''));
    expect(screen.getByText('您的账号为试用账号。')).toBeInTheDocument();
  });

  it('is passed over when the server does not say', async () => {
    const asked = vi.fn(() => Promise.reject(new TypeError('fetch failed')));
    await show(asked);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/版$/)).not.toBeInTheDocument();
  });
});
