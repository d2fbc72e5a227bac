import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { SessionPort } from '@rdm/core/internal/access';
import { fakeSessionPort } from '../testing/fake-session-port';
import { saberStorage } from '../testing/memory-storage';
import { showShell } from '../testing/show-shell';
import { servicesWith } from '../testing/TestServices';
import { HeaderTools } from '../tools/HeaderTools';
import { errorLogOf } from './ErrorLog';
import { ErrorLogDialog } from './ErrorLogDialog';

const user = userEvent.setup();

function withErrors(count: number, over: Partial<SessionPort> = {}) {
  const services = servicesWith(fakeSessionPort(over), saberStorage());
  const log = errorLogOf(services.storage);
  for (let n = 1; n <= count; n++) log.add({ error: new Error(`fault ${n}`), info: `at Part${n}` }, `/page/${n}`);
  return { services, log };
}
function open(count: number, over: Partial<SessionPort> = {}) {
  const { services, log } = withErrors(count, over);
  const close = vi.fn<() => void>();
  showShell(services, <ErrorLogDialog onClose={close} />);
  return { log, close };
}
const answer = async (command: string, question: string, verb: string) => {
  await user.click(screen.getByRole('button', { name: command }));
  const asked = await screen.findByRole('alertdialog');
  expect(asked).toHaveTextContent(question);
  await user.click(within(asked).getByRole('button', { name: verb }));
};

describe('The error log', () => {
  it('lists type, address, message and time, the latest first, and the stack of each on demand', async () => {
    open(2);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[2]?.textContent)).toEqual(['/page/2', '/page/1']);
    expect(rows[0]).toHaveTextContent('error');
    expect(rows[0]).toHaveTextContent('fault 2');
    expect(screen.queryByText(/at Part2/)).not.toBeInTheDocument();
    await user.click(within(rows[0]!).getByRole('button', { name: '展开堆栈' }));
    expect(screen.getByText(/at Part2/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '收起堆栈' }));
    expect(screen.queryByText(/at Part2/)).not.toBeInTheDocument();
  });

  it('is sent to the server after a question, and empty then', async () => {
    const sendLogs = vi.fn<SessionPort['sendLogs']>(() => Promise.resolve());
    const { log, close } = open(2, { sendLogs });
    await answer('上传服务器', '确定上传本地日志到服务器?', '取消');
    expect(sendLogs).not.toHaveBeenCalled();
    await answer('上传服务器', '确定上传本地日志到服务器?', '上传服务器');
    expect(await screen.findByText('发送成功!')).toBeInTheDocument();
    expect(sendLogs.mock.calls[0]?.[0].entries).toHaveLength(2);
    expect([log.entries.length, close.mock.calls.length]).toEqual([0, 1]);
  });

  it('stays when it could not be sent', async () => {
    const { log, close } = open(1, { sendLogs: () => Promise.reject(new TypeError('fetch failed')) });
    await answer('上传服务器', '确定上传本地日志到服务器?', '上传服务器');
    expect(await screen.findByText('无法连接到服务器，请检查网络后重试')).toBeInTheDocument();
    expect([log.entries.length, close.mock.calls.length]).toEqual([1, 0]);
  });

  it('is cleared after a question', async () => {
    const { log, close } = open(3);
    await answer('清空本地日志', '确定清空本地日志记录?', '清空本地日志');
    expect(await screen.findByText('清空成功!')).toBeInTheDocument();
    expect([log.entries.length, close.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('The count in the header', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('of %i errors shows %s', async (count, shown) => {
    const show = vi.fn<() => void>();
    showShell(withErrors(count).services, <HeaderTools onShow={show} />);
    expect(screen.getAllByText(shown)).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: `${count}条错误日志` }));
    expect(show).toHaveBeenCalledExactlyOnceWith('errors');
  });

  it('opens nothing where there is no error', async () => {
    const show = vi.fn<() => void>();
    showShell(withErrors(0).services, <HeaderTools onShow={show} />);
    await user.click(screen.getByRole('button', { name: '没有错误日志' }));
    expect(show).not.toHaveBeenCalled();
    expect(screen.getByRole('region', { name: '提示' })).toHaveTextContent('没有错误日志');
  });
});
