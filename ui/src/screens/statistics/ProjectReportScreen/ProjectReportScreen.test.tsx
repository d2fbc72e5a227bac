import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { ProjectFormRow, StatisticsPort } from '@rdm/core/internal/statistics';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPorts } from '../../../resource/testing/memory-ports';
import { todayIs } from '../../../resource/testing/today-is';
import ProjectReportScreen from './ProjectReportScreen';

todayIs('2024-08-01');

const row: ProjectFormRow = {
  projectId: '1',
  code: 'RD01',
  name: '低温压缩机',
  source: '1',
  developmentForm: '10',
  results: ['12'],
  targets: ['3'],
  start: '202403',
  end: '202411',
  stage: null,
  persons: 12,
  personMonths: '34.50',
  spending: '1234.56',
  governmentFunds: '0.00',
  basicResearch: '0.00',
  ownSpending: '1234.56',
  entrustedSpending: '0.00',
};

const words = {
  project_source: { 1: '本企业自选项目' },
  project_achiev_type_1071: { 12: '发明专利' },
  project_target: { 3: '开发全新产品' },
};

function show(rows: readonly ProjectFormRow[], can: (permission: string) => boolean = () => true) {
  const projects = vi.fn<StatisticsPort['projects']>(async () => [...rows]);
  const statistics = { projects } as unknown as StatisticsPort;
  const at = '/rdm/statistics/project-report?year=2024';
  return { projects, ...renderScreen(<ProjectReportScreen />, memoryPorts([], words, { statistics }), { at, can }) };
}

describe('form 107-1', () => {
  test('shows each project of the year under the columns of the form', async () => {
    const { projects } = show([row]);
    const table = within(await screen.findByRole('grid', { name: /107-1表/, busy: false }));
    const line = table.getByRole('row', { name: /低温压缩机/ });
    for (const shown of ['10 自主完成', '202403', '202411', '34.50']) expect(line).toHaveTextContent(shown);
    expect(line).toHaveTextContent('1,234.56');
    expect(projects).toHaveBeenCalledWith({ year: '2024' });
    // The codes of the form, each with what it means.
    await waitFor(() => expect(line).toHaveTextContent('1 本企业自选项目'));
    for (const shown of ['12 发明专利', '3 开发全新产品']) expect(line).toHaveTextContent(shown);
  });

  test('says which project lacks its partner', async () => {
    show([{ ...row, developmentForm: null }]);
    expect(await screen.findByText(/RD01 是合作研发，但没有登记合作单位/)).toBeInTheDocument();
  });

  test('says so where the year has no project, and is not shown without the right', async () => {
    show([]);
    expect(await screen.findByText('2024年度没有研发项目')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '导出' })).toBeNull();
    show([], () => false);
    expect(screen.getByText('您没有查看此内容的权限')).toBeInTheDocument();
  });
});
