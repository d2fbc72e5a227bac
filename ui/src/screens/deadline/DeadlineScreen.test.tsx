import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deadline, type DeadlinePort, type YearDeadline } from '@rdm/core/internal/deadline';
import { text } from '@rdm/core/internal/kernel';
import { renderScreen } from '../../resource/testing/current-session';
import { memoryPort, memoryPorts } from '../../resource/testing/memory-ports';
import { todayIs } from '../../resource/testing/today-is';
import DeadlineScreen from './DeadlineScreen';

todayIs('2024-05-20');

const due = (given: Partial<YearDeadline> = {}): YearDeadline => ({
  ...{ key: 'settlement', kind: 'tax', date: '2024-05-31', title: text('汇算清缴', 'Settlement'), basis: null },
  ...{ to: '/project/declaration', responsible: null, done: false, doneOn: null, remark: null, ownId: null },
  ...given,
});
const hours = due({ key: 'hours', date: '2024-02-29', title: text('补齐工时', 'Hours'), responsible: '陈会计' });

function shown(port: Partial<Record<keyof DeadlinePort, ReturnType<typeof vi.fn>>>) {
  const registers = [[deadline, memoryPort(deadline)]] as const;
  return renderScreen(
    <DeadlineScreen />,
    memoryPorts([...registers], {}, { deadlines: port as unknown as DeadlinePort }),
  );
}

test('shows what is due by month, with who sees to it, what is near and what is overdue', async () => {
  shown({ ofYear: vi.fn(async () => [hours, due()]) });
  const february = await screen.findByRole('region', { name: '2024 年 2 月' });
  expect(within(february).getByText('已逾期')).toBeInTheDocument();
  expect(within(february).getByText('责任人 陈会计')).toBeInTheDocument();
  const may = screen.getByRole('region', { name: '2024 年 5 月' });
  expect(within(may).getByRole('link', { name: '汇算清缴' })).toHaveAttribute('href', '/project/declaration');
  expect(within(may).getByText('还有 11 天')).toBeInTheDocument();
});

test('says who sees to a deadline, and shows it then', async () => {
  const ofYear = vi
    .fn()
    .mockResolvedValueOnce([due()])
    .mockResolvedValue([due({ responsible: '李项目' })]);
  const assign = vi.fn(async () => due());
  const { user } = shown({ ofYear, assign });
  await user.click(await screen.findByRole('button', { name: '办理 汇算清缴' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('责任人'), '李项目');
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  expect(await screen.findByText('责任人 李项目')).toBeInTheDocument();
  expect(assign).toHaveBeenCalledWith({
    ...{ year: '2024', key: 'settlement', responsible: '李项目', done: false, remark: '' },
  });
});

test('makes an address to subscribe to, once it is asked for', async () => {
  const makeFeed = vi.fn(async () => ({ path: '/api/blade-rdm/deadline/feed/abc' }));
  const { user } = shown({ ofYear: vi.fn(async () => [due()]), makeFeed });
  await user.click(await screen.findByRole('button', { name: '订阅日历' }));
  expect(makeFeed).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: '生成订阅地址' }));
  expect(await screen.findByDisplayValue(/\/api\/blade-rdm\/deadline\/feed\/abc$/)).toBeInTheDocument();
});
