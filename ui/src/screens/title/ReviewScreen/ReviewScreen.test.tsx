import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { text } from '@rdm/core/internal/kernel';
import type { TitlePort, WaitingTitle } from '@rdm/core/internal/title';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPorts } from '../../../resource/testing/memory-ports';
import ReviewScreen from './ReviewScreen';

const waiting: WaitingTitle = {
  ...{
    id: '9',
    code: 'enterprisehtsme',
    label: text('科技型中小企业评价', 'Technology SME'),
    path: '/rdm/title/tech-sme',
  },
  ...{ year: '2025', state: 'submitted', submittedBy: 'finance', submittedTime: '2025-07-01 09:00:00', version: 1 },
  mayReview: true,
};

const show = (queue: readonly WaitingTitle[], can = (_permission: string) => true) =>
  renderScreen(
    <ReviewScreen />,
    memoryPorts([], {}, { titles: { queue: vi.fn(async () => queue) } as unknown as TitlePort }),
    { can },
  );

test('leads from each application that waits to its page, but not to those of one’s own', async () => {
  show([waiting, { ...waiting, id: '10', year: '2024', mayReview: false }]);
  expect(await screen.findByRole('link', { name: '去审核' })).toHaveAttribute(
    'href',
    '/rdm/title/tech-sme?year=2025&id=9',
  );
  expect(screen.getByText('本人提交，须由他人审核')).toBeInTheDocument();
});

test('says where nothing waits, and is closed without the right', async () => {
  const { unmount } = show([]);
  expect(await screen.findByText('没有待审核的申请')).toBeInTheDocument();
  unmount();
  show([], () => false);
  expect(await screen.findByText('您没有查看此内容的权限')).toBeInTheDocument();
});
