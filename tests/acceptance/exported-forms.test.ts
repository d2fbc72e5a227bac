import type { Ports } from '@rdm/core/internal/application';
import { enterpriseYear } from '@rdm/core/internal/enterprise';
import type { Download, RecordOf } from '@rdm/core/internal/records';
import { projectReport } from '@rdm/core/internal/ledger';
import { project } from '@rdm/core/internal/project';
import { formVersion, summary2015Columns, summary2021Columns } from '@rdm/core/tax';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { A_WHILE } from '../setup/opened-by-office';
import { cellsOf, recalculation, sheetsIn, type Recalculation } from '../setup/recalculated';
import { sampleParams, sampleWorkbooks, typedInputs } from '../setup/sample-enterprise';
import { memoryStack, type OpenStack } from '../setup/stacks';

const params = sampleParams();
const year = String(params.year);
const TENANT = '320001';
/** They have no calculation beside them: they are one. */
const ALLOCATION = 'allocation sheets';

type Project = RecordOf<typeof project>;
/** A project of each kind of ledger: 自主研发 expensed, capitalised, 委托研发. */
const kinds: readonly ((each: Project) => boolean)[] = [
  ({ devForm, expenditureType }) => devForm === 'zzyf' && expenditureType === 'expensed',
  ({ expenditureType }) => expenditureType === 'capitalised',
  ({ devForm }) => devForm?.startsWith('wtyf') ?? false,
];

