import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { MemoryRouter } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import type { ProjectCost, YearCosts } from '@rdm/core/internal/overview';
import { AdministrationCard } from './AdministrationCard';
import { BarChart } from './BarChart';
import { DueList } from './DueList';
import { FigureRow } from './FigureRow';
import { overviewWith, stepsDone } from './overview.testing';
import { OwnProjects } from './OwnProjects';
import { ProjectCosts } from './ProjectCosts';
import { RetainedFilesCard } from './RetainedFilesCard';
import { YearSteps } from './YearSteps';

const figures = overviewWith().figures!;

it('leads from what is due to the place where it is settled', () => {
  const item = { key: 'enterpriseKind', verb: text('去登记', 'Register'), to: '/rdm/enterpriseyear' } as const;
  render(<DueList items={[{ ...item, message: text('还没有登记', 'Not registered') }]} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: '去登记: 还没有登记' })).toHaveAttribute('href', '/rdm/enterpriseyear');
});

it('says in one sentence that nothing is due', () => {
  render(<DueList items={[]} />, { wrapper: MemoryRouter });
  expect(screen.getByText('本年度没有待办事项。')).toBeInTheDocument();
});

it('shows the year as steps to who sees most of them, the next one marked', () => {
  const { rerender } = render(<YearSteps steps={stepsDone(2)} />, { wrapper: MemoryRouter });
  const steps = within(screen.getByRole('list', { name: '年度步骤' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(7);
  expect(steps.getAllByLabelText('已完成')).toHaveLength(2);
  expect(steps.getByRole('link', { current: 'step' })).toHaveAttribute('href', '/hours');
  rerender(<YearSteps steps={stepsDone(0).slice(4)} />);
  expect(screen.queryByRole('list')).toBeNull();
});

it('shows amounts with separators, an em dash where one is not known, and the year before beside the total', () => {
  render(<FigureRow year="2025" figures={figures} />, { wrapper: MemoryRouter });
  const total = screen.getByRole('link', { name: '1,234,567.80' });
  expect(total).toHaveAttribute('href', '/rdm/cost-view/summary?year=2025');
  expect(screen.getByText('上年 1,000,000.00')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: '—' })).toHaveLength(3);
});

it('says at which rate tax is saved, and where the rate is entered while there is none', () => {
  const known = { ...figures, deduction: '100.00' };
  const { rerender } = render(<FigureRow year="2025" figures={known} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: '在 107-2 填写税率' })).toHaveAttribute(
    'href',
    '/rdm/statistics/annual-report?year=2025',
  );
  rerender(<FigureRow year="2025" figures={{ ...known, taxSaved: '15.00', taxRate: '15%' }} />);
  expect(screen.getByText('预计节税额（元，税率 15%）')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '15.00' })).toBeInTheDocument();
});

