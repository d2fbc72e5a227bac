import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateTrace, explain, rational, type Trace } from '../../kernel';
import { coveredYear, projectCost, projectCosts, superDeductionInputOf } from '../../testing';
import { superDeduction, traceOfLine, type ProjectCostInput, type SuperDeductionInput } from '../index';

const input: fc.Arbitrary<SuperDeductionInput> = superDeductionInputOf(
  fc.oneof(coveredYear, fc.constant(2022)),
  projectCosts(projectCost, { least: 0, most: 4 }),
);

const all = (trace: Trace): Trace[] => [trace, ...trace.inputs.flatMap(all)];
const contradictions = (root: Trace) => all(root).filter((each) => evaluateTrace(each, root) !== each.value);

/** A copy of the tree with its `place`-th ledger figure changed at every occurrence. */
function tamperedWith(root: Trace, place: number): Trace | undefined {
  const ledger = all(root).filter(({ deeper }) => deeper && !deeper.startsWith('line:'));
  const chosen = ledger[place];
  if (!chosen) return undefined;
  const change = (each: Trace): Trace =>
    each.key === chosen.key && each.deeper === chosen.deeper
      ? { ...each, value: `${Number(each.value) + 1}` }
      : { ...each, inputs: each.inputs.map(change) };
  return change(root);
}

describe('the trace of A107012, worked out anew', () => {
  test('gives every figure of every year and period from its leaves alone', () => {
    fc.assert(
      fc.property(input, (each) => {
        const { trace } = superDeduction(each);
        expect(contradictions(trace).map(({ key }) => key)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('contradicts itself as soon as one amount is another', () => {
    fc.assert(
      fc.property(input, fc.nat(20), (each, place) => {
        const tampered = tamperedWith(superDeduction(each).trace, place);
        if (tampered) expect(contradictions(tampered)).not.toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('survives JSON', () => {
    fc.assert(
      fc.property(input, (each) => {
        const { trace } = superDeduction(each);
        const sent = JSON.parse(JSON.stringify(trace)) as Trace;
        expect(sent).toEqual(trace);
        expect(evaluateTrace(sent)).toBe(trace.value);
      }),
      { numRuns: 30 },
    );
  });

  test('has a formula and both languages at every figure, and a decimal as value', () => {
    fc.assert(
      fc.property(input, (each) => {
        for (const { label, formula, value } of all(superDeduction(each).trace)) {
          expect([label.zh, label.en, formula.zh, formula.en].every((words) => words !== '')).toBe(true);
          expect(() => rational(value)).not.toThrow();
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('the formulas of A107012', () => {
  const one: ProjectCostInput = { id: '1', label: 'RD01', expenditureType: 'expensed', ended: true, personnel: 900 };
  const formulaOf = (line: number, year = 2024) =>
    traceOfLine(superDeduction({ year, period: 'ANNUAL', projects: [{ ...one, other: 120 }] }).trace, line)!.formula.zh;

  test.each([
    [2, '3+7+16+19+23+34'],
    [34, 'min(28, (3+7+16+19+23)×10%÷(1−10%))'],
    [35, '36+37+39'],
    [38, 'min(37×80%, (2+36×80%)×2/3)'],
    [40, '2+36×80%+38'],
    [41, '40−42'],
    [45, '41+43+44'],
    [47, 'max(45−46, 0)'],
    [51, 'max(47−48−49, 0)×50'],
  ])('line %i reads %s', (line, formula) => expect(formulaOf(line)).toBe(formula));

  test('follow the law of the year', () => {
    expect(formulaOf(38, 2017)).toBe('0');
    expect(formulaOf(34, 2020)).toBe('各项目限额内金额之和');
  });

  test('are explained in words down to the ledger', () => {
    const { trace } = superDeduction({ year: 2024, period: 'ANNUAL', projects: [one] });
    const explained = explain(trace, { language: 'en' });
    expect(explained).toContain(
      '51 IX. Super-deduction of the year: max(47−48−49, 0)×50 = 900.00 (公告2023年第7号 第一条)',
    );
    expect(explained).toContain('RD01: 900.00');
  });
});
