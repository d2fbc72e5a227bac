import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BarChart } from './BarChart';
import { DueList } from './DueList';
import { dueItems } from './due-items';
import { FigureRow } from './FigureRow';
import { categoryBars } from './year-figures';
import { MemoryRouter } from 'react-router';

const nothingYet = {
  projects: [],
  amounts: null,
  months: null,
  deduction: null,
  hasEnterpriseKind: false,
  projectsWithoutHours: [],
  reports: 0,
  vouchers: 0,
  subjectMatches: 0,
  unmatchedEntries: 0,
  projectsWithoutEvidence: [],
  hasYearInputs: null,
};

it('leads from what is due to the place where it is settled', () => {
  render(<DueList items={dueItems('2025', nothingYet)} />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: /去登记/ })).toHaveAttribute('href', '/rdm/enterpriseyear');
});

it('says in one sentence that nothing is due', () => {
  render(<DueList items={[]} />, { wrapper: MemoryRouter });
  expect(screen.getByText('本年度没有待办事项。')).toBeInTheDocument();
});

it('shows amounts with separators and an em dash where a figure is not known', () => {
  const figures = { projects: 3, total: '1234567.80', expensed: '0.00', capitalised: null, deduction: null };
  render(<FigureRow figures={figures} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: '1,234,567.80' })).toHaveAttribute('href', '/rdm/cost/record');
  expect(screen.getAllByRole('link', { name: '—' })).toHaveLength(2);
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
