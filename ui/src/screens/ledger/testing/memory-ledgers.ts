import type { Ports } from '@rdm/core/internal/application';
import { voucherEntry } from '@rdm/core/internal/finance';
import { text, type Trace } from '@rdm/core/internal/kernel';
import {
  inBrief,
  amountsOf,
  projectReport,
  totalAmounts,
  type ItemAmounts,
  type LedgerPort,
  type LedgerSheet,
  type LedgerSheetRow,
  type SummarisedProject,
} from '@rdm/core/internal/ledger';
import { project } from '@rdm/core/internal/project';
import { collectionTable, summary2015, summary2021 } from '@rdm/core/tax';
import { vi, type Mock } from 'vitest';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import { memoryReports } from './memory-reports';

const own: SummarisedProject = {
  projectId: '11',
  projectCode: 'RD01',
  projectName: '主轴热误差补偿',
  completion: 'ongoing',
  expenditureType: 'expensed',
};
const joint: SummarisedProject = {
  projectId: '12',
  projectCode: 'RD02',
  projectName: '谐波减速器',
  completion: 'ended',
  expenditureType: 'capitalised',
};
const items: Readonly<Record<string, ItemAmounts>> = {
  '11': { '1.1': '90000.00', '6.4': '20000.00', '7.1': '50000.00' },
  '12': { '1.1': '60000.00' },
};

const row = (id: string, given: Partial<LedgerSheetRow> & { readonly items: ItemAmounts }): LedgerSheetRow => ({
  id,
  month: '2024-01',
  origin: 'allocation',
  verification: 'open',
  voucherId: null,
  voucherResource: null,
  voucherDate: null,
  voucherType: null,
  voucherNo: null,
  summary: '直接从事研发活动人员工资薪金',
  excluded: '0.00',
  adjustment: null,
  collected: given.items,
  ...amountsOf(given.items),
  ...given,
});

const booked = {
  origin: 'voucher',
  verification: 'verified',
  voucherId: '901',
  voucherResource: voucherEntry.name,
  voucherDate: '2024-02-11',
  voucherType: '记',
  voucherNo: '12',
  summary: '检测费',
};

/** The ledger of RD01: one allocated row in January, a voucher in February. */
export function ownLedger(rows: readonly LedgerSheetRow[] = rowsOfOwn): LedgerSheet {
  return {
    ...own,
    ledgerId: own.projectId,
    reportId: '21',
    year: '2024',
    devForm: 'zzyf',
    opening: null,
    rows,
    total: totalAmounts(rows),
  };
}

const rowsOfOwn: readonly LedgerSheetRow[] = [
  row('301', { items: { '1.1': '90000.00' } }),
  row('302', { ...booked, month: '2024-02', items: { '6.4': '20000.00', '7.1': '50000.00' }, bookAmount: '70000.00' }),
];

/** A capitalised ledger that is re-opened. */
function jointLedger(): LedgerSheet {
  const opening = amountsOf({ '1.1': '40000.00' });
  const rows = [row('303', { items: { '1.1': '20000.00' } })];
  return {
    ...joint,
    ledgerId: joint.projectId,
    reportId: '22',
    year: '2024',
    devForm: 'hzyf',
    opening,
    rows,
    total: totalAmounts([opening, ...rows]),
  };
}

const explained: Trace = {
  key: 'record:1',
  label: text('2024-01 工资薪金', '2024-01 wages'),
  value: '90000.00',
  formula: text('本月各台账行分摊金额之和', 'The register rows of the month added up'),
  inputs: [],
};

type Spied = { [K in keyof LedgerPort]: Mock<LedgerPort[K]> };

/** Ledgers of two projects in 2024, summed by the production calculation. */
export function memoryLedgers({ years = ['2024'] }: { years?: readonly string[] } = {}) {
  const inYear = (year: string) => (years.includes(year) ? [own, joint] : []);
  const costs = (year: string) =>
    inYear(year).map(({ projectId, projectCode, expenditureType, completion }) => ({
      id: projectId,
      label: projectCode,
      expenditureType: expenditureType as 'expensed' | 'capitalised',
      ended: completion === 'ended',
      items: items[projectId],
    }));
  const headOf = (year: string) => ({
    year,
    taxpayerId: null,
    taxpayerName: '远川精密制造有限公司',
    from: `${year}-01-01`,
    to: `${year}-12-31`,
  });
  const projectOf = (id: string) => (id === own.projectId ? own : joint);
  const unused = () => Promise.reject(new Error('Not asked for by this screen'));
  const ledger: Partial<Spied> = {
    summary: vi.fn(async ({ year, brief }) => {
      const { trace, rows, ...sums } = summary2021({ year: Number(year), projects: costs(year), otherMatters: {} });
      const shown = rows.map((each) => ({ ...projectOf(each.projectId), ...each }));
      const whole = { ...headOf(year), ...sums, otherMatters: sums.otherMatters!, rows: shown, trace };
      return brief ? inBrief(whole) : whole;
    }),
    summary2020: vi.fn(async ({ year, brief }) => {
      const projects = costs(year);
      const { trace, rows, ...sums } = summary2015({ year: Number(year), projects });
      const table = year === '2018' ? { collectionTable: collectionTable({ year: 2018, projects }) } : {};
      const options = { relatedParty: null, overseas: null, achievements: ['01'], certificateNo: null };
      const shown = rows.map((each) => ({ ...projectOf(each.projectId), ...options, ...each }));
      const whole = { ...headOf(year), ...sums, ...table, rows: shown, trace };
      return brief ? inBrief(whole) : whole;
    }),
    ledgerSheet: vi.fn(async ({ reportId = '21' }) => (reportId === '21' ? ownLedger() : jointLedger())),
    explain: vi.fn(async () => explained),
    recompute: vi.fn(unused),
  };
  const reports = memoryPort(
    projectReport,
    years.flatMap((year) => [
      stored('22', { ...joint, year, total: '60000.00', dataStatus: 'submit' }),
      stored('21', { ...own, year, total: '160000.00', dataStatus: 'save' }),
    ]),
  );
  const area = memoryReports(reports);
  reports.list.mockImplementation(async ({ where = [], size = 10 }) => {
    const records = reports.rows.filter((each) => where.every(({ field, value }) => each[field] === value));
    return { records: size < 0 ? records : records.slice(0, size), total: records.length, size, current: 1, pages: 1 };
  });
  const projects = memoryPort(
    project,
    years.map((year) => stored(year, { year })),
  );
  const ports: Ports = memoryPorts(
    [
      [projectReport, reports],
      [project, projects],
    ],
    {
      completion: { ongoing: '未结束', ended: '已结束' },
      expenditure_type: { expensed: '费用化', capitalised: '资本化' },
      project_achiev_type_1071: { '01': '论文或专著' },
      data_status: { save: '草稿', submit: '已提交' },
    },
    { ledger: ledger as unknown as LedgerPort, reports: area },
  );
  return { ledger: ledger as Spied, ports, reports, area };
}
