import { Link } from 'react-router';
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { faults, Refusal } from '@rdm/core/internal/kernel';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryLedgers } from '../testing/memory-ledgers';
import Summary2015Screen from '../Summary2015Screen/Summary2015Screen';
import SummaryScreen from './SummaryScreen';
import { windowIs } from '../../../components/testing/window-is';
import { todayIs } from '../../../resource/testing/today-is';

todayIs('2025-03-01');

// The official form is large and re-rendered on each response.
vi.setConfig({ testTimeout: 20_000 });

function show(
  page: 'summary' | 'summary2020',
  can: (permission: string) => boolean = () => true,
  years = ['2024'],
  refusal?: Refusal,
) {
  const memory = memoryLedgers({ years });
  if (refusal) memory.ledger.summary.mockRejectedValueOnce(refusal);
  const element = page === 'summary' ? <SummaryScreen /> : <Summary2015Screen />;
  return { ...memory, ...renderScreen(element, memory.ports, { at: `/project/${page}`, can }) };
}

const sheet = async (name: RegExp) => within(await screen.findByRole('grid', { name, busy: false }));
const rowOf = (table: ReturnType<typeof within>, name: RegExp) => within(table.getByRole('row', { name }));

describe('2021版研发支出辅助账汇总表', () => {
  test('is set as printed: heads, projects, sub-totals, 其他事项, total', async () => {
    show('summary');
    const table = await sheet(/2021版/);
    expect(table.getByRole('columnheader', { name: '委托研发费用及限额' })).toHaveAttribute('colspan', '4');
    expect(screen.getByText('纳税人名称：远川精密制造有限公司')).toBeInTheDocument();
    expect(screen.getByText('属期：2024-01-01 至 2024-12-31')).toBeInTheDocument();
    expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'RD01',
      'RD02',
      '资本化金额小计',
      '费用化金额小计',
      '其中：其他事项',
      '金额合计',
    ]);
    expect(rowOf(table, /^RD01/).getByText('费用化')).toBeInTheDocument();
  });

  test('a figure is explained beside the sheet, and Escape closes it', async () => {
    const { user } = show('summary');
    const table = await sheet(/2021版/);
    await user.click(rowOf(table, /^金额合计/).getByRole('button', { name: /允许加计扣除金额合计/ }));
    const panel = within(screen.getByRole('region', { name: '计算依据' }));
    expect(panel.getByText('6+7.2+8.2+8.4')).toBeInTheDocument();
    expect(panel.getByText('税总公告2021年第28号 附件2')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: '计算依据' })).toBeNull();
  });

  test('the arrow keys go from figure to figure', async () => {
    const { user } = show('summary');
    const table = await sheet(/2021版/);
    const row = rowOf(table, /^RD01/);
    row.getByRole('button', { name: /允许加计扣除金额合计/ }).focus();
    await user.keyboard('{ArrowRight}');
    expect(row.getByRole('button', { name: /人员人工费用/ })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(rowOf(table, /^RD02/).getByRole('button', { name: /人员人工费用/ })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(rowOf(table, /^RD02/).getByRole('button', { name: /允许加计扣除金额合计/ })).toHaveFocus();
  });

  test('who may not have figures explained sees them plain', async () => {
    show('summary', (permission) => permission === 'projectreportyear_view');
    const table = await sheet(/2021版/);
    expect(table.queryByRole('button')).toBeNull();
  });

  test('without ledgers it says where to begin, without the right who grants it', async () => {
    const { user, unmount } = show('summary', () => true, []);
    expect(await screen.findByText(/2024年度还没有研发支出辅助账/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '去重算' }));
    expect(screen.getByLabelText('address')).toHaveTextContent('/project/preferential?year=2024');
    unmount();
    show('summary', () => false);
    expect(screen.getByText('您没有查看此内容的权限')).toBeInTheDocument();
  });

  test.each([
    ['2021', '/project/summary', <SummaryScreen key="2021" />],
    ['2015', '/project/summary2020', <Summary2015Screen key="2015" />],
  ])('of %s follows a link to another year while it is open', async (edition, path, page) => {
    const memory = memoryLedgers({ years: ['2023', '2024'] });
    const { user } = renderScreen(
      <>
        {page}
        <Link to={`${path}?year=2023`}>2023</Link>
      </>,
      memory.ports,
      { at: `${path}?year=2024` },
    );
    await sheet(new RegExp(edition));
    await user.click(screen.getByRole('link', { name: '2023' }));
    expect(await screen.findByText('属期：2023-01-01 至 2023-12-31')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: '年度' })).toHaveValue('2023');
    expect(screen.getByLabelText('address')).toHaveTextContent(`${path}?year=2023`);
  });

  test('what failed is said, and can be tried again', async () => {
    const refused = new Refusal(faults.unauthorised());
    const { user } = show('summary', () => true, ['2025'], refused);
    await user.click(await screen.findByRole('button', { name: '重试' }));
    await sheet(/2021版/);
  });
});

