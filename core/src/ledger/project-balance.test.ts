import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addUp } from '../kernel/money';
import { plainCourse, type ProjectCourse } from '../project';
import { standingsOf, type TypedCost, type YearOfCost } from './project-balance';

const course = (more: Partial<ProjectCourse> = {}): ProjectCourse => ({ ...plainCourse('RD1'), ...more });
const costs = (year: number, amount: string, expenditureType = 'capitalised'): TypedCost[] => [
  { month: `${year}-03`, item: '5.1', amount, expenditureType },
];
const yearOf = (year: number, more: Partial<YearOfCost<TypedCost>> = {}): YearOfCost<TypedCost> => ({
  year: String(year),
  expenditureType: 'capitalised',
  completion: 'ongoing',
  endTime: `${year}-12-31`,
  costs: costs(year, '100.00'),
  ...more,
});
const before = {
  id: '1',
  date: '2021-12-31',
  expenditureType: 'capitalised' as const,
  item: '5.1' as const,
  amount: '7.00',
};
const shown = (
  given: ProjectCourse,
  own: YearOfCost<TypedCost>,
  earlier: YearOfCost<TypedCost>[],
  until = `${own.year}-12`,
) =>
  standingsOf(given, own, earlier, until).map((each) => [
    each.expenditureType,
    each.ended,
    addUp([...each.carried, ...each.before, ...each.costs].map(({ amount }) => amount)),
  ]);

describe('The ledgers of a project in a period', () => {
  it('carry what earlier years capitalised', () => {
    expect(shown(course(), yearOf(2024), [yearOf(2022), yearOf(2023)])).toEqual([['capitalised', false, '300.00']]);
  });

  it('begin anew after a year in which the project ended', () => {
    const earlier = [yearOf(2022), yearOf(2023, { completion: 'ended' })];
    expect(shown(course({ opening: [before] }), yearOf(2024), earlier)).toEqual([['capitalised', false, '100.00']]);
  });

  it('carry nothing into an expensed year', () => {
    const own = yearOf(2024, { expenditureType: 'expensed' });
    expect(shown(course(), own, [yearOf(2023)])).toEqual([['expensed', false, '100.00']]);
  });

  it('take a balance from before from its date on', () => {
    const given = course({ opening: [{ ...before, date: '2024-08-31' }] });
    expect(shown(given, yearOf(2024), [], '2024-06')).toEqual([['capitalised', false, '100.00']]);
    expect(shown(given, yearOf(2024), [], '2024-09')).toEqual([['capitalised', false, '107.00']]);
  });

  it('end with the month of a success', () => {
    const given = course({ result: 'succeeded', date: '2024-08-15' });
    expect(shown(given, yearOf(2024), [], '2024-06')).toEqual([['capitalised', false, '100.00']]);
    expect(shown(given, yearOf(2024), [], '2024-09')).toEqual([['capitalised', true, '100.00']]);
  });

  it('do not end as a success in the months before a failure of the same year', () => {
    const given = course({ result: 'failed', date: '2024-08-15' });
    const own = yearOf(2024, { completion: 'ended', endTime: '2024-05-31' });
    expect(shown(given, own, [], '2024-06')).toEqual([['capitalised', false, '100.00']]);
    expect(shown(given, own, [], '2024-12')).toEqual([['expensed', true, '100.00']]);
  });

  it('keep a stated type only where there are phases', () => {
    const own = yearOf(2024, { costs: [...costs(2024, '1.00', 'expensed'), ...costs(2024, '2.00')] });
    expect(shown(course(), own, [])).toEqual([['capitalised', false, '3.00']]);
    const phased = course({ phases: [{ phase: 'development', date: '2024-03-15' }] });
    expect(shown(phased, own, [])).toEqual([
      ['expensed', false, '1.00'],
      ['capitalised', false, '2.00'],
    ]);
  });

  it('hold every amount of the year once, whatever the course', () => {
    const phase = fc.record({
      phase: fc.constantFrom('research' as const, 'development' as const),
      date: fc.constantFrom('2023-01-01', '2024-03-01', '2024-03-20', '2025-01-01'),
    });
    const amount = fc.integer({ min: -100_000, max: 100_000 }).map((fen) => (fen / 100).toFixed(2));
    const cost = fc.record({
      month: fc.constantFrom('2024-01', '2024-03', '2024-11'),
      item: fc.constantFrom('1.1' as const, '5.1' as const, '7.2' as const),
      amount,
      expenditureType: fc.constantFrom('expensed', 'capitalised', null),
    });
    fc.assert(
      fc.property(
        fc.array(cost),
        fc.array(phase, { maxLength: 2 }),
        fc.constantFrom('ongoing' as const, 'succeeded' as const, 'failed' as const, 'terminated' as const),
        fc.constantFrom('2022-12-31', '2024-04-01', '2024-12-31', '2026-01-01'),
        fc.constantFrom('expensed', 'capitalised'),
        (own, phases, result, date, expenditureType) => {
          const given = course({ phases, result, date: result === 'ongoing' ? null : date });
          const standings = standingsOf(given, yearOf(2024, { costs: own, expenditureType }), [], '2024-12');
          expect(addUp(standings.flatMap((each) => each.costs.map((of) => of.amount)))).toBe(
            addUp(own.map((each) => each.amount)),
          );
          const types = standings.map((each) => each.expenditureType);
          expect(new Set(types).size).toBe(types.length);
        },
      ),
    );
  });
});
