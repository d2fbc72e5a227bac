import { DomainError } from '@rdm/core/internal/kernel';
import type { Condition, RecordStore, Resource, Selection } from '@rdm/core/internal/records';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyKind, nextTenant, record } from './record-store.resources';

const rows = (tenant: string) => [
  record(everyKind, tenant, {
    code: 'A1',
    note: 'Größe 100%',
    amount: '10.00',
    price: '7.5',
    quantity: 7,
    day: '2024-01-31',
    period: '2024-01',
    fiscalYear: '2024',
    moment: '2024-01-31 23:59:59',
    tags: ['red', 'Blue'],
    projectId: '1900000000000000007',
    projectIds: ['5', '6'],
  }),
  record(everyKind, tenant, {
    code: 'a2',
    note: 'under_score\\back',
    amount: '9.99',
    price: '100',
    quantity: 8,
    day: '2024-02-01',
    period: '2024-02',
    fiscalYear: '2023',
    moment: '2024-02-01 00:00:00',
    tags: [],
    projectId: '8',
    projectIds: ['6'],
  }),
  record(everyKind, tenant, { code: 'B3', status: 2, amount: '-1.00', fiscalYear: '2024' }),
];

export function conditionContract(store: RecordStore): void {
  describe('conditions', () => {
    const tenant = nextTenant();
    beforeAll(() => store.transaction(tenant, (records) => records.insert(everyKind, rows(tenant))));
    const codes = async (selection: Selection) => {
      const found = await store.transaction(tenant, (records) => records.find<Resource>(everyKind, selection));
      return found.map((row) => row['code'] as string);
    };
    const matching = async (...where: Condition[]) => {
      const found = await codes({ where, order: [{ field: 'id' }] });
      const count = await store.transaction(tenant, (records) => records.count<Resource>(everyKind, where));
      expect(count).toBe(found.length);
      return found.join(' ');
    };

    it.each<[Condition, string]>([
      [{ field: 'code', is: 'equal', value: 'A1' }, 'A1'],
      [{ field: 'code', is: 'equal', value: 'a1' }, ''],
      [{ field: 'code', is: 'notEqual', value: 'A1' }, 'a2 B3'],
      [{ field: 'code', is: 'greater', value: 'B' }, 'a2 B3'],
      [{ field: 'code', is: 'lessOrEqual', value: 'B3' }, 'A1 B3'],
      [{ field: 'note', is: 'notEqual', value: 'x' }, 'A1 a2'],
      [{ field: 'amount', is: 'equal', value: '10' }, 'A1'],
      [{ field: 'amount', is: 'equal', value: 10 }, 'A1'],
      [{ field: 'amount', is: 'greater', value: '9.99' }, 'A1'],
      [{ field: 'amount', is: 'greaterOrEqual', value: '9.990' }, 'A1 a2'],
      [{ field: 'amount', is: 'less', value: '9.99' }, 'B3'],
      [{ field: 'price', is: 'lessOrEqual', value: '7.5' }, 'A1'],
      [{ field: 'quantity', is: 'greater', value: 7 }, 'a2'],
      [{ field: 'quantity', is: 'less', value: '7.5' }, 'A1'],
      [{ field: 'quantity', is: 'notEqual', value: 7 }, 'a2'],
      [{ field: 'day', is: 'lessOrEqual', value: '2024-01-31' }, 'A1'],
      [{ field: 'period', is: 'greaterOrEqual', value: '2024-02' }, 'a2'],
      [{ field: 'moment', is: 'less', value: '2024-02-01 00:00:00' }, 'A1'],
      [{ field: 'moment', is: 'greaterOrEqual', value: '2024-02-01' }, 'a2'],
      [{ field: 'projectId', is: 'equal', value: '1900000000000000007' }, 'A1'],
      [{ field: 'projectId', is: 'less', value: '9' }, 'a2'],
      [{ field: 'status', is: 'equal', value: 2 }, 'B3'],
      [{ field: 'createTime', is: 'equal', value: '2024-03-01 08:30:00' }, 'A1 a2 B3'],
      [{ field: 'updateUser', is: 'isNull' }, 'A1 a2 B3'],
      [{ field: 'note', is: 'isNull' }, 'B3'],
      [{ field: 'tags', is: 'isNotNull' }, 'A1 a2'],
      [{ field: 'code', is: 'in', value: ['A1', 'B3', 'zz'] }, 'A1 B3'],
      [{ field: 'code', is: 'in', value: [] }, ''],
      [{ field: 'amount', is: 'in', value: ['10.0', 'x'] }, 'A1'],
      [{ field: 'tags', is: 'equal', value: 'red' }, 'A1'],
      [{ field: 'tags', is: 'equal', value: 'blue' }, ''],
      [{ field: 'tags', is: 'notEqual', value: 'red' }, 'a2'],
      [{ field: 'tags', is: 'like', value: 'blue' }, 'A1'],
      [{ field: 'tags', is: 'notLike', value: 'blue' }, 'a2'],
      [{ field: 'projectIds', is: 'equal', value: '6' }, 'A1 a2'],
      [{ field: 'projectIds', is: 'in', value: ['5', '99'] }, 'A1'],
    ])('%j', async (condition, expected) => {
      expect(await matching(condition)).toBe(expected);
    });

    it.each<[Condition, string]>([
      [{ field: 'code', is: 'like', value: 'A' }, 'A1 a2'],
      [{ field: 'code', is: 'likeRight', value: 'a' }, 'A1 a2'],
      [{ field: 'code', is: 'likeLeft', value: '1' }, 'A1'],
      [{ field: 'code', is: 'likeLeft', value: 'a' }, ''],
      [{ field: 'code', is: 'notLike', value: 'a' }, 'B3'],
      [{ field: 'note', is: 'notLike', value: 'zzz' }, 'A1 a2'],
      [{ field: 'note', is: 'like', value: '%' }, 'A1'],
      [{ field: 'note', is: 'like', value: '_' }, 'a2'],
      [{ field: 'note', is: 'like', value: '\\' }, 'a2'],
      [{ field: 'note', is: 'like', value: '' }, 'A1 a2'],
      [{ field: 'note', is: 'like', value: `'; drop table x; --` }, ''],
      [{ field: 'price', is: 'likeLeft', value: '.5' }, 'A1'],
      [{ field: 'price', is: 'like', value: '100.' }, ''],
      [{ field: 'amount', is: 'likeLeft', value: '.00' }, 'A1 B3'],
      [{ field: 'day', is: 'likeRight', value: '2024-01' }, 'A1'],
      [{ field: 'moment', is: 'like', value: '23:59' }, 'A1'],
      [{ field: 'quantity', is: 'like', value: '8' }, 'a2'],
      [{ field: 'projectId', is: 'likeRight', value: '19000' }, 'A1'],
    ])('parts of texts: %j', async (condition, expected) => {
      expect(await matching(condition)).toBe(expected);
    });

    it.each<Condition>([
      { field: 'projectId', is: 'equal', value: 'abc' },
      { field: 'id', is: 'equal', value: '99999999999999999999' },
      { field: 'amount', is: 'greater', value: 'much' },
      { field: 'day', is: 'lessOrEqual', value: '2024-02-30' },
      { field: 'moment', is: 'equal', value: '2024-01-31 25:00:00' },
      { field: 'note', is: 'like', value: 'a\0b' },
    ])('a value that cannot be matches nothing: %j', async (condition) => {
      expect(await matching(condition)).toBe('');
    });

    it('several conditions hold together', async () => {
      expect(
        await matching(
          { field: 'fiscalYear', is: 'equal', value: '2024' },
          { field: 'amount', is: 'less', value: '0' },
        ),
      ).toBe('B3');
    });

    it.each<Condition>([
      { field: 'nothing', is: 'equal', value: '1' },
      { field: 'tenantId', is: 'equal', value: '1' },
      { field: 'isDeleted', is: 'equal', value: '1' },
      { field: 'code"; drop table x', is: 'isNull' },
      { field: 'parts', is: 'equal', value: '1' },
      { field: 'tags', is: 'greater', value: '1' },
      { field: 'code', is: 'equal' },
      { field: 'code', is: 'equal', value: ['1'] },
    ])('a condition the declaration does not allow is a mistake of the program: %j', async (condition) => {
      await expect(matching(condition)).rejects.toThrow(DomainError);
    });

    it('orders by the declaration unless told otherwise', async () => {
      expect(await codes({})).toEqual(['A1', 'B3', 'a2']);
      expect(await codes({ order: [{ field: 'code' }] })).toEqual(['A1', 'B3', 'a2']);
      expect(await codes({ order: [{ field: 'code', descending: true }] })).toEqual(['a2', 'B3', 'A1']);
      expect(await codes({ order: [{ field: 'amount' }] })).toEqual(['B3', 'a2', 'A1']);
    });

    it('puts nothing last in either direction, and ends with the id', async () => {
      expect(await codes({ order: [{ field: 'price' }] })).toEqual(['A1', 'a2', 'B3']);
      expect(await codes({ order: [{ field: 'price', descending: true }] })).toEqual(['a2', 'A1', 'B3']);
      expect(await codes({ order: [{ field: 'createTime', descending: true }] })).toEqual(['A1', 'a2', 'B3']);
    });

    it('refuses an order by what has none', async () => {
      await expect(codes({ order: [{ field: 'nothing' }] })).rejects.toThrow(DomainError);
      await expect(codes({ order: [{ field: 'tags' }] })).rejects.toThrow(DomainError);
    });

    it('pages', async () => {
      const order = [{ field: 'id' }];
      expect(await codes({ order, limit: 2 })).toEqual(['A1', 'a2']);
      expect(await codes({ order, offset: 2, limit: 2 })).toEqual(['B3']);
      expect(await codes({ order, offset: 3 })).toEqual([]);
      expect(await codes({ order, limit: 0 })).toEqual([]);
      await expect(codes({ limit: -1 })).rejects.toThrow(DomainError);
    });

    it('compares amounts and texts exactly as their own order says', async () => {
      const own = nextTenant();
      const amounts = fc.uniqueArray(fc.integer({ min: -100_000, max: 100_000 }), { minLength: 2, maxLength: 6 });
      let round = 0;
      await fc.assert(
        fc.asyncProperty(amounts, fc.integer({ min: -100_000, max: 100_000 }), async (cents, limit) => {
          const note = `round ${(round += 1)}`;
          const asAmount = (value: number) =>
            `${value < 0 ? '-' : ''}${Math.trunc(Math.abs(value) / 100)}.${String(Math.abs(value) % 100).padStart(2, '0')}`;
          const inserted = cents.map((value, at) =>
            record(everyKind, own, { code: `${note} ${at}`, note, amount: asAmount(value) }),
          );
          const found = await store.transaction(own, async (records) => {
            await records.insert(everyKind, inserted);
            return records.find(everyKind, {
              where: [
                { field: 'note', is: 'equal', value: note },
                { field: 'amount', is: 'greaterOrEqual', value: asAmount(limit) },
              ],
              order: [{ field: 'amount' }],
            });
          });
          const expected = cents.filter((value) => value >= limit).sort((one, other) => one - other);
          expect(found.map((row) => row['amount'])).toEqual(expected.map(asAmount));
        }),
        { numRuns: 25 },
      );
    });
  });
}
