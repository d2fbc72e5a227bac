import { DomainError } from '@rdm/core/internal/kernel';
import type { RecordStore, Resource, StoredRecord } from '@rdm/core/internal/records';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyKind, nextTenant, record } from './record-store.resources';

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const storedText = fc.string({ unit: 'grapheme', maxLength: 60 }).filter((value) => !value.includes('\0'));
const id = fc.bigInt({ min: 1n, max: 2n ** 63n - 1n }).map(String);
const scaled = (digits: bigint, places: number) =>
  fc.bigInt({ min: -digits, max: digits }).map((value) => {
    const text = String(value < 0n ? -value : value).padStart(places + 1, '0');
    return `${value < 0n ? '-' : ''}${text.slice(0, -places)}.${text.slice(-places)}`;
  });
const amount = scaled(10n ** 17n, 2);
const decimal = (places: number) => scaled(10n ** 18n, places).map((value) => value.replace(/\.?0+$/, ''));
const instant = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-01-01T00:00:00Z'), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 19).replace('T', ' '));

const values = fc.record({
  note: maybe(storedText),
  amount: maybe(amount),
  price: maybe(decimal(6)),
  share: maybe(decimal(4)),
  quantity: maybe(fc.integer()),
  day: maybe(instant.map((value) => value.slice(0, 10))),
  period: maybe(instant.map((value) => value.slice(0, 7))),
  fiscalYear: maybe(instant.map((value) => value.slice(0, 4))),
  moment: maybe(instant),
  order: maybe(storedText),
  tags: maybe(fc.array(storedText, { maxLength: 5 })),
  flag: maybe(fc.constantFrom('0', '1')),
  projectId: maybe(id),
  projectIds: maybe(fc.array(id, { maxLength: 5 })),
  deptId: maybe(id),
  attachments: maybe(fc.array(id, { maxLength: 5 })),
  total: maybe(amount),
  rank: maybe(fc.integer()),
  initials: maybe(storedText),
  runs: maybe(fc.string({ unit: fc.constantFrom('a', 'b', '研') })),
  parts: maybe(fc.array(fc.record({ name: storedText, amount, count: fc.integer(), none: fc.constant(null) }))),
});

export function valueContract(store: RecordStore): void {
  describe('values', () => {
    it('are left out where they are not asked for, and hold in conditions and orders all the same', async () => {
      const tenant = nextTenant();
      const row = (code: string, note: string) =>
        record(everyKind, tenant, { code, note, share: '1.5', parts: [{ name: code }] });
      const rows = [row('a', '2'), row('b', '1'), row('c', '9')];
      await store.transaction(tenant, (records) => records.insert(everyKind, rows));
      const selection = {
        where: [{ field: 'note', is: 'less', value: '5' }],
        order: [{ field: 'note' }],
        without: ['parts', 'note', 'share'],
      } as const;
      const read = [rows[1]!, rows[0]!].map(
        ({ parts: _, note: __, share: ___, ...left }: Record<string, unknown>) => left,
      );
      expect(await store.transaction(tenant, (records) => records.find(everyKind, selection))).toEqual(read);
      const page = () => store.transaction(tenant, (records) => records.page(everyKind, { ...selection, limit: 2 }));
      expect((await page()).rows).toEqual(read);
      // A store may keep where it found a page.
      expect((await page()).rows).toEqual(read);
      const whole = await store.transaction(tenant, (records) =>
        records.page(everyKind, { where: selection.where, order: selection.order, limit: 2 }),
      );
      expect(whole.rows).toEqual([rows[1], rows[0]]);
    });

    it('come back as they went in, whatever their kind', async () => {
      const tenant = nextTenant();
      let number = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(values, { minLength: 1, maxLength: 8 }), async (drafts) => {
          const rows = drafts.map((draft) => record(everyKind, tenant, { code: `c${(number += 1)}`, ...draft }));
          await store.transaction(tenant, (records) => records.insert(everyKind, rows));
          const found = await store.transaction(tenant, (records) =>
            records.find(everyKind, {
              where: [{ field: 'id', is: 'in', value: rows.map((row) => row.id) }],
              order: [{ field: 'id' }],
            }),
          );
          expect(found).toEqual(rows);
        }),
        { numRuns: 40 },
      );
    });

    it.each([
      ['amount', '5', '5.00'],
      ['amount', '-0', '0.00'],
      ['total', '007.5', '7.50'],
      ['price', '7.50', '7.5'],
      ['price', '100.000000', '100'],
      ['price', '0.0', '0'],
      ['share', '100', '100'],
    ])('%s %s rests as %s', async (field, given, canonical) => {
      const tenant = nextTenant();
      const [found] = await store.transaction(tenant, async (records) => {
        await records.insert(everyKind, [record(everyKind, tenant, { code: 'a', [field]: given })]);
        return records.find<Resource>(everyKind);
      });
      expect(found?.[field]).toBe(canonical);
    });

    it.each([
      ['amount', '0.005'],
      ['price', '0.0000001'],
      ['amount', 5],
      ['amount', 'five'],
      ['quantity', 1.5],
      ['quantity', '1'],
      ['code', 7],
      ['tags', 'one'],
      ['projectIds', [1]],
    ])('%s %j is refused, not bent', async (field, value) => {
      const tenant = nextTenant();
      const insert = store.transaction(tenant, (records) =>
        records.insert(everyKind, [record(everyKind, tenant, { code: 'a', [field]: value })]),
      );
      await expect(insert).rejects.toThrow(DomainError);
    });

    it('missing fields are null', async () => {
      const tenant = nextTenant();
      const whole = record(everyKind, tenant, { code: 'a' });
      const { note: _, ...partial } = whole as StoredRecord & { note: null };
      const found = await store.transaction(tenant, async (records) => {
        await records.insert(everyKind, [partial]);
        return records.find(everyKind);
      });
      expect(found).toEqual([whole]);
    });

    it('a record read is the reader’s own: changing it changes nothing stored', async () => {
      const tenant = nextTenant();
      const row = record(everyKind, tenant, { code: 'a', tags: ['x'], parts: { list: [1] } });
      await store.transaction(tenant, async (records) => {
        await records.insert(everyKind, [row]);
        const [first] = await records.find(everyKind);
        (first!['tags'] as string[]).push('y');
        (first!['parts'] as { list: number[] }).list.push(2);
        expect(await records.find(everyKind)).toEqual([row]);
      });
    });
  });
}
