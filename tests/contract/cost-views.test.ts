import { costRecord, costSummary, costViews, type CostPart } from '@rdm/core/internal/cost';
import { newRow, type Condition, type NewValues, type StoredRecord } from '@rdm/core/internal/records';
import { yuan } from '@rdm/core/money';
import { costItems } from '@rdm/core/tax';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemoryApplication, type MemoryApplication } from '../setup/memory-application';

const registers = [
  'costpersonnelsalary',
  'projectassetspower',
  'projectpower',
  'projectassetsvirtual',
  'financialaccount',
];
const part = fc.record({
  fen: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  register: fc.constantFrom(...registers),
  source: fc.integer({ min: 1, max: 4 }),
});
const record = fc.record({
  month: fc.constantFrom('2023-12', '2024-01', '2024-02'),
  projectId: fc.constantFrom('1', '2', '3'),
  item: fc.constantFrom(...costItems.map(({ code }) => code)),
  parts: fc.array(part, { minLength: 1, maxLength: 4 }),
});
const filter = fc.constantFrom<readonly Condition[]>(
  [],
  [{ field: 'year', is: 'equal', value: '2024' }],
  [{ field: 'month', is: 'greaterOrEqual', value: '2024-01' }],
  [{ field: 'projectId', is: 'in', value: ['1', '3'] }],
  [
    { field: 'year', is: 'notEqual', value: '2024' },
    { field: 'projectId', is: 'equal', value: '2' },
  ],
);

/** The register of equipment power is a source of item 2.3 only. */
const registerOf = (item: string, register: string) =>
  item !== '2.3' && register === 'projectassetspower' ? 'projectpower' : register;

const totalOf = (amounts: readonly unknown[]) =>
  amounts.reduce<ReturnType<typeof yuan>>((sum, amount) => sum.plus(yuan(String(amount))), yuan(0)).toString();

type Generated = typeof record extends fc.Arbitrary<infer T> ? T : never;

/** What a view of an item selects from the cost records; both views of power share item 2.3. */
describe('views of cost records', () => {
  let memory: MemoryApplication;
  const tenant = 400_000;
  beforeAll(async () => {
    memory = await openMemoryApplication({ tenants: ['400000'] });
  });
  afterAll(() => memory.stop());

  const store = (rows: readonly Generated[]) =>
    memory.application.inTenant(String(tenant), async (call) => {
      await call.records.purge(costRecord, []);
      const made = rows.map(({ month, projectId, item, parts }): NewValues<typeof costRecord> => ({
        ...{ year: month.slice(0, 4), month, projectId, item, origin: 'allocation' },
        amount: totalOf(parts.map(({ fen }) => (fen / 100).toFixed(2))),
        parts: parts.map(({ fen, register, source }) => ({
          ...{ projectId, month, item, amount: (fen / 100).toFixed(2), origin: 'allocation' as const, figures: [] },
          source: {
            resource: `blade-rdm/${registerOf(item, register)}` as CostPart['source']['resource'],
            id: String(source),
          },
          formula: { zh: '', en: '' },
        })),
      }));
      await call.records.insert(
        costRecord,
        made.map((values) => newRow(call, costRecord, values)),
      );
    });

  it('come together to what the stored records of their items come to, under any filter, row by row and reported', async () => {
    const ports = await memory.signIn('finance', String(tenant));
    const unique = fc.uniqueArray(record, {
      maxLength: 12,
      selector: ({ month, projectId, item }) => `${month} ${projectId} ${item}`,
    });
    await fc.assert(
      fc.asyncProperty(unique, filter, async (rows, where) => {
        await store(rows);
        const stored = (await ports.resource(costRecord).list({ size: -1, where })).records;
        const shown = async (name: string) => {
          const { resource } = costViews.find((view) => view.resource.name === `blade-rdm/${name}`)!;
          const list = (await ports.resource(resource).list({ size: -1, where })).records as readonly StoredRecord[];
          expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
          return totalOf(list.map(({ amount }) => amount));
        };
        const ofItems = (...items: string[]) =>
          totalOf(stored.filter(({ item }) => items.includes(item)).map(({ amount }) => amount));
        expect(await shown('costpersonnel')).toBe(ofItems('1.1', '1.2', '1.3', '6.5'));
        expect(await shown('costpersonneldetail')).toBe(ofItems('1.1', '1.2', '1.3', '6.5'));
        expect(await shown('costassetsfixed')).toBe(ofItems('3.1', '3.2'));
        expect(await shown('costassetsvirtual')).toBe(ofItems('4.1', '4.2', '4.3'));
        expect(await shown('costassetsvirtualdetail')).toBe(ofItems('4.1', '4.2', '4.3'));
        expect(totalOf([await shown('costassetspower'), await shown('costpower')])).toBe(ofItems('2.2', '2.3'));
        const report = (await ports.costViews.reportPersonnel({ size: -1, where })).records as readonly StoredRecord[];
        expect(totalOf(report.map(({ amount }) => amount))).toBe(ofItems('1.1', '1.2', '1.3', '6.5'));
        const summary = (await ports.resource(costSummary).list({ size: -1, where })).records;
        expect(totalOf(summary.map(({ allocated }) => allocated))).toBe(totalOf(stored.map(({ amount }) => amount)));
      }),
      { numRuns: 40 },
    );
  });
});