describe('2015版“研发支出”辅助账汇总表', () => {
  test('opens on its amounts; what identifies a project further is unfolded beside its name', async () => {
    const { user } = show('summary2020');
    const table = await sheet(/2015版/);
    // Two projects may have one name.
    const told = ['序号', '项目名称', '项目编号', '研发形式', '资本化、费用化支出选项'];
    const headsBeforeAmounts = () => {
      const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
      return heads.slice(0, heads.indexOf('研发费用明细'));
    };
    expect(headsBeforeAmounts()).toEqual(told);
    const unfold = screen.getByRole('button', { name: '展开选项栏', expanded: false });
    await user.click(unfold);
    expect(headsBeforeAmounts()).toHaveLength(10);
    expect(rowOf(table, /^8 谐波减速器/).getByRole('button', { name: /可加计扣除的研发费用率/ })).toHaveTextContent(
      '100.00',
    );
    await user.click(screen.getByRole('button', { name: '收起选项栏', expanded: true }));
    expect(headsBeforeAmounts()).toEqual(told);
  });

  test('has the six fixed rows, then the projects with the options of their ledgers', async () => {
    const { user } = show('summary2020');
    const table = await sheet(/2015版/);
    await user.click(screen.getByRole('button', { name: '展开选项栏' }));
    for (const name of ['期初余额', '本期借方发生额', '本期贷方发生额', '其中：结转管理费用', '期末余额']) {
      expect(table.getByText(name)).toBeInTheDocument();
    }
    const project = rowOf(table, /^8 谐波减速器/);
    for (const option of ['1 自主研发', '01 资本化', '02 已完成', '论文或专著']) {
      expect(project.getByText(option)).toBeInTheDocument();
    }
    expect(project.getByRole('button', { name: /可加计扣除的研发费用率/ })).toHaveTextContent('100.00');
    expect(table.getByRole('columnheader', { name: '一、人员人工费用' })).toHaveAttribute('colspan', '3');
    expect(table.getByRole('columnheader', { name: '6.21' })).toBeInTheDocument();
  });

  test('of a year whose return had it is followed by the 归集表, which explains its figures', async () => {
    const { user } = show('summary2020', undefined, ['2018']);
    const table = await sheet(/归集表/);
    expect(table.getAllByRole('row')).toHaveLength(40);
    await user.click(rowOf(table, /当期费用化支出可加计扣除总额/).getByRole('button'));
    const panel = within(screen.getByRole('region', { name: '计算依据' }));
    expect(panel.getByText('税总公告2015年第97号 附件6')).toBeInTheDocument();
  });

  test('of a later year stands alone', async () => {
    show('summary2020', undefined, ['2019']);
    await sheet(/2015版/);
    expect(screen.queryByRole('grid', { name: /归集表/ })).toBeNull();
  });
});

describe('on a telephone', () => {
  windowIs(390);

  test('each row of the summary of 2021 is a card, from which a figure is explained', async () => {
    const { user } = show('summary');
    const cards = within(await screen.findByRole('list', { name: /2021版/ }));
    const total = cards.getAllByRole('listitem').at(-1)!;
    expect(total).toHaveTextContent(/^金额合计/);
    expect(within(total).getByText('1 人员人工费用')).toBeInTheDocument();
    await user.click(within(total).getByRole('button', { name: /允许加计扣除金额合计/ }));
    expect(screen.getByRole('region', { name: '计算依据' })).toHaveTextContent('6+7.2+8.2+8.4');
  });
});
