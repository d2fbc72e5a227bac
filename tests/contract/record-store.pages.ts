import type { RecordStore, Selection } from '@rdm/core/internal/records';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyKind, monthly, nextTenant, record } from './record-store.resources';

const by = { user: null, time: '2024-05-01 12:00:00' };

/** What people do to a register between two looks at it. */
const step = fc.oneof(
  fc.record({ does: fc.constant('add' as const), many: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ does: fc.constantFrom('change', 'remove', 'restore', 'purge', 'undo'), at: fc.nat({ max: 20 }) }),
);

const looks: readonly Selection[] = [
  { offset: 0, limit: 3 },
  { offset: 3, limit: 3 },
  { where: [{ field: 'quantity', is: 'greaterOrEqual', value: 2 }], offset: 0, limit: 2 },
  {
    where: [{ field: 'note', is: 'like', value: 'x' }],
    order: [{ field: 'note', descending: true }],
    offset: 0,
    limit: 4,
  },
];

export function pageContract(store: RecordStore): void {
  describe('a page of a list', () => {
    it('has the records and the number that a find and a count have, whatever happened before and in between', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
          const tenant = nextTenant();
          const ids: string[] = [];
          for (const { does, ...how } of steps) {
            const id = ids[('at' in how ? how.at : 0) % Math.max(1, ids.length)];
            if (does === 'add') {
              const rows = Array.from({ length: (how as { many: number }).many }, (_, at) =>
                record(everyKind, tenant, { code: `${ids.length + at}`, quantity: at, note: at % 2 ? 'x' : 'y' }),
              );
              await store.transaction(tenant, (records) => records.insert(everyKind, rows));
              ids.push(...rows.map((row) => row.id));
            } else if (id !== undefined) {
              const done = store.transaction(tenant, async (records) => {
                const [row] = await records.find(everyKind, { where: [{ field: 'id', is: 'equal', value: id }] });
                if (does === 'change' && row) await records.update(everyKind, [{ ...row, note: 'xx', quantity: 3 }]);
                if (does === 'remove' || does === 'undo') await records.remove(everyKind, [id], by);
                if (does === 'restore') await records.restore(everyKind, [id], by);
                if (does === 'purge') await records.purge(everyKind, [{ field: 'id', is: 'equal', value: id }]);
                await expectPages(records);
                if (does === 'undo') throw new Error('undone');
              });
              await done.catch((error: Error) => expect(error.message).toBe('undone'));
            }
            // Twice, the second time with what the store may have kept of the first.
            for (let look = 0; look < 2; look += 1) await store.transaction(tenant, expectPages);
          }
        }),
        { numRuns: 12 },
      );
    });
  });
}

/** What follows from registers alone may be kept as long as their marks are the same. */
export function markContract(store: RecordStore): void {
  describe('the mark of a register', () => {
    const marksOf = (tenant: string) => store.transaction(tenant, (records) => records.marks([monthly, everyKind]));
    const markOf = async (tenant: string) => (await marksOf(tenant))?.[1] ?? null;

    it('is another one after every change, the same while there is none, and that of the tenant alone', async () => {
      const [tenant, other] = [nextTenant(), nextTenant()];
      const added = record(everyKind, tenant, { code: '1' });
      const found = async () => {
        const mark = await markOf(tenant);
        await store.transaction(other, (records) =>
          records.insert(everyKind, [record(everyKind, other, { code: mark ?? `${Math.random()}` })]),
        );
        expect(await markOf(tenant)).toBe(mark);
        return mark;
      };
      const marks = [await found()];
      const change = async (work: Parameters<typeof store.transaction>[1]) => {
        await store.transaction(tenant, work);
        marks.push(await found());
      };
      await change((records) => records.insert(everyKind, [added]));
      await change((records) => records.update(everyKind, [{ ...added, note: 'x' }]));
      await change((records) => records.remove(everyKind, [added.id], by));
      await change((records) => records.restore(everyKind, [added.id], by));
      await change((records) => records.purge(everyKind, [{ field: 'id', is: 'equal', value: added.id }]));
      const known = marks.filter((mark) => mark !== null);
      expect(known.length === 0 || known.length === marks.length).toBe(true);
      expect(new Set(known).size).toBe(known.length);
    });

    it('is that of the register alone', async () => {
      const tenant = nextTenant();
      const before = await marksOf(tenant);
      await store.transaction(tenant, (records) =>
        records.insert(everyKind, [record(everyKind, tenant, { code: '1' })]),
      );
      const after = await marksOf(tenant);
      expect(after === null).toBe(before === null);
      if (before === null || after === null) return;
      expect(after).toHaveLength(2);
      expect(after[0]).toBe(before[0]);
      expect(after[1]).not.toBe(before[1]);
    });

    it('is unknown within a transaction that has written', async () => {
      const tenant = nextTenant();
      await store.transaction(tenant, async (records) => {
        await records.insert(everyKind, [record(everyKind, tenant, { code: '1' })]);
        expect(await records.marks([everyKind])).toBeNull();
      });
    });
  });
}

async function expectPages(records: Parameters<Parameters<RecordStore['transaction']>[1]>[0]): Promise<void> {
  for (const selection of looks) {
    const { rows, total } = await records.page(everyKind, selection as never);
    expect(rows).toEqual(await records.find(everyKind, selection as never));
    expect(await total()).toBe((await records.find(everyKind, { where: selection.where } as never)).length);
    expect(await records.count(everyKind)).toBe((await records.find(everyKind)).length);
  }
}
