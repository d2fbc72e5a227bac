import type { Ports } from '@rdm/core/internal/application';
import { costLines, type ProjectCostDetail, type ProjectDeveloping, type ProjectInfo } from '@rdm/core/internal/title';
import { text } from '@rdm/core/internal/kernel';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPorts } from '../../../resource/testing/memory-ports';
import HighTechScreen from './HighTechScreen';

const cells = Object.fromEntries(
  Object.keys(costLines).map((line) => [line, '12.34']),
) as ProjectCostDetail['years'][number]['total'];
const detail: ProjectCostDetail = {
  year: '2025',
  years: [
    {
      ...{ year: '2024', columns: [{ code: 'RD01', name: '低温变频', cells }], total: cells },
      cost: {
        categories: {
          ...{ personnel: '0', direct: '0', depreciation: '0', amortisation: '0', design: '0', trial: '0', other: '0' },
        },
        ...{ entrustedDomestic: '0', entrustedOverseas: '0' },
      },
      ...{ ledgerTotal: '123400.00', rounding: '0.00', bridge: '123400.00', deduction: '98700.00' },
      recognised: { steps: [], total: '120000.00', domestic: '120000.00' },
    },
  ],
  ...{ recognisedTotal: '120000.00', recognisedDomestic: '120000.00', domesticShare: '100.00' },
  findings: [text('2024 年表五合计与口径差异表不一致', 'It differs from the bridge')],
};
const formText = { value: '', from: 'none', length: 0 } as const;
const info: ProjectInfo = {
  ...{ year: '2025', years: ['2022', '2023', '2024'], limit: 400, findings: [] },
  activities: [
    {
      ...{ recordId: '1', code: 'RD01', name: '低温变频', projectCodes: ['P1', 'P2'], startTime: '2023-01-01' },
      ...{ endTime: null, domain: '3.5', source: '6', properties: ['IP01'], totalBudget: '241.00' },
      ...{ total: '36.00', spending: ['10.00', '12.00', '14.00'] },
      purpose: { value: '形成变频控制方法', from: 'project', length: 8 },
      ...{ coreTechnology: formText, results: formText },
    },
  ],
};

function opened(at: string) {
  const projectCostDetail = vi.fn(async () => detail);
  const projectInfo = vi.fn(async () => info);
  const projectDeveloping = async (): Promise<ProjectDeveloping> => ({
    ...{ year: '2025', done: '0.00' },
    projects: [
      {
        ...{ id: '1', code: 'RD2025001', name: '新项目', leaderId: null, stage: null, startTime: null, endTime: null },
        ...{ budget: null, done: '0.00', remaining: null, share: null, expected: [], expectedTarget: null },
      },
    ],
  });
  const highTechAnnex = { projectCostDetail, projectInfo, projectDeveloping } as unknown as Ports['highTechAnnex'];
  const dictionaries = {
    high_tech_product_domain: { '3.5': '新型机械' },
    high_tech_product_source: { 6: '企业自有技术' },
  };
  renderScreen(<HighTechScreen />, memoryPorts([], dictionaries, { highTechAnnex }), { at });
  return { projectCostDetail, projectInfo };
}

it('shows table five of the year a link names, its findings first, and what the conditions count', async () => {
  const { projectCostDetail } = opened('/rdm/enterprisehightech?tab=projectcostdetail&year=2025');
  const table = await screen.findByRole('table', { name: '2024 年研究开发费用结构明细（表五，万元）' });
  expect(projectCostDetail).toHaveBeenCalledWith({ year: '2025' });
  expect(within(table).getAllByRole('row')).toHaveLength(12);
  expect(screen.getByText('2024 年表五合计与口径差异表不一致')).toBeInTheDocument();
  const counted = within(screen.getByRole('table', { name: '2024 年认定口径测算' }));
  expect(counted.getByText('120,000.00')).toBeInTheDocument();
  expect(counted.getByRole('row', { name: /加计口径（限额调整前） 98,700\.00/ })).toBeInTheDocument();
});

it('shows a running project that is still a draft, without stage, form of result and budget', async () => {
  opened('/rdm/enterprisehightech?tab=projectdeveloping&year=2025');
  const row = within(await screen.findByRole('table', { name: '在研项目' })).getByRole('row', { name: /RD2025001/ });
  expect(within(row).getAllByText('—').length).toBeGreaterThan(2);
});

it('goes from one annex to another, with words of dictionaries and counters of texts', async () => {
  const user = userEvent.setup();
  opened('/rdm/enterprisehightech?tab=projectcostdetail&year=2025');
  await user.click(await screen.findByRole('tab', { name: '研发活动（表四）' }));
  expect(await screen.findByText('新型机械')).toBeInTheDocument();
  expect(screen.getByText('形成变频控制方法（8/400，取自项目立项）')).toBeInTheDocument();
});
