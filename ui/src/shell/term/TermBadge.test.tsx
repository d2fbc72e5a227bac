import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { SystemPort, TermInfo } from '@rdm/core/internal/platform';
import { fakeSessionPort } from '../testing/fake-session-port';
import { saberStorage } from '../testing/memory-storage';
import { showShell } from '../testing/show-shell';
import { servicesWith } from '../testing/TestServices';
import { TermBadge } from './TermBadge';

const user = userEvent.setup();

async function show(termInfo: () => Promise<TermInfo>, storage = saberStorage()) {
  const services = servicesWith(fakeSessionPort(), storage, { system: { termInfo } as unknown as SystemPort });
  const { unmount } = showShell(services, <TermBadge />);
  await act(() => Promise.resolve());
  return { storage, unmount };
}
const trial = (expireTime: string) => () =>
  Promise.resolve({ tenantName: '试用企业', activate: 0 as const, expireTime, daysLeft: null, reminder: null });
const notice = () => screen.queryByText('试用提示');

describe('The edition', () => {
  it('is formal without a word more', async () => {
    await show(() =>
      Promise.resolve({
        tenantName: '试用企业',
        activate: 1,
        expireTime: '2027-01-01 00:00:00',
        daysLeft: 90,
        reminder: null,
      }),
    );
    expect(screen.getByText('正式版')).toBeInTheDocument();
    expect(screen.getByText('试用企业')).toBeInTheDocument();
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

  it.each([
    [30, 12, '正式版 · 剩余 12 天'],
    [1, 0, '正式版 · 今日到期'],
  ])('is told %i days before a formal term ends, once for each of these days', async (reminder, daysLeft, badge) => {
    const ends = {
      tenantName: '试用企业',
      activate: 1 as const,
      expireTime: '2026-12-31 23:59:59',
      daysLeft,
      reminder,
    };
    const { storage, unmount } = await show(() => Promise.resolve(ends));
    expect(screen.getByRole('button', { name: badge })).toBeInTheDocument();
    expect(screen.getByText('使用期限至 2026-12-31 23:59:59，请及时续期')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '知道了' }));
    unmount();
    const again = await show(() => Promise.resolve(ends), storage);
    expect(screen.queryByText('使用期限提示')).not.toBeInTheDocument();
    again.unmount();
    await show(() => Promise.resolve({ ...ends, reminder: 7 }), storage);
    expect(screen.getByText('使用期限提示')).toBeInTheDocument();
  });

  it('says that a term is over and what is still possible', async () => {
    await show(() =>
      Promise.resolve({
        tenantName: '试用企业',
        activate: 0,
        expireTime: '2026-01-01 00:00:00',
        daysLeft: 0,
        reminder: 0,
      }),
    );
    expect(screen.getByRole('button', { name: '试用版 · 已到期，只能查看' })).toBeInTheDocument();
    expect(
      screen.getByText('使用期限已于 2026-01-01 00:00:00 到期：可以查看和导出，不能修改；请联系平台续期'),
    ).toBeInTheDocument();
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
