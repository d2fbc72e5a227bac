import { describe, expect, it } from 'vitest';
import type { Ports } from '@rdm/core/internal/application';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import type { Condition, PageQuery, Resource } from '@rdm/core/internal/records';
import { closingDates } from './closing-dates';
import { totalOf } from './project-costs';
import { HomeViewModel } from './HomeViewModel';

type Row = Readonly<Record<string, unknown>>;

const categories = {
  personnel: '100.10',
  directInput: '50.00',
  depreciation: '0.00',
  amortisation: '0.00',
  design: '0.00',
  other: '-3.00',
  entrusted: '0.00',
};
const records: Record<string, readonly Row[]> = {
  'blade-rdm/project': [
    { id: 'p1', year: '2025', code: 'RD01', name: '压缩机', expenditureType: 'expensed', budgetAmount: '0.02' },
    { id: 'p2', year: '2025', code: 'RD02', name: '换热器', expenditureType: 'capitalised', budgetAmount: '-1.00' },
    { id: 'p0', year: '2024', code: 'RD00', name: '阀门', expenditureType: 'expensed' },
  ],
  'blade-rdm/enterpriseyear': [{ year: '2025', enterpriseKinds: ['manufacturing'] }],
  'blade-rdm/projectworktime': [{ projectId: 'p2', month: '2025-03' }],
  'blade-rdm/projectreport': [{ year: '2025' }],
  'blade-rdm/financialaccount': [{ month: '2025-01' }],
  'blade-rdm/financialaccount/match': [{ subjectCode: '530101' }],
  'blade-rdm/projectdetail': [
    { projectId: 'p1', planTaskFiles: ['1'], resolutionFiles: ['2'], devForm: 'zzyf' },
    { projectId: 'p2', planTaskFiles: ['1'], resolutionFiles: ['2'], devForm: 'zzyf' },
    { projectId: 'p0', planTaskFiles: ['1'], resolutionFiles: ['2'], devForm: 'zzyf' },
  ],
  'blade-rdm/projectreportyear': [{ year: '2025' }],
};
const amounts = [
  { projectId: 'p1', projectCode: 'RD01', items: { '1.1': '100.10' }, categories, total: '147.10' },
  { projectId: 'p2', projectCode: 'RD02', items: {}, categories, total: '0.20' },
] as const;
const months = [
  { projectId: 'p1', projectCode: 'RD01', months: { '01': '100.00', '02': '25.00' }, total: '125.00' },
  { projectId: 'p2', projectCode: 'RD02', months: { '01': '0.10' }, total: '0.10' },
];

const holds = (row: Row) => (condition: Condition) => {
  const { field, is, value } = condition;
  if (is === 'in') return Array.isArray(value) && value.includes(String(row[field]));
  return is === 'likeRight' ? String(row[field]).startsWith(String(value)) : row[field] === value;
};

function portsWith(
  rows: Record<string, readonly Row[]> = {},
  ledger: Partial<Ports['ledger']> = {},
  statistics: Ports['statistics']['data'] = () => Promise.resolve({ amount44_tax_ratio: '15%' }),
): Ports {
  const all = { ...records, ...rows };
  return {
    resource: ({ name }: Resource) => ({
      list: ({ where = [], size = 10 }: PageQuery) => {
        const found = (all[name] ?? []).filter((row) => where.every(holds(row)));
        return Promise.resolve({ records: size < 0 ? found : found.slice(0, size), total: found.length });
      },
    }),
    ledger: {
      statsAmount: () => Promise.resolve(amounts),
      statsMonths: () => Promise.resolve(months),
      preferential: () => Promise.resolve({ lines: { '51': '147.10' } }),
      yearState: () => Promise.resolve({ computedTime: '2025-05-01 08:00:00', notice: null, filed: null }),
      ...ledger,
    },
    statistics: { data: statistics },
    retention: { standing: () => Promise.resolve([]) },
  } as unknown as Ports;
}

