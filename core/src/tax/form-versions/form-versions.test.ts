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
    .filter((number) => !number.startsWith('L'));

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
    const versions = [2017, 2018, 2021, 2022, 2023, 2024].map((year) => formVersion(year)!);
    expect(versions.map(({ verified }) => verified)).toEqual([false, true, true, false, false, false]);
    for (const { verified, notes } of versions) expect(notes.length === 0).toBe(verified);
  });

  test.each([
    [2017, '2017', '税总公告2017年第54号'],
    [2018, '2018', '税总公告2018年第57号'],
    [2020, '2018', '税总公告2018年第57号'],
    [2021, '2021', '税总公告2021年第34号'],
    [2022, '2022', '税总公告2022年第27号'],
    [2023, '2023', '税总公告2022年第27号'],
    [2024, '2024', '税总公告2025年第1号'],
    [2027, '2024', '税总公告2025年第1号'],
  ])('%i is version %s of %s', (year, key, document) =>
    expect(formVersion(year)).toMatchObject({ key, basis: { document } }),
  );

  test('a line that follows from others prints how', () => {
    const names = (year: number) => new Map(formVersion(year)!.lines.map(({ number, label }) => [number, label.zh]));
    const of2018 = names(2018);
    expect([...of2018.values()].filter((name) => /\d[-+]\d/.test(name))).toHaveLength(13);
    expect(of2018.get('2')).toBe('一、自主研发、合作研发、集中研发（3+7+16+19+23+34）');
    expect(of2018.get('40')).toBe('三、年度研发费用小计（2+36×80%+38）');
    expect(of2018.get('50')).toBe('八、加计扣除比例（%）');
    expect(of2018.get('51')).toBe('九、本年研发费用加计扣除总额（47-48-49）×50');
    expect(of2018.get('14')).toBe('7.用于研发活动的仪器、设备的运行维护、调整、检验、维修等费用');
    expect(of2018.get('32')).toBe('4.职工福利费、补充养老保险费、补充医疗保险费');
    const inEnglish = formVersion(2018)!.lines.map(({ label }) => label.en);
    expect(inEnglish.filter((name) => /[\p{Script=Han}（）]/u.test(name))).toEqual([]);
    expect(inEnglish[50]).toMatch(/\(47-48-49\)×50$/);
    expect(inEnglish[51]).toMatch(/\(0 where 47-48-49 ≥ 0, else the absolute value of 47-48-49\)$/);
    const of2017 = names(2017);
    expect(of2017.get('3')).toBe('一、自主研发、合作研发、集中研发（4+8+17+20+24+35）');
    expect(of2017.get('36')).toBe('二、委托研发［(37-38)×80%］');
    expect(of2017.get('50')).toBe('九、本年研发费用加计扣除总额（46-47-48）×49');
    expect(names(2024).get('50')).toBe('八、加计扣除比例及计算方法');
    expect(
      formVersion(2022)!
        .lines.slice(48, 54)
        .map(({ number }) => number),
    ).toEqual([...['49', '50', 'L1', 'L1.1', 'L1.2', '51']]);
  });

  const months = { mode: 'months', monthsAfterOct1: 3, monthsOperated: 12 } as const;
  test.each([
    [2022, ['manufacturing'], undefined, '110', '全年100%'],
    [2022, [], months, '121', '第四季度按比例计算'],
    [2022, [], { mode: 'actual', amount: 1 }, '122', '第四季度按实际发生金额计算'],
    [2022, [], undefined, '', '全年75%'],
    [2023, [], undefined, '110', '全年100%'],
    [2023, ['icOrMachineTool'], undefined, '130', '全年120%（集成电路和工业母机企业）'],
    [2024, [], undefined, '110', '全年100%'],
    [2021, [], undefined, '75.00', undefined],
  ] as const)('line 50 of %i, %j, %j is %s %s', (year, enterpriseKinds, q4, value, meaning) => {
    const deduction = superDeduction({ year, period: 'ANNUAL', enterpriseKinds, projects: [], q4 });
    const line = printedForm(year, deduction)[49]!;
    expect([line.value, line.meaning?.zh]).toEqual([value, meaning]);
  });

  test('an advance declaration of 2022 at 75 % says so of its period: its fourth quarter is still to come', () => {
    const deduction = superDeduction({ year: 2022, period: 'Q1_Q3', projects: [] });
    expect(printedForm(2022, deduction)[49]).toMatchObject({ value: '', meaning: { zh: '本期75%' } });
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

  test('2022 has the base and its quarters below line 50', () => {
    const project = { id: 'a', expenditureType: 'expensed' as const, ended: true, personnel: 1000 };
    const q4 = { mode: 'actual', amount: 400 } as const;
    const deduction = superDeduction({ year: 2022, period: 'ANNUAL', projects: [project], q4 });
    expect(printedForm(2022, deduction).slice(49, 54)).toMatchObject([
      { number: '50', value: '122' },
      { number: 'L1', value: '1000.00' },
      { number: 'L1.1', value: '400.00' },
      { number: 'L1.2', value: '600.00' },
      { number: '51', value: '850.00' },
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
