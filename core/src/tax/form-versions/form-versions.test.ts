import { describe, expect, test } from 'vitest';
import {
  allowedPeriods,
  costItems,
  formVersion,
  isCostItemCode,
  itemsOf,
  lawTables,
  lineName,
  printedForm,
  summary2015ColumnName,
  summary2015Columns,
  superDeduction,
} from '../index';
import { lineNumbers } from '../super-deduction/line-names';

const numbered = (year: number) =>
  formVersion(year)!
    .lines.map(({ number }) => number)
    .filter((number) => number !== '');

describe('A107012 as printed', () => {
  test.each([
    [2017, 51, 51],
    [2018, 52, 52],
    [2021, 52, 52],
    [2022, 52, 55],
    [2023, 52, 53],
    [2024, 52, 52],
    [2027, 52, 52],
  ])('%i: %i numbered lines of %i', (year, count, lines) => {
    expect(numbered(year)).toEqual(Array.from({ length: count }, (_, index) => String(index + 1)));
    expect(formVersion(year)!.lines).toHaveLength(lines);
  });

  test('returns before 2017 had other forms', () => expect(formVersion(2016)).toBeUndefined());

  test('only what was compared with the form is called verified', () => {
    expect([2017, 2018, 2022, 2024].map((year) => formVersion(year)!.verified)).toEqual([false, true, true, false]);
  });

  test('the 51 lines of 2017 hold what the 52 lines do', () => {
    const cost = { personnel: 900, other: 120, entrustDomestic: 100, entrustOverseasOrg: 50 };
    const project = { id: 'a', expenditureType: 'expensed' as const, ended: true, ...cost };
    const deduction = superDeduction({ year: 2017, period: 'ANNUAL', projects: [project], line43: 7 });
    const value = (line: number) => printedForm(2017, deduction)[line - 1]!.value;
    expect([1, 2, 3, 29, 35].map(value)).toEqual(['', '1', '1000.00', '120.00', '100.00']);
    expect([36, 37, 38, 39].map(value)).toEqual(['80.00', '150.00', '50.00', '1080.00']);
    expect([42, 44, 49, 50, 51].map(value)).toEqual(['7.00', '1087.00', '50.00', '543.50', '0.00']);
  });

  test('2022 has the base and its quarters below line 49', () => {
    const project = { id: 'a', expenditureType: 'expensed' as const, ended: true, personnel: 1000 };
    const q4 = { mode: 'actual', amount: 400 } as const;
    const deduction = superDeduction({ year: 2022, period: 'ANNUAL', projects: [project], q4 });
    expect(printedForm(2022, deduction).slice(49, 52)).toMatchObject([
      { number: '', value: '1000.00' },
      { number: '', value: '400.00' },
      { number: '', value: '600.00' },
    ]);
  });
});

describe('a form prints', () => {
  const deduction = superDeduction({ year: 2024, period: 'ANNUAL', projects: [] });

  test('nothing before 2017', () => {
    const figures = superDeduction({ year: 2016, period: 'ANNUAL', projects: [] });
    expect(printedForm(2016, figures)).toEqual([]);
  });

  const { 52: _, ...lines } = deduction.lines;
  test.each([
    ...[null, undefined, 1, '2024', [], {}, { year: 2024 }],
    ...[
      { year: 2024, lines: null },
      { year: 2024, lines: '52' },
      { year: 2024, lines },
    ],
    { year: 2024, lines: { ...lines, 52: 0 } },
  ])('no %j: it must be a deduction with all its lines', (given) =>
    expect(() => printedForm(2024, given as typeof deduction)).toThrow(
      expect.objectContaining({
        code: 'INVALID_INPUT',
        issues: [expect.objectContaining({ path: ['deduction'], value: given })],
      }),
    ),
  );

  test('no figures of another year, and says both', () =>
    expect(() => printedForm(2023, deduction)).toThrow('The figures are of 2024 and cannot be printed as 2023'));

  test('no year whose law is not covered', () =>
    expect(() => printedForm(2015, deduction)).toThrow(
      expect.objectContaining({
        code: 'YEAR_NOT_COVERED',
        issues: [
          {
            ...{ path: ['year'], value: 2015 },
            message: { zh: '只支持2016年至2027年的税收规定', en: 'Only the tax law of 2016 to 2027 is covered' },
          },
        ],
      }),
    ));
});

describe('what is asked of a form by name', () => {
  test.each([0, 53, -1, 1.5, '1', null, undefined])('line %j has none', (line) =>
    expect(() => lineName(line as 1)).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', issues: [expect.objectContaining({ path: ['line'] })] }),
    ),
  );

  test.each(['9.9', '', 'toString', 8, null, undefined])('column %j has none', (column) =>
    expect(() => summary2015ColumnName(column as '8')).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', issues: [expect.objectContaining({ path: ['column'] })] }),
    ),
  );

  test('every line and every column that there is has a name', () => {
    for (const line of lineNumbers) expect(lineName(line).zh).toMatch(/\p{Script=Han}/u);
    for (const column of summary2015Columns) expect(summary2015ColumnName(column).zh).toMatch(/\p{Script=Han}/u);
  });
});

describe('cost items', () => {
  test('belong each to one category, in the order of the form', () => {
    expect(itemsOf('personnel').map(({ code }) => code)).toEqual(['1.1', '1.2', '1.3']);
    const categories = ['personnel', 'directInput', 'depreciation', 'amortisation', 'design', 'other', 'entrusted'];
    expect(categories.flatMap((category) => itemsOf(category as 'other'))).toEqual(costItems);
  });

  test('are known by their code', () => {
    expect(costItems.every(({ code }) => isCostItemCode(code))).toBe(true);
    expect(['9.9', '1', '', 1.1, null, undefined].some(isCostItemCode)).toBe(false);
  });
});

test('declarations exist in the years that the law covers', () => {
  expect([2015, 2016, 2021, 2023, 2027, 2028].map(allowedPeriods)).toEqual([
    [],
    ['ANNUAL'],
    ['ANNUAL', 'Q1_Q3'],
    ['ANNUAL', 'Q1_Q3', 'H1'],
    ['ANNUAL', 'Q1_Q3', 'H1'],
    [],
  ]);
});

describe('the law as tables', () => {
  test('cannot be changed by a program that imports them', () => {
    const [table] = lawTables as unknown as { label: { zh: string }; rows: unknown[] }[];
    expect(() => table!.rows.push({})).toThrow(TypeError);
    expect(() => (table!.label.zh = '')).toThrow(TypeError);
    expect(() => ((costItems as unknown as { line: number }[])[0]!.line = 1)).toThrow(TypeError);
  });

  test('every row says what holds, when, and by which document', () => {
    for (const { rows } of lawTables) {
      expect(rows.length).toBeGreaterThan(0);
      for (const { says, basis, from, to } of rows) {
        expect([says.zh, says.en, basis.document, basis.article].every((words) => words.length > 0)).toBe(true);
        expect(from === null || to === null || from <= to).toBe(true);
      }
    }
  });

  test('rates stand there as they are calculated with', () => {
    const rates = lawTables.find(({ key }) => key === 'deductionRate')!.rows;
    expect(rates).toContainEqual({
      ...{
        from: 2023,
        to: 2027,
        says: { zh: '集成电路企业、工业母机企业：120%', en: 'Integrated circuits, machine tools: 120%' },
      },
      basis: { document: '公告2023年第44号', article: '第一条' },
    });
  });
});
