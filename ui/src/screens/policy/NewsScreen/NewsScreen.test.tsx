import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { text } from '@rdm/core/internal/kernel';
import { policy, type PolicyPort } from '@rdm/core/internal/policy';
import { notice, type ReadingPort } from '@rdm/core/internal/system';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts } from '../../../resource/testing/memory-ports';
import { todayIs } from '../../../resource/testing/today-is';
import NewsScreen from './NewsScreen';

todayIs('2024-08-01');

const base = {
  ...{ level: 'national', type: 'tax', organ: '财政部', publishedOn: '2015-11-02', createUser: null, conditions: null },
  ...{ titleEn: null, summaryEn: null, industry: null, amount: null, content: null, attachments: [], sourceUrl: null },
  ...{ opensOn: null, closesOn: null, expiresOn: null, effectiveOn: null, replaces: null, replacedBy: null },
};
const law = { ...base, id: '1', title: '完善加计扣除', documentNo: '财税〔2015〕119号', summary: '基础文件' };
const old = {
  ...base,
  id: '2',
  title: '旧文件',
  documentNo: '财税〔2017〕34号',
  summary: '旧',
  expiresOn: '2019-12-31',
};
const local = {
  ...{ ...base, id: '3', title: '市级补助', documentNo: null, summary: '补助', createUser: '9', level: 'municipal' },
  ...{ type: 'grant', closesOn: '2024-09-30' },
};
const condition = { key: 'k', label: text('科技型中小企业', 'SME'), ok: true, actual: 'true', required: 'true' };
const fits = { ...condition, basis: { document: '市级补助', article: '' } };

function shown() {
  const markRead = vi.fn(async () => ({ marked: 1 }));
  let kept: readonly string[] = [];
  const follow = vi.fn(async ({ type, followed }: { type: string; followed: string }) => {
    kept = followed === '1' ? [type] : [];
    return { types: kept };
  });
  const policies = {
    onShelf: vi.fn(async () => ({ records: [law, old, local], total: 3, size: 3, current: 1, pages: 1 })),
    matches: vi.fn(async () => [{ id: '3', outcome: 'yes', conditions: [fits] }]),
    followed: vi.fn(async () => ({ types: kept })),
    follow,
  } as unknown as PolicyPort;
  const reading = { readIds: vi.fn(async () => ({ ids: [] })), markRead } as unknown as ReadingPort;
  const registers = [
    [policy, memoryPort(policy)],
    [notice, memoryPort(notice)],
  ] as const;
  const rendered = renderScreen(<NewsScreen />, memoryPorts([...registers] as never, {}, { policies, reading }));
  return { ...rendered, markRead, follow };
}

test('lists policies with what fits, what is open, what is over, and what is not read', async () => {
  shown();
  const list = await screen.findByRole('list', { name: '政策资讯' });
  expect(within(list).getByRole('button', { name: /未读 市级补助/ })).toHaveTextContent('符合');
  expect(within(list).getByRole('button', { name: /市级补助/ })).toHaveTextContent('申报中');
  expect(within(list).getByRole('button', { name: /旧文件/ })).toHaveTextContent('已失效');
  // What the product brings with it is no news.
  expect(within(list).queryByRole('button', { name: /未读 完善加计扣除/ })).not.toBeInTheDocument();
  expect(screen.getByText('1 条未读')).toBeInTheDocument();
});

test('shows a policy with the reasons, and marks it as read', async () => {
  const { user, markRead } = shown();
  await user.click(await screen.findByRole('button', { name: /市级补助/ }));
  const article = await screen.findByRole('article', { name: '市级补助' });
  expect(within(article).getByText('科技型中小企业')).toBeInTheDocument();
  expect(markRead).toHaveBeenCalledWith({ kind: 'policy', ids: '3' });
});

test('shows the rules that are calculated by a document', async () => {
  const { user } = shown();
  await user.click(await screen.findByRole('button', { name: /完善加计扣除/ }));
  const rules = await screen.findByRole('region', { name: '系统按此文件计算' });
  expect(within(rules).getByText('按实际发生额的80%计入')).toBeInTheDocument();
});

test('follows a kind of policies that is chosen, and no longer', async () => {
  const { user, follow } = shown();
  await screen.findByRole('list', { name: '政策资讯' });
  expect(screen.queryByRole('button', { name: '关注此类政策' })).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('类型'));
  await user.click(await screen.findByRole('option', { name: '资金补助' }));
  await user.click(await screen.findByRole('button', { name: '关注此类政策' }));
  await user.click(await screen.findByRole('button', { name: '已关注，取消' }));
  await screen.findByRole('button', { name: '关注此类政策' });
  expect(follow.mock.calls.map(([given]) => given)).toEqual([
    { type: 'grant', followed: '1' },
    { type: 'grant', followed: '0' },
  ]);
});

test('shows all kinds again once the chosen one is cleared', async () => {
  const { user } = shown();
  const list = await screen.findByRole('list', { name: '政策资讯' });
  await user.click(screen.getByLabelText('类型'));
  await user.click(await screen.findByRole('option', { name: '资金补助' }));
  expect(within(list).queryByRole('button', { name: /旧文件/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '清空' }));
  expect(within(list).getByRole('button', { name: /旧文件/ })).toBeInTheDocument();
});
