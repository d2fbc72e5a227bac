import { describe, expect, it } from 'vitest';
import { crud, defineResource, type StoredRecord } from './declaration/resource';
import { longText, string, structure } from './declaration/fields';
import { text } from '../kernel';
import type { Call } from './call';
import type { Leaving, Selection } from './records';
import { listRecords } from './list-records';

const label = text('样本', 'Sample');
const sample = defineResource('x/sample', {
  label,
  fields: { code: string({ label }) },
  naturalKey: ['code'],
  permissions: crud('x'),
});

const bulkySample = defineResource('x/bulky', {
  label,
  fields: {
    code: string({ label }),
    small: structure({ label }),
    profile: longText({ label, bulky: true }),
    figures: structure({ label, bulky: true }),
    versions: structure({ label, bulky: true, secret: true }),
  },
  naturalKey: ['code'],
  permissions: crud('x'),
});

/** A call over so many records, and how often they were counted. */
function callOver(stored: number) {
  const all = Array.from(
    { length: stored },
    (_, at) => ({ id: String(at), code: `C${at}` }) as unknown as StoredRecord,
  );
  const seen = { counted: 0 };
  const records = {
    page: async (_: unknown, { offset = 0, limit = stored }: Selection) => ({
      rows: all.slice(offset, offset + limit),
      total: async () => {
        seen.counted += 1;
        return stored;
      },
    }),
    last: <T>(asking: () => Promise<T>) => asking(),
  };
  return { call: { records } as unknown as Call, seen };
}

describe('a page of a list', () => {
  it.each([
    { stored: 0, current: 1, found: 0, counted: 0 },
    { stored: 7, current: 1, found: 7, counted: 0 },
    { stored: 10, current: 1, found: 10, counted: 1 },
    { stored: 17, current: 2, found: 7, counted: 0 },
    { stored: 25, current: 2, found: 10, counted: 1 },
    { stored: 5, current: 3, found: 0, counted: 1 },
  ])('$current of $stored records tells how many there are, counting only where it must', async (each) => {
    const { call, seen } = callOver(each.stored);
    const page = await listRecords(call, sample, { current: each.current, size: 10 });
    expect(page.records).toHaveLength(each.found);
    expect(page.total).toBe(each.stored);
    expect(seen.counted).toBe(each.counted);
  });

  it.each([
    { brief: true, without: ['profile', 'figures', 'versions'] },
    { brief: false, without: ['versions'] },
  ])('reads nothing bulky that it does not show, in brief: $brief', async ({ brief, without }) => {
    const asked: Leaving[] = [];
    const page = async (_: unknown, selection: Leaving) => {
      asked.push(selection);
      return {
        rows: [{ id: '1', code: 'C1', small: {}, profile: 'P', figures: [1], versions: [1] }],
        total: async () => 1,
      };
    };
    const records = { page, last: <T>(asking: () => Promise<T>) => asking() };
    const { records: rows } = await listRecords({ records } as unknown as Call, bulkySample, { current: 1, brief });
    expect(asked.map((each) => each.without)).toEqual([without]);
    expect(rows[0]).toMatchObject({
      code: 'C1',
      small: {},
      profile: brief ? null : 'P',
      figures: brief ? null : [1],
      versions: null,
    });
  });
});
