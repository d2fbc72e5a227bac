import { annualReport } from '@rdm/core/internal/statistics';
import type { Ports } from '@rdm/core/internal/application';
import { enterpriseYear } from '@rdm/core/internal/enterprise';
import { text, type Trace } from '@rdm/core/internal/kernel';
import {
  projectReport,
  quarterField,
  quarterlyAmounts,
  quarters,
  type LedgerPort,
  type Preferential,
} from '@rdm/core/internal/ledger';
import { sum, yuan } from '@rdm/core/money';
import { project } from '@rdm/core/internal/project';
import { formVersion, returnPlace, superDeduction, type DeclarationPeriod, type EnterpriseKind } from '@rdm/core/tax';
import { vi, type Mock } from 'vitest';
import { memoryPort, memoryPorts, stored } from '../../../../resource/testing/memory-ports';
import { amounts, type Inputs } from '../YearInputsViewModel';

const counted: Readonly<Record<DeclarationPeriod, number>> = { H1: 2, Q1_Q3: 3, ANNUAL: 4 };

const source: Trace = {
  key: 'part:1:0',
  label: text('2024-01 王小明', '2024-01 Wang'),
  value: '100000.00',
  formula: text('工资薪金×研发工时÷总工时', 'Salary × R&D hours ÷ total hours'),
  inputs: [],
  source: { resource: 'blade-rdm/costpersonnelsalary', id: '77' },
};
const months: Trace = {
  key: 'item:11:1.1',
  label: text('RD01：工资薪金', 'RD01: wages'),
  value: '100000.00',
  formula: text('各月归集金额之和', 'Total of the months'),
  inputs: [source],
};

type Spied = { [K in keyof LedgerPort]: Mock<LedgerPort[K]> };

interface MemoryLedgerOptions {
  readonly years?: readonly string[];
  /** What registers make of a line. */
  readonly computed?: Readonly<Partial<Record<'43' | '44' | '46' | '48' | '49', string>>>;
  readonly gate?: Preferential['gate'];
}

/** A ledger with one project in each of its years that computes A107012 from the inputs it is given, as the real one does. */
export function memoryLedger({
  years: reported = ['2023', '2024'],
  computed = {},
  gate = { ok: true, findings: [] },
}: MemoryLedgerOptions = {}) {
  let inputs = Object.fromEntries(
    ['line43', ...amounts.flatMap((amount) => quarters.map((quarter) => quarterField(amount, quarter)))].map((name) => [
      name,
      '',
    ]),
  ) as Inputs;
  const years = memoryPort(enterpriseYear);
  const kindsOf = (year: string) =>
    (years.rows.find((row) => row.year === year)?.enterpriseKinds ?? []) as readonly EnterpriseKind[];
  const unused = () => Promise.reject(new Error('Not asked for by this screen'));

  // A test double with the calls that these screens make.
  const answered: Partial<Spied> = {
    recompute: vi.fn(async () => ({ costRecords: 12, ledgerRows: 34, reports: 1, changes: [], warnings: [] })),
    recomputeProgress: vi.fn(async () => ({ running: false, done: 0, total: 0, step: null })),
    preferential: vi.fn(async ({ year = '', addedType = 'ANNUAL' }): Promise<Preferential> => {
      const line = (name: (typeof amounts)[number]) =>
        sum(
          quarters.slice(0, counted[addedType]).map((quarter) => yuan(inputs[quarterField(name, quarter)] || '0')),
        ).toString();
      const asksQuarter = year === '2022' && addedType === 'ANNUAL' && kindsOf(year).length === 0;
      const form = superDeduction({
        year: Number(year),
        period: addedType,
        enterpriseKinds: kindsOf(year),
        projects: [{ id: '11', label: 'RD01', expenditureType: 'expensed', ended: false, items: { '1.1': '100000' } }],
        line43: inputs.line43 || '0',
        ...Object.fromEntries(amounts.map((name) => [`line${quarterlyAmounts[name].line}`, line(name)])),
      });
      const lineInputs = (['43', '44', '46', '48', '49'] as const).map((line) => ({
        ...{ line, computed: computed[line] ?? '0.00', quarters: [computed[line] ?? '0.00', '0.00', '0.00', '0.00'] },
        ...{ typed: false, value: form.lines[line], difference: '0.00', reason: null },
      }));
      return {
        ...{ ...form, year, addedType, inputs, enterpriseKinds: kindsOf(year), lineInputs, gate },
        fourthQuarter: asksQuarter
          ? { method: null, monthsAfter: 3, months: 12, proposed: '40000.00', amount: null }
          : null,
        returnPlace: returnPlace({ year: Number(year), period: addedType, enterpriseKinds: kindsOf(year) }),
        notices: formVersion(Number(year))?.notes ?? [],
      };
    }),
    explain: vi.fn(async () => months),
    saveYearInputs: vi.fn(async ({ year: _, ...given }) => {
      inputs = {
        ...inputs,
        ...Object.fromEntries(
          Object.entries(given).map(([name, value]) => [
            name,
            name in inputs && value ? yuan(value).toString() : value,
          ]),
        ),
      };
    }),
    statsAmount: vi.fn(unused),
    statsMonths: vi.fn(unused),
    summary: vi.fn(unused),
    summary2020: vi.fn(unused),
    ledgerSheet: vi.fn(unused),
    clearYearInputs: vi.fn(unused),
    exportPreferential: vi.fn(unused),
    exportSummary: vi.fn(unused),
    exportLedger: vi.fn(unused),
    exportLedgerRows: vi.fn(unused),
  };
  const ledger = answered as Spied;
  const reports = memoryPort(
    projectReport,
    reported.map((year) => stored(year, { year })),
  );
  const ports: Ports = memoryPorts(
    [
      [projectReport, reports],
      [
        project,
        memoryPort(
          project,
          reported.map((year) => stored(year, { year })),
        ),
      ],
      [enterpriseYear, years],
      [annualReport, memoryPort(annualReport)],
    ],
    { enterprise_kind: { manufacturing: '制造业企业', techSme: '科技型中小企业' } },
    { ledger },
  );
  return { ledger, ports, years };
}