describe('cost by project', () => {
  const costOf = (id: string, amount: string, budget: string | null, used: string | null): ProjectCost => ({
    ...{ id, amount, budget, used, code: `RD${id}`, name: '项目' },
  });
  const total = { amount: '140.00', budget: '280.00', used: '50.00' };
  const show = (...projects: ProjectCost[]) => {
    const costs: YearCosts = { projects, total };
    return render(<ProjectCosts costs={costs} />, { wrapper: MemoryRouter });
  };

  it('says how far each budget is spent, and which are not drawn up', () => {
    show(costOf('1', '150.00', '100.00', '150.00'), costOf('2', '50.00', null, null));
    expect(screen.getByText('150.0%')).toHaveClass('text-danger');
    expect(screen.getByText('未编预算')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'RD1 项目' })).toHaveAttribute('href', '/rdm/project/edit?id=1');
  });

  it('is a table of all projects with their total, of which the chart shows the costliest', async () => {
    show(...Array.from({ length: 14 }, (_, at) => costOf(String(at), '10.00', '20.00', '50.00')));
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
    expect(screen.getByText('其余 2 个项目见表格')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '显示为表格' }));
    expect(screen.getAllByRole('row')).toHaveLength(16);
    const row = within(screen.getByRole('row', { name: /^合计/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['140.00', '280.00', '50.0']);
  });

  it('shows by how much a budget is overrun: two overruns are told apart', () => {
    show(costOf('1', '117.00', '100.00', '117.00'), costOf('2', '320.00', '100.00', '320.00'));
    const lengths = screen.getAllByTitle(/^预算/).map((mark) => Number.parseFloat(mark.style.left));
    expect(lengths[0]).toBeGreaterThan(lengths[1]!);
  });

  it('says that nothing is collected in place of bars without length', () => {
    show(costOf('1', '0.00', '20.00', '0.00'));
    expect(screen.getByText(/本年度还没有归集的费用/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the files of the projects', () => {
  const missing = [{ fileNo: 'F01', label: text('计划书', 'Plan'), basis: '' }];
  const standingOf = (projectId: string, completeness: number) => ({
    ...{ projectId, projectCode: `RD${projectId}`, projectName: '项目', completeness },
    missing: completeness === 100 ? [] : missing,
  });

  it('stand by how far they are collected, each beside its page', () => {
    const files = [standingOf('2', 40), standingOf('3', 80), standingOf('1', 100)];
    render(<RetainedFilesCard year="2025" projects={files} />, { wrapper: MemoryRouter });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '40%留存资料 40%RD2 项目缺 1 项',
      '80%留存资料 80%RD3 项目缺 1 项',
      '100%留存资料 100%RD1 项目',
    ]);
    expect(screen.getByText('1 / 3 个项目资料齐全')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'RD2 项目' })).toHaveAttribute('href', '/rdm/project/edit?id=2');
  });

  it('leave what does not fit to their own page', () => {
    const files = Array.from({ length: 14 }, (_, at) => standingOf(String(at), at));
    render(<RetainedFilesCard year="2025" projects={files} />, { wrapper: MemoryRouter });
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
    expect(screen.getByText('其余 2 个项目见留存备查资料')).toBeInTheDocument();
  });
});

describe('a chart', () => {
  const bars = [
    { key: 'personnel', label: text('人员人工费用', 'Personnel'), amount: '1000.50', before: '2000.00' },
    { key: 'other', label: text('其他费用', 'Other'), amount: '-3.00', before: '0.00' },
  ];
  const show = (layout: 'rows' | 'columns') =>
    render(
      <BarChart title="费用构成" heading="费用类别" bars={bars} layout={layout} toOf={(key) => `/cost?item=${key}`} />,
      { wrapper: MemoryRouter },
    );

  it.each(['rows', 'columns'] as const)(
    'in %s tells each bar beside last year, and leads to what it is of',
    async (layout) => {
      show(layout);
      const bar = screen.getByRole('link', { name: '人员人工费用：本年 1,000.50，上年 2,000.00' });
      expect(bar).toHaveAttribute('href', '/cost?item=personnel');
      bar.focus();
      for (const tick of ['0', '0.05', '0.1', '0.15', '0.2']) expect(screen.getByText(tick)).toBeInTheDocument();
    },
  );

  it('turns into a table with the same figures', async () => {
    show('rows');
    await userEvent.click(screen.getByRole('button', { name: '显示为表格' }));
    const row = screen.getByRole('row', { name: /人员人工费用/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['1,000.50', '2,000.00']);
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });
});

it('tells who leads projects how far hours, budget and files are', () => {
  const project = { id: '1', code: 'RD1', name: '压缩机', lastHours: '2025-03', used: '120.00', completeness: 40 };
  render(
    <OwnProjects projects={[project, { ...project, id: '2', lastHours: null, used: null, completeness: null }]} />,
    {
      wrapper: MemoryRouter,
    },
  );
  expect(screen.getByText('工时填至 2025-03')).toBeInTheDocument();
  expect(screen.getByText('预算执行 120.0%')).toHaveClass('text-danger');
  expect(screen.getByText('没有工时')).toHaveClass('text-warning');
  expect(screen.getByText('未编预算')).toBeInTheDocument();
});

it('warns who looks after accounts of people who wait and of space that runs out', () => {
  const megabyte = 1024 * 1024;
  const known = { people: 7, pending: 2, signedIn: 3, fileBytes: 95 * megabyte, fileQuotaBytes: 100 * megabyte };
  render(<AdministrationCard {...known} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: '2' }).parentElement).toHaveClass('text-warning');
  expect(screen.getByRole('link', { name: '95.0 MB / 100.0 MB' }).parentElement).toHaveClass('text-warning');
});
