import { DomainError } from '@rdm/core/internal/kernel';
import type { AuditEntry, RecordStore, Resource, StoredRecord } from '@rdm/core/internal/records';
import { describe, expect, it } from 'vitest';
import { everyKind, monthly, nextId, nextTenant, record, shared } from './record-store.resources';

const by = { user: '1123598821738675201', time: '2024-05-01 12:00:00' };
const platform = '000000';

export function writingContract(store: RecordStore): void {
  describe('writing', () => {
    it('raises the version and answers what was stale or gone', async () => {
      const tenant = nextTenant();
      const [one, other] = [record(everyKind, tenant, { code: 'a' }), record(everyKind, tenant, { code: 'b' })];
      const gone = record(everyKind, tenant, { code: 'c' });
      await store.transaction(tenant, (records) => records.insert(everyKind, [one!, other!]));
      const changed = { ...one!, note: 'first', updateTime: by.time };
      const update = (...rows: (typeof one)[]) =>
        store.transaction(tenant, (records) => records.update(everyKind, rows as NonNullable<typeof one>[]));
      expect(await update(changed, gone)).toEqual([gone.id]);
      expect(await update({ ...one!, note: 'second' }, other!)).toEqual([one!.id]);
      const found = await store.transaction(tenant, (records) => records.find(everyKind, { order: [{ field: 'id' }] }));
      expect(found).toEqual([
        { ...changed, version: 2 },
        { ...other!, version: 2 },
      ]);
    });

    it('removes logically, once', async () => {
      const tenant = nextTenant();
      const [one, other] = [record(everyKind, tenant, { code: 'a' }), record(everyKind, tenant, { code: 'b' })];
      await store.transaction(tenant, async (records) => {
        await records.insert(everyKind, [one!, other!]);
        expect(await records.remove(everyKind, [one!.id, nextId(), 'no id'], by)).toBe(1);
        expect(await records.remove(everyKind, [one!.id], by)).toBe(0);
        expect(await records.update(everyKind, [{ ...one!, version: 2 }])).toEqual([one!.id]);
        expect(await records.find(everyKind)).toEqual([other]);
        expect(await records.count(everyKind)).toBe(1);
        expect(await records.findByKeys(everyKind, [{ code: 'a' }])).toEqual([]);
      });
    });

    it('restores what was removed, once, unless its key was given away', async () => {
      const tenant = nextTenant();
      const [one, other] = [record(everyKind, tenant, { code: 'a' }), record(everyKind, tenant, { code: 'b' })];
      const later = { user: by.user, time: '2024-05-02 08:00:00' };
      await store.transaction(tenant, async (records) => {
        await records.insert(everyKind, [one!, other!]);
        expect(await records.restore(everyKind, [one!.id, nextId(), 'no id'], later)).toEqual([]);
        await records.remove(everyKind, [one!.id], by);
        const back = { ...one!, version: 3, updateUser: later.user, updateTime: later.time };
        expect(await records.restore(everyKind, [one!.id, nextId(), 'no id'], later)).toEqual([back]);
        expect(await records.restore(everyKind, [one!.id], later)).toEqual([]);
        expect(await records.findByKeys(everyKind, [{ code: 'a' }])).toEqual([back]);
        await records.remove(everyKind, [one!.id], by);
      });
      const usurped = store.transaction(tenant, async (records) => {
        await records.insert(everyKind, [record(everyKind, tenant, { code: 'a' })]);
        await records.restore(everyKind, [one!.id], later);
      });
      await expect(usurped).rejects.toMatchObject({ fault: { name: 'DUPLICATE_KEY' } });
      const found = await store.transaction(tenant, (records) => records.find(everyKind));
      expect(found).toEqual([other]);
    });

    it('counts of what was removed what conditions match, until it is there again', async () => {
      const [tenant, beside] = [nextTenant(), nextTenant()];
      const [one, other] = [record(everyKind, tenant, { code: 'a' }), record(everyKind, tenant, { code: 'b' })];
      const codeIs = (value: string) => [{ field: 'code', is: 'equal' as const, value }];
      await store.transaction(tenant, async (records) => {
        await records.insert(everyKind, [one!, other!]);
        expect(await records.countRemoved(everyKind)).toBe(0);
        await records.remove(everyKind, [one!.id, other!.id], by);
        expect(await records.countRemoved(everyKind)).toBe(2);
        expect(await records.countRemoved(everyKind, codeIs('a'))).toBe(1);
        expect(await records.countRemoved(everyKind, codeIs('c'))).toBe(0);
        await records.restore(everyKind, [one!.id], by);
        expect(await records.countRemoved(everyKind, codeIs('a'))).toBe(0);
      });
      expect(await store.transaction(tenant, (records) => records.countRemoved(everyKind))).toBe(1);
      expect(await store.transaction(beside, (records) => records.countRemoved(everyKind))).toBe(0);
    });

    it('restores nothing of another tenant', async () => {
      const [tenant, beside] = [nextTenant(), nextTenant()];
      const one = record(everyKind, tenant, { code: 'a' });
      await store.transaction(tenant, async (records) => {
        await records.insert(everyKind, [one]);
        await records.remove(everyKind, [one.id], by);
      });
      const restored = await store.transaction(beside, (records) => records.restore(everyKind, [one.id], by));
      expect(restored).toEqual([]);
    });

    it('purges what the conditions match, and answers what it was known by', async () => {
      const tenant = nextTenant();
      await store.transaction(tenant, async (records) => {
        const rows = ['a', 'b', 'c'].map((code) => record(monthly, tenant, { code, month: '2024-01' }));
        await records.insert(monthly, rows);
        const known = ({ id, month, deptId, code }: StoredRecord) => ({ id, month, deptId, code });
        const purged = await records.purge(monthly, [{ field: 'code', is: 'in', value: ['a', 'b'] }]);
        expect(purged.sort((one, other) => String(one.code).localeCompare(String(other.code)))).toEqual(
          rows.slice(0, 2).map(known),
        );
        expect(await records.find(monthly)).toEqual([rows[2]]);
        expect(await records.purge(monthly, [])).toEqual([known(rows[2]!)]);
      });
    });

    it('takes 5,000 rows at once', async () => {
      const tenant = nextTenant();
      const rows = Array.from({ length: 5_000 }, (_, at) =>
        record(everyKind, tenant, { code: `c${at}`, quantity: at }),
      );
      await store.transaction(tenant, async (records) => {
        await records.insert(everyKind, rows);
        expect(await records.count(everyKind)).toBe(5_000);
        expect(
          await records.update(
            everyKind,
            rows.map((row) => ({ ...row, quantity: 1 })),
          ),
        ).toEqual([]);
        expect(await records.findByKeys<Resource>(everyKind, rows)).toHaveLength(5_000);
        expect(await records.count(everyKind, [{ field: 'quantity', is: 'equal', value: 1 }])).toBe(5_000);
      });
    });

    it('does nothing with no rows', async () => {
      const tenant = nextTenant();
      await store.transaction(tenant, async (records) => {
        await records.insert(everyKind, []);
        expect(await records.update(everyKind, [])).toEqual([]);
        expect(await records.remove(everyKind, [], by)).toBe(0);
        await records.audit([]);
      });
    });

    it('refuses the same record twice in one call', async () => {
      const tenant = nextTenant();
      const row = record(everyKind, tenant, { code: 'a' });
      const update = store.transaction(tenant, (records) => records.update(everyKind, [row, row]));
      await expect(update).rejects.toThrow(DomainError);
    });

    it('keeps the history of a record, the latest change first', async () => {
      const [tenant, neighbour] = [nextTenant(), nextTenant()];
      const entry = (recordId: string, time: string, action: AuditEntry['action']): AuditEntry => ({
        id: nextId(),
        resource: everyKind.name,
        recordId,
        action,
        userId: by.user,
        account: '张三',
        time,
        before: action === 'insert' ? null : { amount: '1.00', tags: ['a'] },
        after: { amount: '2.00', parts: { rows: [1, null] } },
      });
      const first = entry('7', '2024-05-01 12:00:00', 'insert');
      const second = entry('7', '2024-05-02 12:00:00', 'update');
      const third = entry('7', '2024-05-02 12:00:00', 'call');
      await store.transaction(tenant, async (records) => {
        await records.audit([second, entry('8', '2024-05-01 12:00:00', 'insert')]);
        await records.audit([first, third]);
        expect(await records.history(everyKind.name, '7')).toEqual([third, second, first]);
        expect(await records.history(monthly.name, '7')).toEqual([]);
      });
      expect(await store.transaction(neighbour, (records) => records.history(everyKind.name, '7'))).toEqual([]);
    });

    it('counts what was done to the records around one, by day, person, register, action and import', async () => {
      const [tenant, neighbour] = [nextTenant(), nextTenant()];
      const made = (resource: string, recordId: string, time: string, given: Partial<AuditEntry> = {}): AuditEntry => ({
        ...{ id: nextId(), resource, recordId, action: 'insert', userId: by.user, account: '张三', time },
        ...{ before: null, after: { parentId: '9' } },
        ...given,
      });
      const change = { action: 'update', before: { parentId: '9' }, after: { parentId: '8' } } as const;
      const entries = [
        made('hours', '1', '2024-05-01 09:00:00'),
        made('hours', '2', '2024-05-01 10:00:00'),
        made('hours', '3', '2024-05-01 11:00:00', { after: { parentId: '8' } }),
        made('hours', '1', '2024-05-02 10:00:00', { ...change, account: '李四' }),
        made('costs', '1', '2024-05-01 12:00:00', { importId: '77' }),
        made('unseen', '1', '2024-05-03 12:00:00'),
        made('whole', '9', '2024-05-04 12:00:00', { after: { name: 'a' } }),
        made('whole', '8', '2024-05-04 12:00:00', { after: { name: 'b' } }),
      ];
      const around = {
        ...{ field: 'parentId', id: '9', resources: ['hours', 'costs'] },
        others: [{ resource: 'whole', id: '9' }],
      };
      await store.transaction(tenant, (records) => records.audit(entries));
      const counted = await store.transaction(tenant, (records) => records.changesAround(around));
      expect(counted).toEqual([
        { resource: 'whole', action: 'insert', account: '张三', importId: null, time: '2024-05-04 12:00:00', count: 1 },
        { resource: 'hours', action: 'update', account: '李四', importId: null, time: '2024-05-02 10:00:00', count: 1 },
        { resource: 'costs', action: 'insert', account: '张三', importId: '77', time: '2024-05-01 12:00:00', count: 1 },
        { resource: 'hours', action: 'insert', account: '张三', importId: null, time: '2024-05-01 10:00:00', count: 2 },
      ]);
      const part = await store.transaction(tenant, (records) => records.changesAround(around, { offset: 1, limit: 2 }));
      expect(part).toEqual(counted.slice(1, 3));
      expect(await store.transaction(neighbour, (records) => records.changesAround(around))).toEqual([]);
    });

    it('finds what an import changed, in the order it was written, and whether anything else changed it for good since', async () => {
      const [tenant, neighbour] = [nextTenant(), nextTenant()];
      const entry = (recordId: string, time: string, importId?: string): AuditEntry => ({
        id: nextId(),
        resource: everyKind.name,
        recordId,
        action: 'update',
        userId: by.user,
        account: '张三',
        time,
        before: { amount: '1.00' },
        after: { amount: '2.00' },
        ...(importId !== undefined && { importId }),
      });
      const importId = nextId();
      const earlier = entry('7', '2024-05-01 12:00:00');
      const one = entry('7', '2024-05-02 12:00:00', importId);
      const again = entry('7', '2024-05-02 12:00:00', importId);
      const other = entry('8', '2024-05-02 12:00:00', importId);
      const later = entry('8', '2024-05-02 12:00:00');
      const putBack = entry('6', '2024-05-02 12:00:00', importId);
      const further = entry('6', '2024-05-02 12:00:00');
      const back = { ...entry('6', '2024-05-02 12:00:00'), before: further.after, after: further.before };
      const unnamed = entry('5', '2024-05-02 12:00:00', importId);
      const secret = { ...entry('5', '2024-05-02 12:00:00'), before: {}, after: {} };
      const gone = entry('4', '2024-05-02 12:00:00', importId);
      const removed = { ...entry('4', '2024-05-02 12:00:00'), action: 'remove' as const, after: null };
      await store.transaction(tenant, async (records) => {
        await records.audit([earlier, one, again, other, later, entry('9', '2024-05-02 12:00:00', nextId())]);
        await records.audit([putBack, further, back, unnamed, secret, gone, removed]);
        const all = [
          { ...one, isOvertaken: false },
          { ...again, isOvertaken: false },
          { ...other, isOvertaken: true },
          { ...putBack, isOvertaken: false },
          { ...unnamed, isOvertaken: true },
          { ...gone, isOvertaken: true },
        ];
        expect(await records.importHistory(importId)).toEqual(all);
        expect(await records.importHistory(importId, { offset: 1, limit: 1 })).toEqual([all[1]]);
        expect(await records.importHistory(importId, { onlyOvertaken: true })).toEqual([all[2], all[4], all[5]]);
        expect(await records.countImportHistory(importId)).toBe(6);
        expect(await records.countImportHistory(importId, { onlyOvertaken: true })).toBe(3);
        expect(await records.importHistory(nextId())).toEqual([]);
      });
      await store.transaction(neighbour, async (records) => {
        expect(await records.importHistory(importId)).toEqual([]);
        expect(await records.countImportHistory(importId)).toBe(0);
      });
    });
  });

  describe('tenants', () => {
    it('see and touch only their own records', async () => {
      const [tenant, neighbour] = [nextTenant(), nextTenant()];
      const row = record(everyKind, tenant, { code: 'a' });
      await store.transaction(tenant, (records) => records.insert(everyKind, [row]));
      await store.transaction(neighbour, async (records) => {
        expect(records.tenantId).toBe(neighbour);
        expect(await records.find(everyKind)).toEqual([]);
        expect(await records.findByKeys(everyKind, [{ code: 'a' }])).toEqual([]);
        expect(await records.update(everyKind, [{ ...row, tenantId: neighbour }])).toEqual([row.id]);
        expect(await records.remove(everyKind, [row.id], by)).toBe(0);
        expect(await records.purge(everyKind, [])).toHaveLength(0);
      });
      expect(await store.transaction(tenant, (records) => records.find(everyKind))).toEqual([row]);
    });

    it('cannot write for another', async () => {
      const [tenant, neighbour] = [nextTenant(), nextTenant()];
      const foreign = record(everyKind, neighbour, { code: 'a' });
      await expect(store.transaction(tenant, (records) => records.insert(everyKind, [foreign]))).rejects.toThrow(
        DomainError,
      );
      await expect(store.transaction(tenant, (records) => records.update(everyKind, [foreign]))).rejects.toThrow(
        DomainError,
      );
      await expect(store.transaction('', (records) => records.find(everyKind))).rejects.toThrow(DomainError);
    });

    it('read what the platform shares and cannot change it', async () => {
      const tenant = nextTenant();
      const code = `shared by ${tenant}`;
      const common = record(shared, platform, { code, name: 'common' });
      const own = record(shared, tenant, { code, name: 'own' });
      const where = [{ field: 'code', is: 'equal', value: code }] as const;
      await store.transaction(platform, (records) => records.insert(shared, [common]));
      await store.transaction(tenant, async (records) => {
        expect(await records.find(shared, { where })).toEqual([common]);
        expect(await records.findByKeys(shared, [{ code }])).toEqual([common]);
        expect(await records.update(shared, [{ ...common, tenantId: tenant }])).toEqual([common.id]);
        expect(await records.remove(shared, [common.id], by)).toBe(0);
        expect(await records.purge(shared, where)).toHaveLength(0);
        await records.insert(shared, [own]);
        expect(await records.count(shared, where)).toBe(2);
      });
      expect(await store.transaction(platform, (records) => records.find(shared, { where }))).toEqual([common]);
    });
  });
}
