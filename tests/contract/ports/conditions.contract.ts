import fc from 'fast-check';
import type { Ports } from '@rdm/core/internal/application';
import type { Comparison, Condition } from '@rdm/core/internal/records';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { sample } from './sample';

interface Row {
  readonly code: string;
  readonly note: string | null;
  readonly price: string | null;
  readonly count: number | null;
  readonly day: string | null;
}

const rows: readonly Row[] = Array.from({ length: 24 }, (_, at) => ({
  code: `C${String(at).padStart(2, '0')}`,
  note: [null, '甲', '乙 B', 'b%', '_c'][at % 5]!,
  price: at % 4 === 0 ? null : `${(at * 7) % 11}.${at % 2 ? '50' : '00'}`,
  // Not −1, which means no value on the wire.
  count: at % 3 === 0 ? null : 2 * (at - 12),
  day: at % 6 === 0 ? null : `2024-0${(at % 3) + 1}-1${at % 7}`,
}));

const comparisons: readonly Comparison[] = ['equal', 'notEqual', 'greaterOrEqual', 'greater', 'lessOrEqual', 'less'];
const patterns: readonly Comparison[] = ['like', 'likeLeft', 'likeRight', 'notLike'];

const valued = (field: keyof Row, values: readonly (string | number)[]) =>
  fc.record({ field: fc.constant(field), is: fc.constantFrom(...comparisons), value: fc.constantFrom(...values) });
const given = <K extends keyof Row>(field: K) => rows.flatMap((row) => row[field] ?? []) as NonNullable<Row[K]>[];

const condition: fc.Arbitrary<Condition> = fc.oneof(
  valued('code', [...given('code'), 'C', 'Z']),
  valued('price', [...given('price'), '3', '-1.25']),
  valued('count', [...given('count'), 0]),
  valued('day', given('day')),
  fc.record({
    field: fc.constantFrom('code', 'note'),
    is: fc.constantFrom(...patterns),
    value: fc.constantFrom('C0', '1', 'b', 'B', '%', '_', '甲', 'C23'),
  }),
  fc.record({
    field: fc.constantFrom('note', 'price', 'count', 'day'),
    is: fc.constantFrom<Comparison>('isNull', 'isNotNull'),
  }),
  fc.record({
    field: fc.constant('code'),
    is: fc.constant<Comparison>('in'),
    value: fc.subarray(given('code')).filter((codes) => codes.length > 0),
  }),
);

const conditions = fc.uniqueArray(condition, {
  minLength: 1,
  maxLength: 3,
  selector: ({ field, is }) => `${field} ${is}`,
});

/** A second implementation of conditions, without a store. Empty values match `isNull` alone. */
function holds(row: Row, { field, is, value }: Condition): boolean {
  const own = row[field as keyof Row];
  if (is === 'isNull') return own === null;
  if (own === null) return false;
  if (is === 'isNotNull') return true;
  if (is === 'in') return (value as readonly string[]).includes(String(own));
  const text = String(own).toLowerCase();
  const part = String(value).toLowerCase();
  if (is === 'like') return text.includes(part);
  if (is === 'notLike') return !text.includes(part);
  if (is === 'likeLeft') return text.endsWith(part);
  if (is === 'likeRight') return text.startsWith(part);
  const isNumber = field === 'price' || field === 'count';
  const [one, other] = isNumber ? [Number(own), Number(value)] : [String(own), String(value)];
  const order = one < other ? -1 : one > other ? 1 : 0;
  switch (is) {
    case 'equal':
      return order === 0;
    case 'notEqual':
      return order !== 0;
    case 'greater':
      return order > 0;
    case 'greaterOrEqual':
      return order >= 0;
    case 'less':
      return order < 0;
    default:
      return order <= 0;
  }
}

/** Every comparison on every kind of value. docs/wire.md, Filters */
export function conditionsContract(stack: () => OpenStack, tenant: string): void {
  describe('conditions', () => {
    let ports: Ports;
    beforeAll(async () => {
      ports = await stack().signIn('finance', tenant);
      for (const row of rows) {
        const filled = Object.entries(row).map(([name, value]) => [name, value ?? '']);
        await ports.resource(sample).submit(Object.fromEntries(filled) as Record<string, unknown>);
      }
    });

    it('find exactly the records they describe', async () => {
      await fc.assert(
        fc.asyncProperty(conditions, async (where) => {
          const { records, total } = await ports.resource(sample).list({ where, size: -1 });
          const expected = rows.filter((row) => where.every((each) => holds(row, each))).map(({ code }) => code);
          expect(records.map(({ code }) => code)).toEqual(expected);
          expect(total).toBe(expected.length);
        }),
        { numRuns: 60 },
      );
    });

    it('order what they find, the empty last in either direction', async () => {
      const order = fc.record({
        field: fc.constantFrom<keyof Row>('price', 'count', 'day', 'note'),
        descending: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(order, async (by) => {
          const { records } = await ports.resource(sample).list({ order: [by], size: -1 });
          const found = records.map((record) => record[by.field]);
          const filled = found.filter((value) => value !== null);
          expect(found.slice(filled.length).every((value) => value === null)).toBe(true);
          for (const [at, value] of filled.slice(1).entries()) {
            const isNumber = by.field === 'price' || by.field === 'count';
            const [one, other] = isNumber ? [Number(filled[at]), Number(value)] : [String(filled[at]), String(value)];
            expect(by.descending ? one >= other : one <= other).toBe(true);
          }
        }),
        { numRuns: 12 },
      );
    });
  });
}
