import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { text } from '@rdm/core/internal/kernel';
import { BarChart } from './BarChart';
import { DueList } from './DueList';
import { dueItems } from './due-items';
import { FigureRow } from './FigureRow';
import type { ProjectCost } from './project-costs';
import { ProjectCosts } from './ProjectCosts';
import { RetainedFilesCard } from './RetainedFilesCard';
import { retainedFiles } from './retained-files';
import { categoryBars } from './year-figures';
import { MemoryRouter } from 'react-router';
import { YearSteps } from './YearSteps';

const nothingYet = {
  projects: [],
  amounts: null,
  months: null,
  deduction: null,
  taxRate: null,
  taxSaved: null,
  openMonths: null,
  hasEnterpriseKind: false,
  projectsWithoutHours: [],
  reports: 0,
  vouchers: 0,
  subjectMatches: 0,
  unmatchedEntries: 0,
  projectsWithoutEvidence: [],
  hasYearInputs: null,
  outOfDate: null,
  filed: false,
  retention: null,
};

const unknown = {
  projects: 3,
  total: null,
  expensed: '0.00',
  capitalised: null,
  deduction: null,
  taxSaved: null,
  taxRate: null,
};

it('leads from what is due to the place where it is settled', () => {
  render(<DueList items={dueItems('2025', nothingYet)} />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: /去登记/ })).toHaveAttribute('href', '/rdm/enterpriseyear');
});

it('says that the papers of the year are out of date, with what changed', () => {
  const outOfDate = { zh: '数据已变动（3 处：材料 3）', en: 'The data has changed' };
  render(<DueList items={dueItems('2025', { ...nothingYet, reports: 1, outOfDate })} />, { wrapper: MemoryRouter });
  expect(screen.getByText('数据已变动（3 处：材料 3）')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /去计算/ })).toHaveAttribute('href', '/project/preferential?year=2025');
});

it('shows the year as steps to who sees most of them, the next one marked', () => {
  const { rerender } = render(<YearSteps year="2025" data={{ ...nothingYet, vouchers: 5, subjectMatches: 2 }} />, {
    wrapper: MemoryRouter,
  });
  const steps = within(screen.getByRole('list', { name: '年度步骤' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(5);
  expect(steps.getByRole('link', { current: 'step' })).toHaveAttribute('href', '/rdm/import');
  rerender(<YearSteps year="2025" data={{ ...nothingYet, vouchers: null, subjectMatches: null }} />);
  expect(screen.queryByRole('list')).toBeNull();
});

it('says in one sentence that nothing is due', () => {
  render(<DueList items={[]} />, { wrapper: MemoryRouter });
  expect(screen.getByText('本年度没有待办事项。')).toBeInTheDocument();
});

it('shows amounts with separators and an em dash where a figure is not known', () => {
  render(<FigureRow figures={{ ...unknown, total: '1234567.80', expensed: '0.00' }} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: '1,234,567.80' })).toHaveAttribute('href', '/rdm/cost/record');
  expect(screen.getAllByRole('link', { name: '—' })).toHaveLength(3);
});

it('says at which rate tax is saved, and where the rate is entered while there is none', () => {
  const { rerender } = render(<FigureRow figures={{ ...unknown, deduction: '100.00' }} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: '在 107-2 填写税率' })).toHaveAttribute(
    'href',
    '/rdm/statistics/annual-report',
  );
  rerender(<FigureRow figures={{ ...unknown, deduction: '100.00', taxSaved: '15.00', taxRate: '15%' }} />);
  expect(screen.getByText('预计节税额（元，税率 15%）')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '15.00' })).toBeInTheDocument();
});

describe('cost by project', () => {
  const costOf = (id: string, amount: string, budget: string | null, used: string | null): ProjectCost => ({
    ...{ id, amount, budget, used },
    label: text(`RD${id} 项目`, `RD${id} 项目`),
  });

  it('says how far each budget is spent, and which are not drawn up', () => {
    const costs = [costOf('1', '150.00', '100.00', '150.00'), costOf('2', '50.00', null, null)];
    render(<ProjectCosts costs={costs} />, { wrapper: MemoryRouter });
    expect(screen.getByText('150.0%')).toHaveClass('text-danger');
    expect(screen.getByText('未编预算')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'RD1 项目' })).toHaveAttribute('href', '/rdm/project/edit?id=1');
  });

  it('is a table of all projects with their total, of which the chart shows the costliest', async () => {
    const costs = Array.from({ length: 14 }, (_, at) => costOf(String(at), '10.00', '20.00', '50.00'));
    render(<ProjectCosts costs={costs} />, { wrapper: MemoryRouter });
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
    expect(screen.getByText('其余 2 个项目见表格')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '显示为表格' }));
    expect(screen.getAllByRole('row')).toHaveLength(16);
    const total = within(screen.getByRole('row', { name: /^合计/ }));
    expect(total.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['140.00', '280.00', '50.0']);
  });

  it('says that nothing is collected in place of bars without length', () => {
    render(<ProjectCosts costs={[costOf('1', '0.00', '20.00', '0.00')]} />, { wrapper: MemoryRouter });
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

  it('stand by how far they are collected, the least first, each beside its page', () => {
    const files = retainedFiles('2025', [standingOf('1', 100), standingOf('2', 40), standingOf('3', 80)]);
    render(<RetainedFilesCard {...files} />, { wrapper: MemoryRouter });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '40%留存资料 40%RD2 项目缺 1 项',
      '80%留存资料 80%RD3 项目缺 1 项',
      '100%留存资料 100%RD1 项目',
    ]);
    expect(screen.getByText('1 / 3 个项目资料齐全')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'RD2 项目' })).toHaveAttribute('href', '/rdm/project/edit?id=2');
    expect(screen.getByRole('link', { name: '查看留存备查资料' })).toHaveAttribute(
      'href',
      '/rdm/project/retained?year=2025',
    );
  });

  it('leave what does not fit to their own page', () => {
    const files = retainedFiles(
      '2025',
      Array.from({ length: 14 }, (_, at) => standingOf(String(at), at)),
    );
    render(<RetainedFilesCard {...files} />, { wrapper: MemoryRouter });
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
    expect(screen.getByText('其余 2 个项目见留存备查资料')).toBeInTheDocument();
  });
});

it('turns a chart into a table with the same figures', async () => {
  const categories = {
    personnel: '1000.50',
    directInput: '0.00',
    depreciation: '0.00',
    amortisation: '0.00',
    design: '0.00',
    other: '0.00',
    entrusted: '0.00',
  };
  const bars = categoryBars([{ projectId: 'p', projectCode: 'RD01', items: {}, categories, total: '1000.50' }]);
  render(<BarChart title="费用构成" heading="费用类别" bars={bars} layout="rows" />);
  await userEvent.click(screen.getByRole('button', { name: '显示为表格' }));
  const row = screen.getByRole('row', { name: /人员人工费用/ });
  expect(within(row).getByText('1,000.50')).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(8);
});
