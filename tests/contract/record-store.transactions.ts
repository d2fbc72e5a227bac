import { DomainError } from '@rdm/core/internal/kernel';
import type { Records, RecordStore, Resource } from '@rdm/core/internal/records';
import { describe, expect, it } from 'vitest';
import { everyKind, monthly, nextId, nextTenant, record } from './record-store.resources';

export function transactionContract(store: RecordStore): void {
  describe('transactions', () => {
    it('leave nothing behind when the work throws', async () => {
      const tenant = nextTenant();
      const row = record(everyKind, tenant, { code: 'a' });
      const removed = record(everyKind, tenant, { code: 'b' });
      await store.transaction(tenant, (records) => records.insert(everyKind, [row, removed]));
      const failed = store.transaction(tenant, async (records) => {
        await records.update(everyKind, [{ ...row, code: 'changed' }]);
        await records.remove(everyKind, [removed.id], { user: null, time: '2024-01-01 00:00:00' });
        await records.insert(everyKind, [record(everyKind, tenant, { code: 'new' })]);
        await records.insert(monthly, [record(monthly, tenant, { code: 'new' })]);
        await records.audit([
          {
            id: nextId(),
            resource: 'x',
            recordId: row.id,
            action: 'update',
            userId: null,
            account: null,
            time: '2024-01-01 00:00:00',
            before: null,
            after: null,
          },
        ]);
        await records.purge(everyKind, [{ field: 'code', is: 'equal', value: 'changed' }]);
        throw new Error('midway');
      });
      await expect(failed).rejects.toThrow('midway');
      await store.transaction(tenant, async (records) => {
        expect(await records.find(everyKind, { order: [{ field: 'id' }] })).toEqual([row, removed]);
        expect(await records.count(monthly)).toBe(0);
        expect(await records.history('x', row.id)).toEqual([]);
        await records.insert(everyKind, [record(everyKind, tenant, { code: 'new' })]);
      });
    });

    it('answer what the work answers', async () => {
      expect(await store.transaction(nextTenant(), () => Promise.resolve(7))).toBe(7);
    });

    it('take calls made side by side', async () => {
      const tenant = nextTenant();
      await store.transaction(tenant, async (records) => {
        const inserts = ['a', 'b', 'c'].map((code) => records.insert(everyKind, [record(everyKind, tenant, { code })]));
        const [count] = await Promise.all([records.count(everyKind), ...inserts]);
        expect(count).toBe(3);
      });
    });

    it('running at the same time neither mix nor hang', async () => {
      const tenants = Array.from({ length: 12 }, nextTenant);
      const counts = await Promise.all(
        tenants.map((tenant) =>
          store.transaction(tenant, async (records) => {
            await records.insert(everyKind, [record(everyKind, tenant, { code: 'a' })]);
            await new Promise((resolve) => setTimeout(resolve, 5));
            await records.insert(everyKind, [record(everyKind, tenant, { code: 'b' })]);
            return records.count(everyKind);
          }),
        ),
      );
      expect(counts).toEqual(tenants.map(() => 2));
    });

    it('one of two that write the same version wins, the other is told', async () => {
      const tenant = nextTenant();
      const row = record(everyKind, tenant, { code: 'a' });
      await store.transaction(tenant, (records) => records.insert(everyKind, [row]));
      const stale = await Promise.all(
        ['x', 'y', 'z'].map((note) =>
          store.transaction(tenant, (records) => records.update(everyKind, [{ ...row, note }])),
        ),
      );
      expect(stale.filter((ids) => ids.length === 0)).toHaveLength(1);
    });

    it('one of two that take the same key wins, the other is refused', async () => {
      const tenant = nextTenant();
      const ends = await Promise.allSettled(
        [1, 2, 3].map(() =>
          store.transaction(tenant, (records) => records.insert(everyKind, [record(everyKind, tenant, { code: 'a' })])),
        ),
      );
      expect(ends.map((end) => end.status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    });

    it('hold each other back by a lock', async () => {
      const tenant = nextTenant();
      const steps: string[] = [];
      const locked = (name: string) =>
        store.transaction(tenant, async (records) => {
          await records.lock('rebuild');
          steps.push(`${name} in`);
          await new Promise((resolve) => setTimeout(resolve, 30));
          steps.push(`${name} out`);
        });
      await Promise.all([locked('one'), locked('two')]);
      expect(steps.map((step) => step.split(' ')[1])).toEqual(['in', 'out', 'in', 'out']);
    });

    it('write rows that are made as they are asked for, however many there are', async () => {
      const tenant = nextTenant();
      function* made() {
        for (let number = 0; number < 2_500; number += 1) yield record(everyKind, tenant, { code: `code ${number}` });
      }
      await store.transaction(tenant, (records) => records.insert(everyKind, made()));
      expect(await store.transaction(tenant, (records) => records.count(everyKind))).toBe(2_500);
    });

    it.each([
      ['a natural key comes twice', (code: string) => ({ code: code === 'code 2400' ? 'code 1' : code })],
      ['the same record comes twice', (code: string) => ({ code, ...(code === 'code 2400' && { id: '7' }) })],
      [
        'making them fails',
        (code: string) => {
          if (code === 'code 2400') throw new Error('midway');
          return { code };
        },
      ],
    ])('keep nothing of such rows when %s', async (_, made) => {
      const tenant = nextTenant();
      function* rows() {
        yield { ...record(everyKind, tenant, { code: 'first' }), id: '7' };
        for (let number = 0; number < 2_500; number += 1) {
          const { id, ...values } = made(`code ${number}`) as { id?: string; code: string };
          const row = record(everyKind, tenant, values);
          yield id === undefined ? row : { ...row, id };
        }
      }
      const failed = store.transaction(tenant, (records) => records.insert(everyKind, rows()));
      await expect(failed).rejects.toThrow(Error);
      expect(await store.transaction(tenant, (records) => records.count(everyKind))).toBe(0);
    });

    it('are locked under any text, as what is locked may be named by whoever calls', async () => {
      for (const key of ['', '年 2024', 'a\u0000b', '\ud800', '😀', '"', '\\', 'x'.repeat(10_000)]) {
        await store.transaction(nextTenant(), (records) => records.lock(key));
      }
    });

    it('do not outlive their work', async () => {
      const tenant = nextTenant();
      const kept = await store.transaction(tenant, (records) => Promise.resolve<{ records: Records }>({ records }));
      await expect(kept.records.count(everyKind)).rejects.toThrow(DomainError);
    });

    it('take nothing after what was called the last, which may be several calls side by side', async () => {
      const tenant = nextTenant();
      await store.transaction(tenant, (records) =>
        records.insert(everyKind, [record(everyKind, tenant, { code: 'a' })]),
      );
      const answer = await store.transaction(tenant, async (records) => {
        const first = await records.count(everyKind);
        const last = await records.last(() => Promise.all([records.count(everyKind), records.find(everyKind)]));
        await expect(records.count(everyKind)).rejects.toThrow(DomainError);
        await expect(records.insert(everyKind, [record(everyKind, tenant, { code: 'b' })])).rejects.toThrow(
          DomainError,
        );
        return [first, last[0], last[1].length];
      });
      expect(answer).toEqual([1, 1, 1]);
      expect(await store.transaction(tenant, (records) => records.count(everyKind))).toBe(1);
    });

    it('keep what was written before and within the last', async () => {
      const tenant = nextTenant();
      await store.transaction(tenant, async (records) => {
        await records.insert(everyKind, [record(everyKind, tenant, { code: 'a' })]);
        await records.last(() => records.insert(everyKind, [record(everyKind, tenant, { code: 'b' })]));
      });
      expect(await store.transaction(tenant, (records) => records.count(everyKind))).toBe(2);
    });

    it('end without an effect on the next where the work fails after the last', async () => {
      const tenant = nextTenant();
      const failed = store.transaction(tenant, async (records) => {
        await records.last(() => records.count(everyKind));
        throw new Error('afterwards');
      });
      await expect(failed).rejects.toThrow('afterwards');
      await store.transaction(tenant, (records) =>
        records.insert(everyKind, [record(everyKind, tenant, { code: 'a' })]),
      );
      expect(await store.transaction(tenant, (records) => records.count(everyKind))).toBe(1);
    });

    it('are failed by a last call that fails', async () => {
      const tenant = nextTenant();
      const failed = store.transaction(tenant, (records) =>
        records.last(() => records.find<Resource>(everyKind, { where: [{ field: 'nothing', is: 'isNull' }] })),
      );
      await expect(failed).rejects.toThrow(DomainError);
    });

    it('a failed statement that somebody catches still undoes the transaction', async () => {
      const tenant = nextTenant();
      const row = record(everyKind, tenant, { code: 'a' });
      const swallowed = store.transaction(tenant, async (records) => {
        await records.insert(everyKind, [row]);
        await records.insert(everyKind, [{ ...row, code: 'b' }]).catch(() => undefined);
      });
      await expect(swallowed).rejects.toThrow(Error);
      expect(await store.transaction(tenant, (records) => records.count(everyKind))).toBe(0);
    });
  });
}
