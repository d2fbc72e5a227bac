import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expenditureOn, phaseFault, plainCourse, type PhaseSpan, type ProjectCourse } from './project-course';

const course = (more: Partial<ProjectCourse>): ProjectCourse => ({ ...plainCourse('RD1'), ...more });
const from = (phase: PhaseSpan['phase'], date: string): PhaseSpan => ({ phase, date });

describe('The type of expenditure', () => {
  it.each([
    ['2024-07-14', '2024-07-15', 'expensed'],
    ['2024-07-15', '2024-07-15', 'capitalised'],
    ['2024-07', '2024-07-15', 'expensed'],
    ['2024-08', '2024-07-15', 'capitalised'],
    ['2024-07', '2024-07-01', 'capitalised'],
    ['2024-06', '2024-07-01', 'expensed'],
  ])('of cost of %s with development from %s is %s', (when, date, expected) => {
    expect(expenditureOn(course({ phases: [from('development', date)] }), 'capitalised', when)).toBe(expected);
  });

  it('is that of the year record without phases', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('expensed' as const, 'capitalised' as const),
        fc.constantFrom('2023-01', '2024-02-29'),
        (usual, when) => {
          expect(expenditureOn(course({}), usual, when)).toBe(usual);
        },
      ),
    );
  });

  it.each(['failed', 'terminated'] as const)('is expensed in the years after the project %s', (result) => {
    const over = course({ result, date: '2024-05-01' });
    expect(expenditureOn(over, 'capitalised', '2024-12')).toBe('capitalised');
    expect(expenditureOn(over, 'capitalised', '2025-01')).toBe('expensed');
    expect(expenditureOn({ ...over, result: 'succeeded' }, 'capitalised', '2025-01')).toBe('capitalised');
  });
});

describe('A history of phases', () => {
  it.each([
    [[], null],
    [[from('development', '2024-01-01')], null],
    [[from('development', '2024-06-01'), from('research', '2024-01-01')], null],
    [[from('research', '2024-06-01'), from('development', '2024-01-01')], '研究阶段不能在开发阶段之后'],
    [[from('research', '2024-01-01'), from('development', '2024-01-01')], '同一日期只能开始一个阶段'],
    [[from('research', '2024-01-01'), from('research', '2024-02-01')], '阶段与前一阶段相同'],
  ])('%j is refused with %s', (phases: PhaseSpan[], message) => {
    const fault = phaseFault(phases);
    if (message === null) expect(fault).toBeNull();
    else expect(fault?.zh).toContain(message);
  });

  it('is judged whatever the order of its rows', () => {
    const span = fc.record({
      phase: fc.constantFrom('research' as const, 'development' as const),
      date: fc.constantFrom('2024-01-01', '2024-02-01', '2024-03-01'),
    });
    fc.assert(
      fc.property(fc.array(span, { maxLength: 3 }), (phases) => {
        expect(phaseFault([...phases].reverse()) === null).toBe(phaseFault(phases) === null);
      }),
    );
  });
});
