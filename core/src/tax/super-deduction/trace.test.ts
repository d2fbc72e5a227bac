import { describe, expect, test } from 'vitest';
import type { Trace } from '../../kernel';
import { sum, yuan } from '../../kernel/money';
import { superDeduction, traceOfLine, type LineKey, type ProjectCostInput, type SuperDeductionInput } from '../index';

const projects: ProjectCostInput[] = [
  {
    id: '11',
    label: 'RD01',
    expenditureType: 'expensed',
    ended: false,
    items: { '1.1': '100000', '1.2': '20000.50', '2.1': '300', '6.4': '15000', '6.5': '800', '7.2': '9000' },
  },
  {
    id: '12',
    label: 'RD02',
    expenditureType: 'capitalised',
    ended: true,
    personnel: '50000',
    other: '4000',
    entrustDomestic: '1000',
    entrustOverseasOrg: '500',
    entrustOverseasPerson: '7',
  },
];
const input: SuperDeductionInput = { year: 2024, period: 'ANNUAL', projects, line43: '10', line46: '3', line48: '2' };
const result = superDeduction(input);
const node = (line: number) => traceOfLine(result.trace, line)!;
const all = (trace: Trace): Trace[] => [trace, ...trace.inputs.flatMap(all)];
const keys = (line: number) => node(line).inputs.map(({ key }) => key);

describe('the trace of A107012', () => {
  test('has every line with the value on the form', () => {
    for (let line = 1; line <= 52; line += 1) {
      expect([line, node(line)?.value]).toEqual([line, result.lines[String(line) as LineKey]]);
    }
    expect(traceOfLine(result.trace, 53)).toBeUndefined();
  });

  test('leads from the deduction to the first figures', () => {
    expect(result.trace.key).toBe('A107012');
    expect(result.trace.value).toBe(result.lines['51']);
    expect(keys(51)).toEqual(expect.arrayContaining(['line47', 'line48', 'line49', 'line50']));
    expect(keys(47)).toEqual(['line45', 'line46']);
    expect(keys(45)).toEqual(['line41', 'line43', 'line44']);
    expect(keys(41)).toEqual(['line40', 'line42']);
    expect(keys(40)).toEqual(['line2', 'line36', 'line38']);
    expect(keys(2)).toEqual(['line3', 'line7', 'line16', 'line19', 'line23', 'line34']);
    expect(keys(28)).toEqual(['line29', 'line30', 'line31', 'line32', 'line33', 'line28/project:12']);
  });

  test('ends at the ledger rows of a project', () => {
    expect(node(4).inputs).toMatchObject([
      { key: 'line4/project:11', label: { zh: 'RD01' }, value: '100000.00', deeper: 'item:11:1.1' },
    ]);
    expect(node(3).inputs).toMatchObject([
      { key: 'line4' },
      { key: 'line5' },
      { key: 'line6' },
      { key: 'line3/project:12', value: '50000.00', deeper: 'category:12:personnel' },
    ]);
    expect(node(37).inputs).toMatchObject([{ deeper: 'item:11:7.2' }, { deeper: 'category:12:entrusted' }]);
  });

  test('welfare and travel stand the other way round than their codes', () => {
    expect(node(32)).toMatchObject({ label: { zh: '4.职工福利费、补充养老保险费、补充医疗保险费' }, value: '800.00' });
    expect(node(33)).toMatchObject({ label: { zh: '5.差旅费、会议费' }, value: '15000.00' });
  });

  test('a capitalised project shows what it is made of', () => {
    const [capitalised] = node(42).inputs;
    expect(capitalised).toMatchObject({ key: 'line42/project:12', value: result.lines['42'] });
    expect(sum(capitalised!.inputs.map(({ value }) => yuan(value))).toString()).toBe(result.lines['42']);
  });

  test('the inputs of a sum make its value', () => {
    for (const line of [2, 3, 4, 7, 16, 28, 35, 36, 37, 45]) {
      expect([line, sum(node(line).inputs.map(({ value }) => yuan(value))).toString()]).toEqual([
        line,
        node(line).value,
      ]);
    }
  });

  test('a line has its full trace once, and points to itself where it is used again', () => {
    const uses = all(result.trace).filter(({ key }) => key === 'line2');
    expect(uses.map(({ inputs, deeper }) => [inputs.length > 0, deeper])).toEqual([
      [true, undefined],
      [false, 'line:2'],
    ]);
  });

  test('grows with the projects, not with the paths', () => {
    const size = (count: number) => {
      const many = Array.from({ length: count }, (_, index) => ({ ...projects[0]!, id: String(index) }));
      return all(superDeduction({ ...input, projects: many }).trace).length;
    };
    const [none, ten, hundred] = [size(0), size(10), size(100)];
    expect(hundred - none).toBe(10 * (ten - none));
  });

  test('cites the law of the year', () => {
    expect(node(34).basis?.document).toBe('税总公告2021年第28号');
    expect(node(50).basis?.document).toBe('公告2023年第7号');
    expect(node(38).basis?.document).toBe('财税〔2018〕64号');
    const before = superDeduction({ ...input, year: 2020 }).trace;
    expect(traceOfLine(before, 34)?.basis?.document).toBe('财税〔2015〕119号');
    expect(traceOfLine(before, 34)?.inputs.map(({ key }) => key)).toEqual(['line34/project:11', 'line34/project:12']);
    expect(traceOfLine(before, 28)?.value).toBe('19800.00');
  });

  test('2022 has the split of the base as unnumbered lines', () => {
    const { trace } = superDeduction({ ...input, year: 2022, q4: { mode: 'actual', amount: 100 } });
    const found = traceOfLine(trace, 51)!.inputs.filter(({ key }) => key.startsWith('lineL'));
    expect(found.map(({ key }) => key)).toEqual(['lineL1', 'lineL1.1', 'lineL1.2']);
    expect(found[1]?.value).toBe('100.00');
  });
});

describe('who asks wrongly', () => {
  test.each([
    [2022, 'H1'],
    [2020, 'Q1_Q3'],
  ] as const)('%i has no advance for %s', (year, period) => {
    expect(() => superDeduction({ year, period, projects: [] })).toThrow(
      expect.objectContaining({ code: 'PERIOD_NOT_ALLOWED' }),
    );
  });

  test.each([
    [2023, 'H1'],
    [2021, 'Q1_Q3'],
    [2016, 'ANNUAL'],
  ] as const)('%i knows %s, and an empty year is all 0', (year, period) => {
    const { lines, shares } = superDeduction({ year, period, projects: [] });
    expect([lines['1'], lines['40'], lines['51'], lines['52']]).toEqual(['0', '0.00', '0.00', '0.00']);
    expect(shares).toEqual({});
  });

  test('a project with both phases has one share', () => {
    const twice = projects.map((project) => ({ ...project, id: 'same' }));
    expect(superDeduction({ ...input, projects: twice }).shares).toEqual({ same: result.lines['34'] });
  });
});
