import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Ports } from '@rdm/core/internal/application';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import type { WorkPort } from '@rdm/core/internal/platform';
import type { UnfinishedWork } from '@rdm/core/internal/records';
import { renderScreen } from '../../resource/testing/current-session';
import { memoryPorts } from '../../resource/testing/memory-ports';
import { WorkDialog } from './WorkDialog';

vi.mock('../services', async () => (await import('../testing/mocked-shell')).mockedShell);

const recompute: UnfinishedWork = {
  id: '1',
  call: 'ledger.recompute',
  about: text('一键重算年度费用归集与辅助账', 'Recompute'),
  account: 'finance',
  userId: '7',
  state: 'running',
  askedAt: '2024-06-03 09:00:00',
  attempts: 2,
};
const waiting: UnfinishedWork = {
  ...{ ...recompute, id: '2', call: 'import blade-rdm/project', about: text('导入“项目”', 'Import') },
  ...{ state: 'waiting', attempts: 0 },
};

function show(begun: readonly UnfinishedWork[]) {
  let all = begun;
  const work = {
    unfinished: vi.fn<WorkPort['unfinished']>(async () => all),
    cancel: vi.fn<WorkPort['cancel']>(async ({ id }) => void (all = all.filter((each) => each.id !== id))),
  };
  const ports = memoryPorts([], {}, { work } as Partial<Ports>);
  return { ...renderScreen(<WorkDialog onClose={vi.fn()} />, ports), work };
}

test('what is under way is shown with who began it, and how often it was begun', async () => {
  show([recompute, waiting]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(
    '一键重算年度费用归集与辅助账正在执行 · 第 2 次执行 · finance 于 2024-06-03 09:00:00 发起',
  );
  expect(second).toHaveTextContent('导入“项目”排队等待 · finance');
});

test('one is cancelled after asking, and is gone', async () => {
  const { user, work } = show([recompute, waiting]);
  const [first] = await screen.findAllByRole('listitem');
  await user.click(within(first!).getByRole('button', { name: '取消' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消任务' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(work.cancel).toHaveBeenCalledExactlyOnceWith({ id: '1' });
});

test('one that has ended meanwhile says so', async () => {
  const { user, work } = show([recompute]);
  work.cancel.mockRejectedValueOnce(new Refusal(faults.invalid(text('该任务已结束，无法取消', 'It has ended'))));
  await user.click(within(await screen.findByRole('listitem')).getByRole('button', { name: '取消' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消任务' }));
  expect(await screen.findByText('该任务已结束，无法取消')).toBeInTheDocument();
});

test('nothing under way is said', async () => {
  show([]);
  expect(await screen.findByText('没有正在执行的任务')).toBeInTheDocument();
});
