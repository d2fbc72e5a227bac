import { describe, expect, test } from 'vitest';
import { costItems, formVersion, lawTables, printedForm, superDeduction } from '../index';

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
