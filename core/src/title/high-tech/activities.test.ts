import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activitiesOf, yearsBefore } from './activities';

const project = (year: string, code: string, name = code) => ({ id: `${code}/${year}`, year, code, name });
const numbered = (code: string, projects: readonly string[]) => ({
  id: `id-${code}`,
  code,
  name: `活动${code}`,
  projects,
});

test('the years of an application are the three before it, the earliest first', () => {
  expect(yearsBefore('2025')).toEqual(['2022', '2023', '2024']);
});

test('an activity takes in its projects over the years, and a project in none gets the next free number', () => {
  const { activities, inSeveral } = activitiesOf(
    [numbered('RD01', ['P1', 'P2']), numbered('RD03', [])],
    [project('2022', 'P1'), project('2023', 'P1'), project('2024', 'P2'), project('2023', 'P3'), project('2024', 'P4')],
  );
  expect(activities.map(({ code, projectCodes, recordId }) => [code, projectCodes, recordId])).toEqual([
    ['RD01', ['P1', 'P2'], 'id-RD01'],
    ['RD02', ['P3'], null],
    ['RD03', [], 'id-RD03'],
    ['RD04', ['P4'], null],
  ]);
  expect(activities[0]!.projects.map(({ id }) => id)).toEqual(['P1/2023', 'P1/2022', 'P2/2024']);
  expect(inSeveral).toEqual([]);
});

test('a project in two activities stays in the first, and is told of', () => {
  const { activities, inSeveral } = activitiesOf(
    [numbered('RD02', ['P1']), numbered('RD01', ['P1'])],
    [project('2024', 'P1')],
  );
  expect(activities.map(({ code, projectCodes }) => [code, projectCodes])).toEqual([
    ['RD01', ['P1']],
    ['RD02', []],
  ]);
  expect(inSeveral).toEqual(['P1']);
});

test('every project of the years is in exactly one activity, and no number occurs twice', () => {
  const code = fc.constantFrom('P1', 'P2', 'P3', 'P4', 'P5');
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.constantFrom('RD01', 'RD02', 'RD05'), fc.uniqueArray(code)), {
        selector: ([number]) => number,
      }),
      fc.uniqueArray(fc.tuple(fc.constantFrom('2022', '2023', '2024'), code), { selector: String }),
      (given, years) => {
        const { activities } = activitiesOf(
          given.map(([number, projects]) => numbered(number, projects)),
          years.map(([year, of]) => project(year, of)),
        );
        const ids = activities.flatMap(({ projects }) => projects.map(({ id }) => id));
        expect(ids.toSorted()).toEqual(years.map(([year, of]) => `${of}/${year}`).toSorted());
        expect(new Set(activities.map((each) => each.code)).size).toBe(activities.length);
      },
    ),
  );
});
