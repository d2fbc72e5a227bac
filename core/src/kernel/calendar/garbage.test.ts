import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DomainError } from '../fault';
import * as door from './index';

/** The functions that take a day, a month, a year or a count, with arguments that are fine. */
const fine = {
  addDays: ['2024-01-02', 1],
  addMonths: ['2024-01', 1],
  addWorkdays: ['2024-01-02', 1],
  averageMonthlyWorkdays: [2024],
  currentYear: ['2024-01-02'],
  dayKind: ['2024-01-02'],
  daysInclusive: ['2024-01-02', '2024-01-03'],
  daysUntil: ['2024-01-02', '2024-01-03'],
  defaultReportYear: ['2024-01-02'],
  holidayOf: ['2024-01-02'],
  isWorkday: ['2024-01-02'],
  monthOf: ['2024-01-02'],
  monthsBetween: ['2024-01', '2024-02'],
  monthsOfYear: [2024],
  quarterSuffix: ['2024-01'],
  touches: [{ start: '2024-01-02', end: '2024-01-03' }, '2024-01'],
  workdaysBetween: ['2024-01-02', '2024-01-03'],
  workdaysOfMonth: ['2024-01'],
} satisfies Partial<Record<keyof typeof door, readonly unknown[]>>;
const names = Object.keys(fine) as (keyof typeof fine)[];

/** Answers instead of throwing, or takes no argument that could be garbage. */
const others = ['daysInMonth', 'isDate', 'isMonth', 'isYear', 'months'];

const call = (name: keyof typeof fine, given: readonly unknown[]): unknown =>
  (door[name] as (...all: readonly unknown[]) => unknown)(...given);

function refusalOf(name: keyof typeof fine, given: readonly unknown[]): DomainError | null {
  try {
    call(name, given);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

const almost = [
  '2024-02-30',
  '2024-13-01',
  '2024-1-2',
  '２０２４-01-02',
  '2024/01/02',
  '0000-01-01',
  '2024-00',
  '24',
  '',
];
const garbage = fc.oneof(
  fc.anything({ withDate: true, withBigInt: true, withNullPrototype: true }),
  fc.string(),
  fc.double(),
  fc.constantFrom(...almost, new Date(NaN), Infinity, -1, 1.5, 2 ** 53),
);

describe('what is no day, month, year or count', () => {
  test('is put to every function that takes one', () => {
    const functions = Object.entries(door).filter(([, each]) => typeof each === 'function');
    expect([...names, ...others].sort()).toEqual(functions.map(([name]) => name).sort());
  });

  test.each(names)('%s answers it by a DomainError that names the argument, and never by NaN', (name) => {
    fc.assert(
      fc.property(fc.nat(fine[name].length - 1), garbage, (at, value) => {
        const given = [...fine[name]].map((each: unknown, index) => (index === at ? value : each));
        const error = refusalOf(name, given);
        if (error === null) {
          expect(String(JSON.stringify(call(name, given)))).not.toMatch(/NaN|Invalid|undefined/);
          return;
        }
        expect(['INVALID_INPUT', 'YEAR_NOT_COVERED']).toContain(error.code);
        expect(error.issues).toHaveLength(1);
        const [issue] = error.issues;
        expect(error.message).toBe(`${issue!.path.join('.')}: ${issue!.message.en}`);
        expect(issue!.message.zh).toMatch(/\p{Script=Han}/u);
      }),
    );
  });

  test.each(names)('%s refuses null, NaN and an object in every place', (name) => {
    fine[name].forEach((_, at) => {
      for (const value of [null, undefined, NaN, {}, [], Symbol('day'), true, 1.5]) {
        const given = [...fine[name]].map((each: unknown, index) => (index === at ? value : each));
        expect(refusalOf(name, given)?.code).toMatch(/^(INVALID_INPUT|YEAR_NOT_COVERED)$/);
      }
    });
  });

  test('the refusal repeats what was given', () => {
    expect(refusalOf('currentYear', ['2025-02-30 10:00'])?.issues).toEqual([
      {
        path: ['today'],
        value: '2025-02-30 10:00',
        message: { zh: '不是日期，请写作 yyyy-MM-dd', en: 'Not a date; write it as yyyy-MM-dd' },
      },
    ]);
    expect(refusalOf('touches', [{ start: 5 }, '2024-01'])?.issues[0]).toMatchObject({ path: ['start'], value: 5 });
    expect(refusalOf('addMonths', ['2024-01', 1e6])?.issues[0]).toMatchObject({ path: ['count'], value: 1e6 });
  });
});
