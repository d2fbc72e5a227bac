import type { Ports } from '@rdm/core/internal/application';
import { text, type Trace } from '@rdm/core/internal/kernel';
import { projectReport } from '@rdm/core/internal/ledger';
import { project } from '@rdm/core/internal/project';
import { annualFigures, annualReportTree, type StatisticsPort } from '@rdm/core/internal/statistics';
import { vi, type Mock } from 'vitest';
import { memoryPort, memoryPorts, stored } from '../../../../resource/testing/memory-ports';

type Spied = { [K in keyof StatisticsPort]: Mock<StatisticsPort[K]> };

const ofItem: Trace = {
  key: 'item:1.1',
  label: text('1.1 直接从事研发活动人员工资薪金', '1.1 Wages and salaries'),
  value: '2000000.00',
  formula: text('全部项目本年合计（元）', 'All projects of the year together, in yuan'),
  inputs: [],
  source: { resource: 'blade-rdm/costpersonnelsalary', id: '77' },
};

/** A report computed from its registers as in production, with one project of 2 000 千元 in 2024 and 2023. */
export function memoryStatistics({ years = ['2023', '2024'] }: { years?: readonly string[] } = {}) {
  const typed: Record<string, Record<string, string>> = {};
  const figuresOf = (year: string) =>
    annualFigures({
      projects: years.includes(year) ? [{ items: { '1.1': '2000000.00' } }] : [],
      persons: years.includes(year)
        ? [
            {
              id: '5',
              name: '李四',
              sex: '2',
              education: 'doctor',
              category: 'researcher',
              employmentForm: 'fullTime',
              rdHours: '2000',
              dueHours: '2000',
            },
          ]
        : [],
      deduction: years.includes(year) ? { base: '2000000.00', line51: '2000000.00' } : { base: '0', line51: '0' },
      taxRatio: typed[year]?.amount44_tax_ratio ?? '0%',
      typed: typed[year] ?? {},
    });
  // A test double with the calls that these screens make.
  const answered: Partial<Spied> = {
    report: vi.fn(async ({ year = '' }) => {
      const empty = annualReportTree(year).flatMap(({ amountKey }) => (amountKey ? [[amountKey, '0']] : []));
      const { amounts, computed } = figuresOf(year);
      const data: Record<string, string> = {
        ...(Object.fromEntries(empty) as Record<string, string>),
        amount44_tax_ratio: '0%',
        ...typed[year],
        ...amounts,
      };
      return { data, computed };
    }),
    save: vi.fn(async ({ year = '', ...given }) => {
      typed[year] = { ...typed[year], ...(given as Record<string, string>) };
    }),
    explain: vi.fn(async ({ year, key }) => (key === 'item:1.1' ? ofItem : figuresOf(year).traces[key]!)),
    export: vi.fn(async () => ({ name: '107-2.xlsx', type: 'application/octet-stream', bytes: new Uint8Array([1]) })),
  };
  const statistics = answered as Spied;
  const records = years.map((year) => stored(year, { year }));
  const ports: Ports = memoryPorts(
    [
      [projectReport, memoryPort(projectReport, records)],
      [project, memoryPort(project, records)],
    ],
    {},
    { statistics },
  );
  return { statistics, ports };
}
