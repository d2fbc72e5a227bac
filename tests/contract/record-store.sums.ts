import type { RecordStore } from '@rdm/core/internal/records';
import { sum, yuan } from '@rdm/core/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyKind, nextTenant, record } from './record-store.resources';

const amount = fc.option(
  fc.bigInt({ min: -99_999_999_999_99n, max: 99_999_999_999_99n }).map((fen) => {
    const digits = String(fen < 0n ? -fen : fen).padStart(3, '0');
    return `${fen < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  }),
);
const row = fc.record({
  amount,
  period: fc.option(fc.constantFrom('2024-01', '2024-02')),
  order: fc.option(fc.constantFrom('first', 'second')),
  quantity: fc.nat({ max: 3 }),
});

const where = [{ field: 'quantity' as const, is: 'greater' as const, value: 0 }];

export function sumContract(store: RecordStore): void {
  describe('sums', () => {
    it('are those of the records that match, exact, by each combination of values', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(row, { maxLength: 12 }), async (given) => {
          const tenant = nextTenant();
          const rows = given.map((values, at) => record(everyKind, tenant, { code: String(at), ...values }));
          await store.transaction(tenant, (records) => records.insert(everyKind, rows));
          const removed = rows.at(0);
          if (removed) {
            const by = { user: null, time: '2024-05-01 12:00:00' };
            await store.transaction(tenant, (records) => records.remove(everyKind, [removed.id], by));
          }
          await store.transaction(tenant, async (records) => {
            const found = await records.find(everyKind, { where });
            const totalOf = (of: typeof found) =>
              sum(of.flatMap((each) => (each.amount === null ? [] : [yuan(each.amount)]))).toString();
            const all = await records.sums(everyKind, { where, of: ['amount', 'total'] });
            expect(all).toEqual(
              found.length > 0 ? [{ values: {}, sums: { amount: totalOf(found), total: '0.00' } }] : [],
            );
            const grouped = await records.sums(everyKind, { where, of: ['amount'], by: ['period', 'order'] });
            const kinds = new Set(found.map(({ period, order }) => JSON.stringify([period, order])));
            expect(grouped).toHaveLength(kinds.size);
            for (const { values, sums } of grouped) {
              const same = found.filter(
                ({ period, order }) => period === values['period'] && order === values['order'],
              );
              expect(sums).toEqual({ amount: totalOf(same) });
            }
          });
        }),
        { numRuns: 25 },
      );
    });

    it('see what their own transaction has written, and nothing of another tenant', async () => {
      const [tenant, other] = [nextTenant(), nextTenant()];
      const added = record(everyKind, tenant, { code: '1', amount: '0.10' });
      const elsewhere = record(everyKind, other, { code: '1', amount: '5.00' });
      await store.transaction(other, (records) => records.insert(everyKind, [elsewhere]));
      await store.transaction(tenant, async (records) => {
        await records.insert(everyKind, [added]);
        expect(await records.sums(everyKind, { of: ['amount'] })).toEqual([{ values: {}, sums: { amount: '0.10' } }]);
      });
    });

    it('are refused of what is no amount', async () => {
      for (const of of ['code', 'price', 'nothing', '__proto__']) {
        const asked = store.transaction(nextTenant(), (records) => records.sums(everyKind, { of: [of as 'amount'] }));
        await expect(asked).rejects.toMatchObject({ name: 'DomainError' });
      }
    });
  });
}
