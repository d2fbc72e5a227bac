import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { AchievementPort } from '@rdm/core/internal/achievement';
import type { InnovationPort } from '@rdm/core/internal/assessment';
import { text } from '@rdm/core/internal/kernel';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPorts } from '../../../resource/testing/memory-ports';
import { todayIs } from '../../../resource/testing/today-is';
import { windowIs } from '../../../components/testing/window-is';
import StandingScreen from './StandingScreen';

todayIs('2024-08-01');
vi.setConfig({ testTimeout: 20_000 });

const item = { label: text('知识产权数量', 'Number'), max: 8, low: 7, high: 8, suggested: 8, actual: 'Ⅰ类 11, Ⅱ类 4' };
const part = { key: 'ip', label: text('知识产权', 'Property'), max: 30, low: 20, high: 26, suggested: 24 };
const innovation = {
  standing: async () => ({
    year: '2023',
    highTech: [
      {
        ...part,
        items: [
          { ...item, key: 'ipCount' },
          { ...item, key: 'ipObtained', label: text('获得方式', 'How obtained'), actual: 'selfDeveloped' },
        ],
      },
    ],
    techSme: { ...part, key: 'results', items: [] },
  }),
} as InnovationPort;
const achievements = {
  properties: async () => ({
    day: '2023-12-31',
    class1: [{ id: '1', code: 'ZL1', name: '一种方法', type: '12' }],
    class2: [],
    ...{ own: 1, acquired: 0, trademarks: 2 },
    leftOut: [{ id: '2', code: 'ZL2', name: '另一种', reason: text('状态为已失效', 'It lapsed') }],
  }),
  dates: async () => [
    {
      ...{ kind: 'overdue', day: '2024-07-10', propertyId: '1', code: 'ZL1', name: '一种方法', amount: '1200.00' },
      message: text('年费已到期', 'The fee was due'),
    },
  ],
  products: async () => ({
    year: '2023',
    products: [
      {
        ...{ productId: '5', code: 'PS01', name: '压缩机', main: '2', total: '600.00' },
        months: [{ month: '2023-03', amount: '600.00', from: 'vouchers' }],
      },
    ],
    ...{ income: '600.00', totalIncome: '1000.00', totalFrom: 'typed', share: '60.00%' },
    findings: [{ level: 'warning', message: text('PS01：没有上传附件', 'PS01: no attachment'), productId: '5' }],
  }),
  conversions: async () => ({
    years: [
      { year: '2021', count: 0 },
      { year: '2022', count: 4 },
      { year: '2023', count: 5 },
    ],
    total: 9,
    leftOut: [{ id: '9', code: 'CG10', name: '某成果', year: '2023', reasons: [text('缺少合同', 'No contract')] }],
  }),
} as unknown as AchievementPort;

const show = (can: (permission: string) => boolean = () => true) =>
  renderScreen(<StandingScreen />, memoryPorts([], {}, { innovation, achievements }), {
    at: '/rdm/achievement/standing?year=2023',
    can,
  });

describe('how achievements stand at the end of a year', () => {
  test('begins with the points and what they derive from', async () => {
    show();
    const table = within(await screen.findByRole('grid', { name: /高新技术企业/, busy: false }));
    expect(table.getByRole('row', { name: /知识产权数量/ })).toHaveTextContent('Ⅰ类 11，Ⅱ类 47–88');
    expect(table.getByRole('row', { name: /获得方式/ })).toHaveTextContent('有自主研发');
    expect(table.getByRole('row', { name: /合计/ })).toHaveTextContent('20–262430');
  });

  test('has what is held and what is left out, with the reason', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('tab', { name: '有效知识产权' }));
    expect(screen.getByRole('link', { name: 'ZL2' })).toHaveAttribute('href', '/rdm/intellectualproperty?id=2');
    expect(screen.getByText(/状态为已失效/)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: '年费与到期' }));
    expect(screen.getByRole('row', { name: /ZL1/ })).toHaveTextContent('1,200.00');
  });

  test('has the income of products with its share and findings, and the conversions of three years', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('tab', { name: '高新产品收入' }));
    expect(screen.getByText('占比 60.00%（应不低于60%）')).toBeInTheDocument();
    expect(screen.getByText('PS01：没有上传附件')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: '成果转化' }));
    expect(screen.getByText('9 项')).toBeInTheDocument();
    expect(screen.getByText(/缺少合同/)).toBeInTheDocument();
  });

  test('shows the parts of which one has the right, and nothing without its own', async () => {
    show((permission) => permission === 'achievementstanding_view');
    expect(await screen.findByRole('tab', { name: '得分' })).toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: '高新产品收入' })).toBeNull();
    show(() => false);
    expect(screen.getByText('您没有查看此内容的权限')).toBeInTheDocument();
  });
});

describe('the overview on a telephone', () => {
  windowIs(390);

  test('has a card an item, with how it is registered, its range and its points', async () => {
    show();
    const [cards] = await screen.findAllByRole('list', { name: /高新技术企业/ });
    const [count, obtained] = within(cards!).getAllByRole('listitem');
    expect(count).toHaveTextContent('登记情况Ⅰ类 11，Ⅱ类 4得分范围7–8建议得分8满分8');
    expect(obtained).toHaveTextContent('登记情况有自主研发');
  });
});
