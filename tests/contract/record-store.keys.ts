import { Refusal } from '@rdm/core/internal/kernel';
import type { RecordStore } from '@rdm/core/internal/records';
import { describe, expect, it } from 'vitest';
import { everyKind, monthly, nextTenant, record } from './record-store.resources';

const by = { user: '1', time: '2024-05-01 00:00:00' };

export function keyContract(store: RecordStore): void {
  describe('natural keys', () => {
    it('find records, also where a part of the key is missing', async () => {
      const tenant = nextTenant();
      const rows = [
        record(monthly, tenant, { month: '2024-01', deptId: '11', code: 'a' }),
        record(monthly, tenant, { month: '2024-01', deptId: null, code: 'a' }),
        record(monthly, tenant, { month: '2024-02', deptId: '11', code: 'a' }),
        record(monthly, tenant, { month: '2024-02', deptId: null, code: null }),
      ];
      const found = await store.transaction(tenant, async (records) => {
        await records.insert(monthly, rows);
        return records.findByKeys(monthly, [
          { month: '2024-01', deptId: null, code: 'a' },
          { month: '2024-02', deptId: '11', code: 'a' },
          { month: '2024-02', deptId: null, code: null },
          { month: '2024-02', deptId: null, code: 'a' },
          { month: '2024-03', deptId: '11', code: 'a' },
          { month: '2024-01', deptId: 'no id', code: 'a' },
        ]);
      });
      expect(found.map((row) => row.id).sort()).toEqual([rows[1], rows[2], rows[3]].map((row) => row!.id).sort());
    });

    it('find records also by their first parts alone', async () => {
      const tenant = nextTenant();
      const rows = [
        record(monthly, tenant, { month: '2024-01', deptId: '11', code: 'a' }),
        record(monthly, tenant, { month: '2024-01', deptId: '11', code: 'b' }),
        record(monthly, tenant, { month: '2024-01', deptId: null, code: 'a' }),
        record(monthly, tenant, { month: '2024-02', deptId: '11', code: 'a' }),
      ];
      const found = (keys: readonly object[], parts: number) =>
        store.transaction(tenant, async (records) =>
          (await records.findByKeys(monthly, keys, parts))
            .map((row) => rows.findIndex(({ id }) => id === row.id))
            .sort(),
        );
      await store.transaction(tenant, (records) => records.insert(monthly, rows));
      expect(await found([{ month: '2024-01', deptId: '11' }], 2)).toEqual([0, 1]);
      expect(await found([{ month: '2024-01', deptId: null }], 2)).toEqual([2]);
      expect(await found([{ month: '2024-01' }, { month: '2024-02', code: 'x' }], 1)).toEqual([0, 1, 2, 3]);
      expect(await found([{ month: '2024-03', deptId: '11' }], 2)).toEqual([]);
    });

    it('of no keys are no records', async () => {
      expect(await store.transaction(nextTenant(), (records) => records.findByKeys(monthly, []))).toEqual([]);
    });

    it.each([
      [{ month: '2024-01', deptId: '11', code: 'a' }, '2024-01 a'],
      [{ month: '2024-01', deptId: null, code: 'a' }, '2024-01 a'],
      [{ month: null, deptId: '11', code: null }, '11'],
    ])('%j belongs to one record only', async (key, spoken) => {
      const tenant = nextTenant();
      await store.transaction(tenant, (records) => records.insert(monthly, [record(monthly, tenant, key)]));
      const again = store.transaction(tenant, (records) =>
        records.insert(monthly, [record(monthly, tenant, { code: 'free' }), record(monthly, tenant, key)]),
      );
      await expect(again).rejects.toThrow(Refusal);
      await expect(again).rejects.toMatchObject({
        fault: {
          code: 400,
          name: 'DUPLICATE_KEY',
          message: { zh: `月度记录已存在：${spoken}`, en: `Monthly record already exists: ${spoken}` },
        },
      });
      expect(await store.transaction(tenant, (records) => records.count(monthly))).toBe(1);
    });

    it('are refused twice in one call', async () => {
      const tenant = nextTenant();
      const twice = [record(everyKind, tenant, { code: 'a' }), record(everyKind, tenant, { code: 'a' })];
      await expect(store.transaction(tenant, (records) => records.insert(everyKind, twice))).rejects.toThrow(Refusal);
    });

    it('cannot be changed into a taken one', async () => {
      const tenant = nextTenant();
      const [one, other] = [record(everyKind, tenant, { code: 'a' }), record(everyKind, tenant, { code: 'b' })];
      await store.transaction(tenant, (records) => records.insert(everyKind, [one!, other!]));
      const change = store.transaction(tenant, (records) => records.update(everyKind, [{ ...other!, code: 'a' }]));
      await expect(change).rejects.toMatchObject({
        fault: { name: 'DUPLICATE_KEY', message: { zh: '样本已存在：a' } },
      });
      expect(await store.transaction(tenant, (records) => records.findByKeys(everyKind, [{ code: 'b' }]))).toEqual([
        other,
      ]);
    });

    it('are free again in other tenants and after removal', async () => {
      const [tenant, neighbour] = [nextTenant(), nextTenant()];
      const first = record(everyKind, tenant, { code: 'a' });
      await store.transaction(tenant, (records) => records.insert(everyKind, [first]));
      await store.transaction(neighbour, (records) =>
        records.insert(everyKind, [record(everyKind, neighbour, { code: 'a' })]),
      );
      const second = record(everyKind, tenant, { code: 'a' });
      const found = await store.transaction(tenant, async (records) => {
        expect(await records.remove(everyKind, [first.id], by)).toBe(1);
        await records.insert(everyKind, [second]);
        return records.findByKeys(everyKind, [{ code: 'a' }]);
      });
      expect(found).toEqual([second]);
    });

    it('a refusal somebody catches still undoes the transaction', async () => {
      const tenant = nextTenant();
      const twice = [record(everyKind, tenant, { code: 'a' }), record(everyKind, tenant, { code: 'a' })];
      const swallowed = store.transaction(tenant, (records) => records.insert(everyKind, twice).catch(() => undefined));
      await expect(swallowed).rejects.toThrow(Refusal);
      expect(await store.transaction(tenant, (records) => records.count(everyKind))).toBe(0);
    });
  });
}
