import type { FormSheet } from '@rdm/core/internal/kernel';
import { collectionTable, superDeduction, summary2015, summary2021, type SuperDeductionInput } from '@rdm/core/tax';
import { createFormSheetWriter } from '@rdm/documents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { a107012Sheets } from '../../core/src/ledger/sheets/a107012-sheet';
import { calculationSheet } from '../../core/src/ledger/sheets/calculation-sheet';
import { summary2015Sheets } from '../../core/src/ledger/sheets/summary2015-sheet';
import { A_WHILE } from '../setup/opened-by-office';
import { cellsOf, recalculated, recalculation, sheetsIn } from '../setup/recalculated';

const head = { taxpayerId: null, taxpayerName: '某公司', from: '2024-01-01', to: '2024-12-31' };
const write = (sheets: readonly FormSheet[]) => createFormSheetWriter().write(sheets);

function formOf(input: SuperDeductionInput): FormSheet[] {
  const { year, period } = input;
  return a107012Sheets({
    head: { ...head, year: String(year) },
    period,
    form: superDeduction(input),
    returnPlace: null,
    notices: [],
  });
}

/** Amounts as they occur in books: most small enough for ties at half a 分, some large, some negative. */
const amount = fc
  .oneof(fc.integer({ min: -50_000, max: 1_000_000 }), fc.integer({ min: 0, max: 9_999_999_999 }))
  .map((cents) => (cents / 100).toFixed(2));
const codes = ['1.1', '1.2', '2.1', '3.2', '4.1', '5.1', '6.1', '6.4', '6.5', '7.1', '7.2', '7.3'] as const;
const projects = fc
  .array(
    fc.record({
      expenditureType: fc.constantFrom('expensed' as const, 'capitalised' as const),
      ended: fc.boolean(),
      items: fc.dictionary(fc.constantFrom(...codes), amount),
    }),
    { maxLength: 6 },
  )
  .map((all) => all.map((each, at) => ({ ...each, id: String(at + 1), label: `RD0${at + 1}` })));
const entered = amount.map((each) => each.replace('-', ''));
const anyForm: fc.Arbitrary<SuperDeductionInput> = fc.record({
  year: fc.integer({ min: 2017, max: 2027 }),
  period: fc.constant('ANNUAL' as const),
  enterpriseKinds: fc.subarray(['manufacturing' as const, 'techSme' as const, 'icOrMachineTool' as const]),
  projects,
  line43: entered,
  line44: entered,
  line46: entered,
  line48: entered,
  line49: entered,
  q4: fc.constantFrom(undefined, { mode: 'months' as const, monthsAfterOct1: '3', monthsOperated: '11' }),
});

