import { useState } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Overlay } from '../overlays';
import { fakeSessionPort } from '../testing/fake-session-port';
import { saberStorage } from '../testing/memory-storage';
import { showShell } from '../testing/show-shell';
import { servicesWith } from '../testing/TestServices';
import { Companion } from './Companion';

/** Timeout for lazily loaded parts. */
const slow = { timeout: 15_000 };
vi.setConfig({ testTimeout: 20_000 });

const user = userEvent.setup();
let online = true;
const connection = (state: boolean) =>
  act(() => {
    online = state;
    window.dispatchEvent(new Event(state ? 'online' : 'offline'));
  });

function Shell() {
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  return (
    <>
      <input aria-label="备注" />
      <Companion overlay={overlay} onShow={setOverlay} />
    </>
  );
}

beforeEach(() => {
  online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  showShell(servicesWith(fakeSessionPort(), saberStorage()), <Shell />);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('The keys', () => {
  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s searches everything, also from a field', async (keys) => {
    await user.click(screen.getByLabelText('备注'));
    await user.keyboard(keys);
    expect(await screen.findByRole('dialog', { name: '搜索菜单、项目和人员' }, slow)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('? lists them, but is a character where something is typed', async () => {
    await user.type(screen.getByLabelText('备注'), '?');
    expect(screen.getByLabelText('备注')).toHaveValue('?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: '?' });
    expect(await screen.findByRole('dialog', { name: '快捷键' }, slow)).toHaveTextContent('搜索菜单、项目和人员');
  });
});

describe('The network', () => {
  it('is said to be gone for as long as it is, and to be back for 5 s', () => {
    const says = () => screen.queryByText(/网络/)?.textContent;
    vi.useFakeTimers();
    expect(says()).toBeUndefined();
    connection(false);
    expect(says()).toMatch(/^网络已断开。正在填写的内容仍在页面上/);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(says()).toMatch(/^网络已断开/);
    connection(true);
    expect(says()).toBe('网络已恢复，可以继续保存。');
    act(() => void vi.advanceTimersByTime(5_000));
    expect(says()).toBeUndefined();
  });
});
