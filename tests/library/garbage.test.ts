import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as access from '@rdm/core/access';
import * as assessment from '@rdm/core/assessment';
import * as calendar from '@rdm/core/calendar';
import * as enterprise from '@rdm/core/enterprise';
import * as identity from '@rdm/core/identity';
import * as departments from '@rdm/core/identity/departments';
import * as industries from '@rdm/core/identity/industries';
import * as regions from '@rdm/core/identity/regions';
import * as root from '@rdm/core';
import * as money from '@rdm/core/money';
import * as project from '@rdm/core/project';
import * as statistics from '@rdm/core/statistics';
import * as tax from '@rdm/core/tax';

const doors = {
  ...{ access, assessment, calendar, departments, enterprise, identity, industries, money, project, regions, root },
  ...{ statistics, tax },
};

type Callable = (...args: unknown[]) => unknown;

const isClass = (value: Callable) => /^class\b/.test(Function.prototype.toString.call(value));

/** Every function of the public doors. */
const functions = Object.entries(doors).flatMap(([door, names]) =>
  Object.entries(names as Record<string, unknown>)
    .filter(([, value]) => typeof value === 'function' && !isClass(value as Callable))
    .map(([name, value]): [string, Callable] => [`${door}.${name}`, value as Callable]),
);

/** What careless programs pass: another type, another notation, another unit, half an object. */
const garbage: readonly unknown[] = [
  ...[null, undefined, true, false, 10n, Symbol('amount'), () => 1, [], [1], ['1'], [null], [[]], {}, { a: 1 }],
  ...[NaN, Infinity, -Infinity, -1, -0, 0.1, 1e-7, 2 ** 53, 24, 1900, 9999, '2024', '2024-13', '2024-02-30'],
  ...['', ' ', '\t\n', '　', 'abc', '-', '.', '+', 'NaN', 'null', '0x10', '1e6', '1e309', '٣', '\ud800', '\u0000'],
  ...['1,5', '12,34.5', '1 5', '1,000,000', '1，000，000', '¥100', '100元', '100万', '１００', '(100)', '5 %', '１５%'],
  ...['__proto__', 'constructor', 'toString', '9'.repeat(5000), 'x'.repeat(100_000), '资本化', 'capitalized'],
  ...[new Date(NaN), new Date(0), new Map([['a', 1]]), new Set([1]), /x/, new Error('x'), Object.create(null)],
  ...[{ toString: null }, { valueOf: 1 }, { year: 'x' }, { year: 2024 }, { year: 2024, projects: [null] }],
  ...[
    { year: 2024, period: 'ANNUAL', projects: 'none' },
    { key: 'line1', inputs: [] },
    { base: '1', line51: {} },
  ],
  ...[{ inputs: [{}] }, { length: 3 }, { amount1: 'abc' }, { costYear: '2023' }, JSON.parse('{"__proto__":{"a":1}}')],
];

/** A part of them as the second argument. */
const seconds = garbage.filter((_, at) => at % 5 === 0);

/** Whether an option was refused: `rule` and `today` of the validators, which are no data. */
const refusesOption = (name: string, error: unknown) => name.startsWith('identity.') && error instanceof RangeError;

function answerOf(name: string, call: Callable, args: readonly unknown[]): { readonly answer: unknown } | 'refused' {
  try {
    return { answer: call(...args) };
  } catch (error) {
    const refused = error instanceof root.DomainError || refusesOption(name, error);
    if (!refused) throw new Error(`${name} threw ${String(error)}`, { cause: error });
    return 'refused';
  }
}

describe.each(functions)('%s', (name, call) => {
  it('answers or refuses whatever it is given', () => {
    for (const first of garbage) {
      answerOf(name, call, [first]);
      for (const second of seconds) answerOf(name, call, [first, second]);
    }
  });

  it('answers or refuses whatever a program can make', () =>
    fc.assert(
      fc.property(
        fc.array(fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true }), { maxLength: 3 }),
        (args) => {
          answerOf(name, call, args);
        },
      ),
    ));
});

/** Texts and values that hold an amount for a person, but are no plain decimal. */
const unreadable = garbage.filter(
  (value) =>
    typeof value === 'bigint' || (typeof value === 'string' && /\d/.test(value) && money.normaliseMoney(value) === ''),
);

/** `0`, `"0"`, `"0.00"` anywhere in an answer. */
function hasZero(answer: unknown): boolean {
  if (typeof answer === 'object' && answer !== null) return Object.values(answer).some(hasZero);
  return answer === 0 || (typeof answer === 'string' && /^-?0(\.0+)?$/.test(answer));
}

describe('an amount that cannot be read', () => {
  // A budget that was never set is shown as 0 in lists; the rows of the annual report have numbers that are no amounts.
  const others = new Set(['money.displayBudget', 'statistics.annualReportTree']);
  const takingAmounts = functions.filter(([name]) => /^(money|statistics|tax)\./.test(name) && !others.has(name));

  it('has cases to show', () => expect(unreadable.length).toBeGreaterThan(8));

  it.each(takingAmounts)('never becomes 0: %s', (name, call) => {
    for (const value of unreadable) {
      const given = answerOf(name, call, [value, 'yuan']);
      if (given !== 'refused') expect(hasZero(given.answer)).toBe(false);
    }
  });
});