describe('A spreadsheet program that works the formulas of a form out anew', { timeout: A_WHILE }, () => {
  it('comes to the law’s figures for any year and any projects', async () => {
    const inputs = fc.sample(anyForm, 16);
    const forms = await Promise.all(inputs.map((input) => write(formOf(input))));
    const results = await recalculation(forms);
    results.forEach(({ wrong, written }, at) => {
      expect([JSON.stringify(inputs[at]), wrong]).toEqual([JSON.stringify(inputs[at]), []]);
      expect(written.filter(({ formula }) => formula !== undefined).length).toBeGreaterThan(10);
    });
  });

  it('comes to the cent above where the deduction of large amounts is half a 分', async () => {
    const line51 = superDeduction({
      ...{ year: 2021, period: 'ANNUAL', projects: [] },
      ...{ line43: '99999999.68', line44: '8826.47', line46: '5417.08', line48: '92607032.42', line49: '0.19' },
    });
    expect(line51.lines['51']).toBe('5547282.35');
    const form = a107012Sheets({
      head: { ...head, year: '2021' },
      period: 'ANNUAL',
      form: line51,
      returnPlace: null,
      notices: [],
    });
    const [result] = await recalculation([await write(form)]);
    expect(result?.wrong).toEqual([]);
  });

  it('comes to the figures of both summaries for any projects', async () => {
    const samples = fc.sample(fc.tuple(fc.integer({ min: 2016, max: 2026 }), projects), 8);
    const books = await Promise.all(
      samples.flatMap(([year, all]) =>
        [summary2021({ year, projects: all }), summary2015({ year, projects: all })].map(({ trace }) =>
          write([calculationSheet({ title: '计算过程', traces: trace.inputs, places: new Map() }).sheet]),
        ),
      ),
    );
    for (const { wrong } of await recalculation(books)) expect(wrong).toEqual([]);
  });

  it('comes to the figures of the 归集表 beside the 2015版 summary, for any projects and amortisation', async () => {
    const samples = fc.sample(fc.tuple(fc.integer({ min: 2016, max: 2018 }), projects, entered, entered), 6);
    const books = samples.map(([year, all, amortisation, deductible]) => {
      const intangibles = [{ id: '第43行', amortisation, deductible }];
      const options = { completion: 'ended', expenditureType: 'expensed', relatedParty: null, overseas: null };
      const named = { projectCode: 'RD', projectName: '项目', achievements: [], certificateNo: null };
      const { rows, ...sums } = summary2015({ year, projects: all });
      return summary2015Sheets({
        ...{ ...head, year: String(year), ...sums },
        rows: rows.map((row) => ({ ...row, ...options, ...named })),
        collectionTable: collectionTable({ year, projects: all, intangibles }),
      });
    });
    const results = await recalculation(await Promise.all(books.map(write)));
    results.forEach(({ wrong, written }) => {
      expect(wrong).toEqual([]);
      const table = written.filter(({ sheet, formula }) => sheet === '归集表' && formula !== undefined);
      // The rows added up, what both papers have, and the deduction.
      expect(table.length).toBeGreaterThan(4);
    });
  });

  it('carries an amount that somebody changes up to line 51 as the law has it', async () => {
    const input = (salary: string): SuperDeductionInput => ({
      year: 2024,
      period: 'ANNUAL',
      projects: [
        { id: '1', label: 'RD01', expenditureType: 'expensed', ended: false, items: { '1.1': salary, '6.1': '90000' } },
        {
          id: '2',
          label: 'RD02',
          expenditureType: 'capitalised',
          ended: true,
          items: { '2.1': '500000', '6.4': '20000' },
        },
        {
          id: '3',
          label: 'RD03',
          expenditureType: 'expensed',
          ended: true,
          items: { '7.1': '70000', '7.2': '900000' },
        },
      ],
      line46: '1000',
    });
    const changed = formOf(input('100000')).map((sheet) => ({
      ...sheet,
      body: sheet.body.map((row) => ({
        ...row,
        cells: row.cells.map((cell) =>
          cell && 'value' in cell && cell.formula === undefined && cell.value === '100000.00'
            ? { ...cell, value: '345678.90' }
            : cell,
        ),
      })),
    }));
    const [sheets] = await recalculated([await write(changed)]);
    const { lines } = superDeduction(input('345678.90'));
    // Line 50 is a code with its meaning.
    const printed = sheets![0]!.rows.filter(([number]) => Number(number) > 0 && number !== '50');
    const { 50: _, ...amounts } = lines;
    expect(printed.map(([, , value]) => Number(value))).toEqual(Object.values(amounts).map(Number));
  });

  it('finds a figure that is not what its formula comes to, and a formula that comes to an error', async () => {
    const [form, ...others] = formOf({ year: 2024, period: 'ANNUAL', projects: [], line44: '5.00' });
    const tampered = form!.body.map((row, at) => {
      if (at === 44) return { ...row, cells: [...row.cells.slice(0, 2), { value: '6.00', formula: 'C46+C48+C49' }] };
      if (at === 50) return { ...row, cells: [...row.cells.slice(0, 2), { value: '5.00', formula: '1/C7' }] };
      return row;
    });
    const [found] = await recalculation([await write([{ ...form!, body: tampered }, ...others])]);
    expect(found!.wrong.some((each) => each.includes('C46+C48+C49: 6 ≠ 5'))).toBe(true);
    expect(found!.wrong.some((each) => each.includes('1/C7'))).toBe(true);
  });

  it('finds on the form of each year the lines that were printed for it', async () => {
    const form = (year: number) => formOf({ year, period: 'ANNUAL', projects: [], line44: '5.00' });
    const linesOf = async (year: number) =>
      (await sheetsIn(await write(form(year))))[0]!.rows.filter(([, , value]) => typeof value === 'number').length;
    expect([
      await linesOf(2017),
      await linesOf(2021),
      await linesOf(2022),
      await linesOf(2023),
      await linesOf(2024),
      // Without line 50 since 2022, which is a code, and with L1 in 2022 and 2023.
    ]).toEqual([50, 52, 52, 52, 51]);
    expect(formOf({ year: 2016, period: 'ANNUAL', projects: [] })).toEqual([]);
    expect(cellsOf(await sheetsIn(await write(form(2017)))).some(({ value }) => value === '51')).toBe(true);
  });
});
