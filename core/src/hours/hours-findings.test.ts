import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursFindings, runsIn } from './hours-findings';
import { hoursTotal } from './hours-total';
import type { PersonOfMonth, ProjectOfMonth } from './hours-of-month';

const person: PersonOfMonth = {
  personnelId: '1',
  personnelCode: 'E1',
  personnelName: '王小明',
  deptName: null,
  entryDate: '2020-01-01',
  leaveDate: null,
  dueHours: '160',
  actualHours: '150.5',
  rdHours: '0',
  projectHours: null,
};
const project: ProjectOfMonth = {
  projectId: '11',
  projectCode: 'RD1',
  projectName: '压缩机',
  startTime: '2024-02-10',
  endTime: '2024-06-30',
};
const found = (month: string, hours: string, more: Partial<PersonOfMonth> = {}) =>
  hoursFindings(month, [{ ...person, ...more }], [project], [{ personnelId: '1', projectId: '11', hours }]).map(
    ({ kind, level }) => `${level} ${kind}`,
  );

describe('hours of a month', () => {
  it('are fine within attendance, employment and the dates of the project', () => {
    expect(found('2024-02', '150.5')).toEqual([]);
    expect(found('2024-06', '8')).toEqual([]);
  });

  it('are a warning above attendance, where there is any', () => {
    expect(found('2024-02', '150.50001')).toEqual(['warning beyondAttendance']);
    expect(found('2024-02', '160', { actualHours: null })).toEqual([]);
    expect(found('2024-02', '1', { actualHours: '0' })).toEqual(['warning beyondAttendance']);
  });

  it.each([
    ['2023-02', 672],
    ['2024-02', 696],
    ['2024-04', 720],
    ['2024-05', 744],
  ])('are an error beyond the %s has: %i', (month, most) => {
    const open = { ...project, startTime: null };
    const of = (hours: number) =>
      hoursFindings(
        month,
        [{ ...person, actualHours: null }],
        [open],
        [
          { personnelId: '1', projectId: '11', hours: hours - 1 },
          { personnelId: '1', projectId: '12', hours: '1' },
        ],
      ).map(({ kind }) => kind);
    expect(of(most)).toEqual([]);
    expect(of(most + 0.5)).toEqual(['beyondMonth']);
  });

  it('are a warning before joining, after leaving, and in the month of either none', () => {
    expect(found('2024-02', '8', { entryDate: '2024-02-29' })).toEqual([]);
    expect(found('2024-02', '8', { entryDate: '2024-03-01' })).toEqual(['warning beforeJoining']);
    expect(found('2024-03', '8', { leaveDate: '2024-03-01' })).toEqual([]);
    expect(found('2024-03', '8', { leaveDate: '2024-02-29' })).toEqual(['warning afterLeaving']);
  });

  it('are a warning outside the dates of the project; a draft without a start has none', () => {
    expect(found('2024-01', '8')).toEqual(['warning outsideProject']);
    expect(found('2024-07', '8')).toEqual(['warning outsideProject']);
    expect(runsIn({ ...project, startTime: null }, '1999-01')).toBe(true);
  });

  it('that are none are no finding, whatever else holds', () => {
    for (const hours of ['', '0', 'x', '-5']) expect(found('2030-01', hours, { leaveDate: '2024-01-01' })).toEqual([]);
  });

  it('of one person say nothing of another', () => {
    const other = { ...person, personnelId: '2' };
    const cells = [{ personnelId: '1', projectId: '11', hours: '151' }];
    expect(hoursFindings('2024-02', [other, person], [project], cells).map(({ personnelId }) => personnelId)).toEqual([
      '1',
    ]);
  });

  it('answer any text that stands for hours or a month, and never throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.oneof(fc.string(), fc.double(), fc.constant(null)), (month, hours) => {
        expect(
          Array.isArray(hoursFindings(month, [person], [project], [{ personnelId: '1', projectId: '11', hours }])),
        ).toBe(true);
        expect(hoursTotal([hours, '1.5'])).toMatch(/^\d+(\.\d+)?$/);
      }),
    );
  });
});

describe('the total of hours', () => {
  it('is exact, in whatever order they come', () => {
    expect(hoursTotal(['0.1', '0.2', 0.3])).toBe('0.6');
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 744_000_000 })), (millionths) => {
        const hours = millionths.map((each) => (each / 1_000_000).toFixed(6));
        const whole = millionths.reduce((sum, each) => sum + BigInt(each), 0n);
        const expected = `${whole / 1_000_000n}.${String(whole % 1_000_000n).padStart(6, '0')}`;
        expect(Number(hoursTotal(hours))).toBeCloseTo(Number(expected), 6);
        expect(hoursTotal(hours)).toBe(hoursTotal([...hours].reverse()));
        expect(hoursTotal(hours)).toBe(expected.replace(/\.?0+$/, '') || '0');
      }),
    );
  });
});