describe('The official forms of a year, as workbooks', () => {
  let stack: OpenStack;
  let ports: Ports;
  const forms = new Map<string, Download>();
  const opened = new Map<string, Recalculation>();
  let projectIds: readonly string[];

  beforeAll(async () => {
    stack = await memoryStack.open({ tenants: [TENANT] });
    ports = await stack.signIn('finance', TENANT);
    for (const { resource, bytes, fileName } of sampleWorkbooks()) {
      await ports.resource(resource).import({ file: bytes, fileName });
    }
    await ports.resource(enterpriseYear).submit({ year: params.year, enterpriseKinds: params.enterpriseKinds });
    await ports.ledger.recompute({ year });
    await ports.ledger.saveYearInputs({ year, ...typedInputs(params) });
    const { records } = await ports.resource(project).list({ size: 200 });
    projectIds = kinds.map((isOfKind) => records.find(isOfKind)!.id);

    await ports.statistics.save({
      year,
      amount44_tax_ratio: params.amount44_tax_ratio,
      amount29: '7',
      amount43: '12.3',
    });
    forms.set('107-2', await ports.statistics.export({ year }));
    forms.set('A107012', await ports.ledger.exportPreferential({ year }));
    forms.set('A107012 H1', await ports.ledger.exportPreferential({ year, addedType: 'H1' }));
    forms.set('summary 2021', await ports.ledger.exportSummary({ year }));
    forms.set('summary 2015', await ports.ledger.exportSummary({ year, type: '2020' }));
    for (const projectId of projectIds) {
      forms.set(`ledger 2021 ${projectId}`, await ports.ledger.exportLedger({ projectId, year }));
      forms.set(`ledger 2015 ${projectId}`, await ports.ledger.exportLedger({ projectId, year, type: '2020' }));
    }
    forms.set(ALLOCATION, await ports.ledger.exportAllocationSheets({ year, month: `${year}-03` }));
    const calculated = await recalculation([...forms.values()].map(({ bytes }) => bytes));
    [...forms.keys()].forEach((name, at) => opened.set(name, calculated[at]!));
  }, A_WHILE);
  afterAll(() => stack?.stop());

  it('come to what is written in them when a spreadsheet program works them out anew', () => {
    for (const [name, { written, wrong }] of opened) {
      expect([name, wrong]).toEqual([name, []]);
      expect(written.filter(({ formula }) => formula !== undefined).length, name).toBeGreaterThan(10);
    }
  });

  it('hold no error, also after they were saved by that program', () => {
    for (const [name, { recalculated }] of opened) {
      const errors = recalculated.filter(({ value }) => typeof value === 'string' && /^(#|Err:)/.test(value));
      expect([name, errors]).toEqual([name, []]);
    }
  });

  it('say of A107012 what the port says, line by line, to the cent', async () => {
    for (const [name, addedType] of [
      ['A107012', 'ANNUAL'],
      ['A107012 H1', 'H1'],
    ] as const) {
      const { lines } = await ports.ledger.preferential({ year, addedType });
      const [sheet] = await sheetsIn(forms.get(name)!.bytes);
      const printed = sheet!.rows.filter(([number]) => Number(number) > 0);
      expect(printed.map(([number, label]) => [number, label])).toEqual(
        formVersion(params.year)!.lines.map(({ number, label }) => [number, label.zh]),
      );
      const amounts = printed.filter(([number]) => number !== '50');
      const { 50: _, ...expected } = lines;
      expect(amounts.map(([, , value]) => Number(value))).toEqual(Object.values(expected).map(Number));
      expect(printed[49]![2]).toBe('110 全年100%');
    }
  });

  it('say of 107-2 what the port says, indicator by indicator, money in whole 千元 that adds up', async () => {
    const data = await ports.statistics.data({ year });
    const [sheet] = await sheetsIn(forms.get('107-2')!.bytes);
    const head = sheet!.rows.slice(1, 5).map((row) => row.at(-1));
    expect(head).toEqual([
      '表号：107-2表',
      '制定机关：国家统计局',
      expect.stringMatching(/^文号/),
      expect.stringMatching(/^有效期至/),
    ]);
    const printed = sheet!.rows.filter(([, , code]) => Number(code) > 0);
    expect(sheet!.rows.filter(([, unit, code]) => code === '—' && unit === '—')).toHaveLength(8);
    expect(printed).toHaveLength(51);
    const whole = (code: string) => Math.round(Number(data[`amount${code}`]));
    const total = ['8', '9', '10', '11', '12', '13', '14', '19'].reduce((sum, code) => sum + whole(code), 0);
    const summed: Record<string, number> = { 7: total, 57: total - whole('43') };
    for (const [, , code, value] of printed) {
      expect([code, Number(value)]).toEqual([code, summed[String(code)] ?? whole(String(code))]);
    }
  });

  it('say of the summaries what the port says, column by column, to the cent', async () => {
    const summary = await ports.ledger.summary({ year });
    const rows = [...summary.rows, summary.capitalised, summary.expensed, summary.otherMatters, summary.total];
    expect(await amountsIn('summary 2021', 4)).toEqual(
      rows.map(({ allowed, columns }) => [allowed, ...summary2021Columns.map((column) => columns[column])].map(Number)),
    );
    const { fixedRows, rows: ledgers, capitalised, expensed, total } = await ports.ledger.summary2020({ year });
    const expected = [
      ...Object.values(fixedRows).map((columns) => columns as Readonly<Record<string, string>>),
      ...[...ledgers, capitalised, expensed, total].map(({ columns }) => columns as Readonly<Record<string, string>>),
    ];
    expect(await amountsIn('summary 2015', 10)).toEqual(
      expected.map((columns) => summary2015Columns.map((column) => (columns[column] ? Number(columns[column]) : null))),
    );
  });

  it('say of a ledger what the port says, row by row, and the total of the project', async () => {
    const amounts = await ports.ledger.statsAmount({ year });
    const { records } = await ports.resource(projectReport).list({ size: 200 });
    for (const { id, projectId } of records.filter((each) => projectIds.includes(each.projectId))) {
      const { rows, total, opening } = await ports.ledger.ledgerSheet({ reportId: id });
      const columns = ({ taxAmount, categories }: (typeof rows)[number] | typeof total) => {
        const { personnel, directInput, depreciation, amortisation, design, other } = categories;
        const { entrustDomestic, entrustOverseas } = categories;
        const own = [personnel, directInput, depreciation, amortisation, design, other];
        return [taxAmount, ...own, entrustDomestic, entrustOverseas].map(Number);
      };
      const printed = await amountsIn(`ledger 2021 ${projectId}`, 5);
      expect(printed).toEqual([...(opening ? [opening] : []), ...rows, total].map(columns));
      expect(total.taxAmount).toBe(amounts.find((each) => each.projectId === projectId)?.total);
    }
  });

  it('close a 2015 ledger with its total on both sides and nothing left', async () => {
    const amounts = await ports.ledger.statsAmount({ year });
    for (const { projectId, total } of amounts.filter((each) => projectIds.includes(each.projectId))) {
      const sheets = await sheetsIn(forms.get(`ledger 2015 ${projectId}`)!.bytes);
      const totals = sheets
        .filter(({ name }) => name.endsWith('研发'))
        .map(({ rows }) => rows.find((row) => row[3] === '合计')!);
      const debits = totals.reduce((sum, row) => sum + Math.round(Number(row[4]) * 100), 0);
      expect(debits).toBe(Math.round(Number(total) * 100));
    }
  });

  it('have names that say what they are, and the same calculation on a sheet of its own', async () => {
    expect(forms.get('A107012')!.name).toBe(`${year}年度研发费用加计扣除优惠明细表（A107012）.xlsx`);
    expect(forms.get('A107012 H1')!.name).toBe(`${year}年上半年研发费用加计扣除优惠明细表（A107012）.xlsx`);
    expect(forms.get('summary 2015')!.name).toBe(`${year}年度“研发支出”辅助账汇总表（2015版）.xlsx`);
    for (const [name, { bytes, type }] of forms) {
      expect(type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
      if (name === ALLOCATION) continue;
      const sheets = await sheetsIn(bytes);
      expect(sheets.at(-1)!.name, name).toBe('计算过程');
      expect(cellsOf([sheets.at(-1)!]).length, name).toBeGreaterThan(20);
    }
  });

  it('are for a project without a ledger refused with what to do', async () => {
    await expect(ports.ledger.exportLedger({ projectId: '1', year })).rejects.toMatchObject({ fault: { code: 404 } });
    await expect(ports.ledger.exportPreferential({ year: '2016' })).rejects.toMatchObject({
      fault: { code: 400, message: { zh: expect.stringContaining('请选择2017年度') } },
    });
  });

  /** The amounts of the body of a form from a column on, row by row; rows without any are left out. */
  async function amountsIn(name: string, from: number): Promise<unknown[][]> {
    const [sheet] = await sheetsIn(forms.get(name)!.bytes);
    const width = Math.max(...sheet!.rows.map((row) => row.length));
    return sheet!.rows
      .map((row) => Array.from({ length: width - from }, (_, at) => row[from + at] ?? null))
      .filter((row) => row.some((value) => typeof value === 'number'));
  }
});
