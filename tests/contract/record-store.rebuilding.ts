import { DomainError } from '@rdm/core/internal/kernel';
import type { RecordStore, StoredRecord } from '@rdm/core/internal/records';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthly, nextTenant, rebuilt, record } from './record-store.resources';

const ofYear = [{ field: 'year', is: 'equal', value: '2024' }] as const;
const figures = (tenant: string, code: string, amount: string, parts: unknown = null) =>
  record(rebuilt, tenant, { year: '2024', code, amount, parts });
const later = { createTime: '2024-06-01 09:00:00', updateTime: '2024-06-01 09:00:00' };

/** What a rebuild asks for: the amount of each code. */
const built = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.constantFrom('1.00', '2.00', '-3.50'), {
  noNullPrototype: true,
});
const step = fc.oneof(
  fc.record({ does: fc.constant('rebuild' as const), built }),
  fc.record({ does: fc.constant('update' as const), code: fc.constantFrom('a', 'b', 'c') }),
);

export function rebuildingContract(store: RecordStore): void {
  describe('a rebuild', () => {
    it('leaves the rows that are the same, replaces those that differ under their id, adds and deletes the others', async () => {
      const tenant = nextTenant();
      const [same, changed, gone] = ['same', 'changed', 'gone'].map((code) =>
        figures(tenant, code, '1.00', [{ label: { zh: '甲', en: 'A' }, value: '1' }]),
      );
      const elsewhere = record(rebuilt, tenant, { year: '2023', code: 'same', amount: '7.00' });
      const rebuild = (rows: StoredRecord[]) =>
        store.transaction(tenant, (records) => records.rebuild(rebuilt, ofYear, rows));
      await store.transaction(tenant, (records) => records.insert(rebuilt, [elsewhere]));
      expect(await rebuild([same!, changed!, gone!])).toEqual([same!.id, changed!.id, gone!.id]);
      const [again, other, added] = [
        { ...figures(tenant, 'same', '1.00', same!.parts), ...later },
        { ...figures(tenant, 'changed', '1.00', []), ...later },
        { ...figures(tenant, 'added', '2.00'), ...later },
      ];
      expect(await rebuild([added, other, again])).toEqual([added.id, changed!.id, same!.id]);
      const order = [{ field: 'code' }, { field: 'year', descending: true }] as const;
      const found = await store.transaction(tenant, (records) => records.find(rebuilt, { order }));
      expect(found).toEqual([added, { ...other, id: changed!.id }, same, elsewhere]);
    });

    it('gives the rows asked for whatever was there, each code with the id it had', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
          const tenant = nextTenant();
          let ids = new Map<string, string>();
          for (const each of steps) {
            await store.transaction(tenant, async (records) => {
              if (each.does === 'update') {
                const [row] = await records.find(rebuilt, {
                  where: [{ field: 'code', is: 'equal', value: each.code }],
                });
                if (row) await records.update(rebuilt, [{ ...row, amount: '99.00' }]);
                return;
              }
              const wanted = Object.entries(each.built);
              const rows = wanted.map(([code, amount]) => figures(tenant, code, amount));
              const answer = await records.rebuild(rebuilt, ofYear, rows);
              const found = await records.find(rebuilt, { order: [{ field: 'code' }] });
              expect(found.map(({ code, amount }) => [code, amount])).toEqual(
                wanted.toSorted(([one], [other]) => (one < other ? -1 : 1)),
              );
              const now = new Map(found.map(({ code, id }) => [String(code), id]));
              expect(answer).toEqual(wanted.map(([code]) => now.get(code)));
              for (const [code, id] of now) if (ids.has(code)) expect(id).toBe(ids.get(code));
              ids = now;
            });
          }
        }),
        { numRuns: 25 },
      );
    });

    it('takes 3,000 rows, and any register', async () => {
      const tenant = nextTenant();
      const rows = (amount: (at: number) => string) =>
        Array.from({ length: 3_000 }, (_, at) =>
          record(monthly, tenant, { month: '2024-01', code: `c${at}`, amount: amount(at) }),
        );
      const sumOf = async (given: StoredRecord[]) =>
        store.transaction(tenant, async (records) => {
          await records.rebuild(monthly, [], given);
          const [sums] = await records.sums(monthly, { of: ['amount'] });
          return [await records.count(monthly), sums?.sums.amount];
        });
      expect(await sumOf(rows(() => '1.00'))).toEqual([3_000, '3000.00']);
      expect(await sumOf(rows((at) => (at % 2 === 0 ? '1.00' : '3.00')))).toEqual([3_000, '6000.00']);
      expect(await sumOf([])).toEqual([0, undefined]);
    });

    it('refuses the same natural key twice, one taken by a record it does not replace, and rows of another tenant', async () => {
      const [tenant, neighbour] = [nextTenant(), nextTenant()];
      const rebuild = (rows: StoredRecord[]) =>
        store.transaction(tenant, (records) => records.rebuild(rebuilt, ofYear, rows));
      await rebuild([figures(tenant, 'a', '1.00')]);
      const taken = record(rebuilt, tenant, { year: '2023', code: 'x', amount: '1.00' });
      await store.transaction(tenant, (records) => records.insert(rebuilt, [taken]));
      const twice = (code: string) => [figures(tenant, code, '1.00'), figures(tenant, code, '1.00')];
      await expect(rebuild(twice('a'))).rejects.toThrow();
      await expect(rebuild(twice('b'))).rejects.toThrow();
      await expect(rebuild([record(rebuilt, tenant, { year: '2023', code: 'x' })])).rejects.toThrow();
      await expect(rebuild([figures(neighbour, 'a', '1.00')])).rejects.toThrow(DomainError);
      const left = await store.transaction(tenant, (records) => records.find(rebuilt, { where: ofYear }));
      expect(left.map(({ code, amount }) => [code, amount])).toEqual([['a', '1.00']]);
    });
  });
}