async function opened(ports: Ports) {
  const home = new HomeViewModel(
    ports,
    () => true,
    () => new Date(2025, 5, 1),
  );
  await home.load();
  return home;
}
const due = (home: HomeViewModel) => home.due.map(({ key }) => key);

describe('The home page', () => {
  it('opens with the current year and offers the years of the projects', async () => {
    const home = await opened(portsWith());
    expect(home.year).toBe('2025');
    expect(home.years).toEqual(['2025', '2024']);
  });

  it('opens in the latest year with projects when the current one has none', async () => {
    const rows = { 'blade-rdm/project': [{ id: 'p0', year: '2023', code: 'RD00', name: '阀门' }] };
    const home = await opened(portsWith(rows));
    expect(home).toMatchObject({ year: '2023', years: ['2025', '2023'] });
    await home.choose('2025');
    expect(home.year).toBe('2025');
  });

  it('takes the year of the first projects, which were imported while it was open', async () => {
    const projects: Row[] = [];
    const home = await opened(portsWith({ 'blade-rdm/project': projects }));
    expect(home.year).toBe('2025');
    projects.push({ id: 'p0', year: '2024', code: 'RD00', name: '阀门' });
    await home.load();
    expect(home.year).toBe('2024');
  });

  it('tells how far the files of the projects are collected, where the caller may see them', async () => {
    const standing = [
      { projectId: 'p1', projectCode: 'RD01', projectName: '压缩机', completeness: 100, missing: [] },
      { projectId: 'p2', projectCode: 'RD02', projectName: '换热器', completeness: 20, missing: [{}] },
    ];
    const portsAnswering = (answer: () => Promise<unknown>) =>
      ({ ...portsWith(), retention: { standing: answer } }) as unknown as Ports;
    const seen = await opened(portsAnswering(() => Promise.resolve(standing)));
    expect(seen.retained).toMatchObject({
      year: '2025',
      complete: 1,
      projects: [{ projectId: 'p2' }, { projectId: 'p1' }],
    });
    const hidden = await opened(
      portsAnswering(() => Promise.reject(new Refusal(faults.forbidden('projectreferencefile_view')))),
    );
    expect(hidden.state).toBe('ready');
    expect(hidden.retained).toBeNull();
  });

  it('has nothing due when all is settled', async () => {
    expect(due(await opened(portsWith()))).toEqual([]);
  });

  it('names what is due in the order in which the figures flow', async () => {
    const home = await opened(
      portsWith({
        'blade-rdm/enterpriseyear': [{ year: '2025', enterpriseKinds: [] }],
        'blade-rdm/projectworktime': [],
        'blade-rdm/projectreport': [],
        'blade-rdm/financialaccount/match': [],
      }),
    );
    expect(home.due.map(({ key, to }) => [key, to])).toEqual([
      ['enterpriseKind', '/rdm/enterpriseyear'],
      ['hours', '/rdm/project/worktime'],
      ['subjects', '/rdm/financialaccount/matchsubject'],
      ['recompute', '/project/preferential'],
    ]);
    // The other project has personnel cost, so it has hours.
    expect(home.due[1]?.message.zh).toBe('1 个项目没有工时：换热器');
  });

  it('asks for vouchers before it asks for their matching', async () => {
    const home = await opened(
      portsWith({ 'blade-rdm/financialaccount': [{ month: '2024-12' }], 'blade-rdm/financialaccount/match': [] }),
    );
    expect(due(home)).toEqual(['vouchers']);
  });

  it('counts the voucher entries of R&D accounts that are not matched', async () => {
    const vouchers = ['530101', '530102', '530102', '660201'].map((subjectCode) => ({ month: '2025-01', subjectCode }));
    const home = await opened(portsWith({ 'blade-rdm/financialaccount': vouchers }));
    expect(home.due.map(({ key, to, message }) => [key, to, message.zh])).toEqual([
      ['entries', '/rdm/financialaccount/matchsubject', '2 条研发支出凭证的科目没有对应，未参与归集'],
    ]);
  });

  it('asks for the documents to be kept, of entrusted projects the contract too', async () => {
    const kept = { planTaskFiles: ['1'], resolutionFiles: ['2'] };
    const one = await opened(
      portsWith({
        'blade-rdm/projectdetail': [
          { projectId: 'p1', ...kept },
          { projectId: 'p2', ...kept, devForm: 'wtyf_jn', devContractFiles: ['3'], contractFilingFiles: [] },
        ],
      }),
    );
    expect(one.due.map(({ key, to }) => [key, to])).toEqual([['evidence', '/rdm/project/edit?id=p2']]);
    const both = await opened(portsWith({ 'blade-rdm/projectdetail': [{ projectId: 'p1', resolutionFiles: ['2'] }] }));
    expect(both.due[0]?.to).toBe('/rdm/project/list?year=2025');
    expect(both.due[0]?.message.zh).toContain('2 个项目缺少留存备查资料（计划书、立项决议或合同）：压缩机、换热器');
  });

  it('warns of the declarations that close soon, of years with projects', async () => {
    const on = async (month: number, day: number) => {
      const home = new HomeViewModel(
        portsWith(),
        () => true,
        () => new Date(2025, month - 1, day),
      );
      await home.load();
      return home.due.filter(({ key }) => key === 'closing').map(({ to, message }) => [to, message.zh]);
    };
    expect(await on(5, 30)).toEqual([
      [
        '/project/preferential?year=2024&period=ANNUAL',
        '2024 年度汇算清缴 5 月 31 日截止，还有 1 天：核对 A107012 后申报',
      ],
    ]);
    expect(await on(6, 1)).toEqual([]);
    expect((await on(7, 15))[0]?.[1]).toContain('还有 0 天');
    expect((await on(10, 1))[0]?.[0]).toBe('/project/preferential?year=2025&period=Q1_Q3');
    expect(closingDates(new Date(2022, 6, 1), ['2022'])).toEqual([]);
    expect(closingDates(new Date(2025, 6, 1), ['2024'])).toEqual([]);
  });

  it('asks for the typed lines of A107012 while its declaration is near', async () => {
    const home = new HomeViewModel(
      portsWith({ 'blade-rdm/projectreportyear': [] }),
      () => true,
      () => new Date(2025, 8, 30),
    );
    await home.load();
    expect(due(home)).toEqual(['closing', 'form']);
    expect(home.due[1]?.to).toBe('/project/preferential?year=2025');
  });

  it('sums the year exactly', async () => {
    const home = await opened(portsWith());
    expect(home.figures).toEqual({
      projects: 2,
      total: '147.30',
      expensed: '147.10',
      capitalised: '0.20',
      deduction: '147.10',
      taxSaved: '22.07',
      taxRate: '15%',
    });
  });

  it('leaves open what tax is saved while no rate is typed in the 107-2 report', async () => {
    for (const rate of ['0%', '']) {
      const home = await opened(portsWith({}, {}, () => Promise.resolve({ amount44_tax_ratio: rate })));
      expect(home.figures).toMatchObject({ deduction: '147.10', taxSaved: null, taxRate: null });
    }
  });

  it('sets what each project costs beside its budget, the costliest first', async () => {
    const home = await opened(portsWith());
    expect(home.costs?.map(({ label, amount, budget, used }) => [label.zh, amount, budget, used])).toEqual([
      ['RD01 压缩机', '147.10', '200.00', '73.55'],
      ['RD02 换热器', '0.20', null, null],
    ]);
    expect(totalOf(home.costs ?? [])).toEqual({ amount: '147.30', budget: '200.00', used: '73.55' });
  });

  it('tells nobody of what is not his to settle', async () => {
    const home = new HomeViewModel(
      portsWith({ 'blade-rdm/enterpriseyear': [], 'blade-rdm/financialaccount/match': [] }),
      (permission) => permission === 'financialaccountmatch_edit',
      () => new Date(2025, 5, 15),
    );
    await home.load();
    expect(home.due.map(({ key }) => key)).toEqual(['subjects']);
  });

  it('asks to lock the months with cost that are over', async () => {
    const month = (verification: string, allocatedTotal: string, bookedTotal = '0.00') => ({
      year: '2025',
      verification,
      allocatedTotal,
      bookedTotal,
    });
    const home = await opened(
      portsWith({
        'blade-rdm/costpersonnelverify': [{ ...month('locked', '5.00'), month: '2025-01' }],
        'blade-rdm/assetsfixedverify': [
          { ...month('open', '5.00'), month: '2025-03' },
          { ...month('open', '0.00'), month: '2025-04' },
          { ...month('verified', '0.00', '7.00'), month: '2025-05' },
          { ...month('open', '5.00'), month: '2025-06' },
        ],
        'blade-rdm/materialverify': [{ ...month('open', '5.00'), month: '2025-03' }],
      }),
    );
    expect(home.due.map(({ key, to, message }) => [key, to, message.zh])).toEqual([
      ['locks', '/rdm/month-close?year=2025', '2 个月份的费用还没有核对锁定：2025-03 – 2025-05'],
    ]);
  });

  it('draws categories and months against the longest bar', async () => {
    const home = await opened(portsWith());
    expect(home.categories?.map(({ key, amount, percent }) => [key, amount, percent]).slice(0, 3)).toEqual([
      ['personnel', '200.20', '100.00'],
      ['directInput', '100.00', '49.95'],
      ['depreciation', '0.00', '0.00'],
    ]);
    expect(home.categories?.find(({ key }) => key === 'other')).toMatchObject({ amount: '-6.00', percent: '0.00' });
    expect(home.months).toHaveLength(12);
    expect(home.months?.at(-1)?.label).toEqual(text('12 月', 'Dec'));
    expect(home.months?.slice(0, 3).map(({ amount, percent }) => [amount, percent])).toEqual([
      ['100.10', '100.00'],
      ['25.00', '24.98'],
      ['0.00', '0.00'],
    ]);
  });

  it('changes the year', async () => {
    const home = await opened(portsWith());
    await home.choose('2024');
    expect(home.figures?.projects).toBe(1);
    expect(due(home)).toContain('recompute');
  });

  it('shows the year chosen last, whichever answer comes last', async () => {
    const waiting: (() => void)[] = [];
    const ports = portsWith(
      {},
      {
        preferential: (({ year }: { year: string }) =>
          new Promise((resolve) => {
            waiting.push(() => resolve({ lines: { '51': year } }));
          })) as unknown as Ports['ledger']['preferential'],
      },
    );
    const home = new HomeViewModel(
      ports,
      () => true,
      () => new Date(2025, 5, 1),
    );
    const first = home.load();
    const second = home.choose('2024');
    await Promise.resolve();
    while (waiting.length < 2) await new Promise((resolve) => setTimeout(resolve, 1));
    waiting.reverse().forEach((answer) => answer());
    await Promise.all([first, second]);
    expect(home.figures?.deduction).toBe('2024');
  });

  it('is empty for a tenant without projects', async () => {
    const home = await opened(portsWith({ 'blade-rdm/project': [] }));
    expect([home.state, home.isEmpty, home.figures]).toEqual(['ready', true, null]);
  });

  it('leaves out what the person may not see', async () => {
    const refuse = () => Promise.reject(new Refusal(faults.forbidden('preferential_view')));
    const home = await opened(portsWith({}, { statsAmount: refuse, statsMonths: refuse, preferential: refuse }));
    expect(home.state).toBe('ready');
    expect(home.figures).toMatchObject({ projects: 2, total: null, deduction: null, taxSaved: null });
    expect([home.categories, home.months, home.costs]).toEqual([null, null, null]);
  });

  it('says why it failed and loads again', async () => {
    let up = false;
    const down = new Refusal({ code: 503, name: 'UNREACHABLE', message: text('无法连接服务器', 'Unreachable') });
    const home = await opened(
      portsWith({}, { statsAmount: () => (up ? Promise.resolve(amounts) : Promise.reject(down)) }),
    );
    expect([home.state, home.failure?.zh]).toEqual(['failed', '无法连接服务器']);
    up = true;
    await home.load();
    expect(home.state).toBe('ready');
  });
});
