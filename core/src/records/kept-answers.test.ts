import { describe, expect, it } from 'vitest';
import { text } from '../kernel/text';
import type { Call } from './call';
import { string } from './declaration/fields';
import { crud, defineResource, type Resource, type StoredRecord } from './declaration/resource';
import { KeptAnswers } from './kept-answers';
import type { AuditEntry, Records } from './records';

const nameOf = (name: string) => `blade-rdm/${name}`;
const register = (name: string, sharing: 'tenant' | 'platform' = 'tenant') =>
  defineResource(nameOf(name), {
    ...{ label: text('册', 'Register'), fields: { name: string({ label: text('名称', 'Name') }) } },
    ...{ naturalKey: ['name'], search: [], columns: ['name'], order: [{ field: 'name' }], sharing },
    permissions: crud(name),
  });
const asset = register('asset');
const lease = register('lease');
const session = register('session');
const dictionary = register('dictionary', 'platform');

/** A tenant's registers with what was asked of them; the mark of one is another after each change. */
function enterprise() {
  const state = {
    marks: new Map<Resource, string>() as Map<Resource, string> | null,
    rows: [{ id: '1' } as StoredRecord],
    entries: [] as AuditEntry[],
    reads: 0,
    /** The registers whose marks were asked for, each time. */
    asked: [] as string[][],
  };
  const changed = (of: Resource) => state.marks?.set(of, `${state.marks.get(of) ?? ''}+`);
  const records = {
    marks: async (of: readonly Resource[]) => {
      state.asked.push(of.map(({ name }) => name));
      return state.marks && of.map((each) => state.marks?.get(each) ?? '');
    },
    find: async () => {
      state.reads += 1;
      return state.rows.map((row) => ({ ...row }));
    },
    insert: async () => undefined,
    history: async () => state.entries,
    lock: async () => undefined,
  } as Partial<Records> as Records;
  const answers = new KeptAnswers(new Set([session]));
  let day = '2026-03-01';
  const callOf = (over: Partial<Call['caller']> = {}, language: Call['language'] = 'zh') =>
    ({
      caller: { tenantId: '100001', userId: '7', permissions: new Set(['view']), ...over },
      ...{ language, resources: [asset, lease, session, dictionary], answers },
      records: { ...records, tenantId: over.tenantId ?? '100001' },
      ...{ clock: { now: () => `${day} 08:00:00`, instant: () => 0 } },
      ...{ dictionary: async () => [], namesOf: async () => () => '', settings: async () => [] },
    }) as Partial<Call> as Call;
  let worked = 0;
  const ask = (
    call: Call,
    name = 'figures',
    work = (watched: Call) => watched.records.find(asset) as Promise<unknown>,
  ) =>
    call.answers.of(call, [name], async (watched) => {
      worked += 1;
      return work(watched);
    });
  return { state, changed, callOf, ask, worked: () => worked, on: (other: string) => (day = other) };
}

describe('what was worked out of registers', () => {
  it('is kept until one of them changes', async () => {
    const { state, changed, callOf, ask, worked } = enterprise();
    const first = await ask(callOf());
    expect(await ask(callOf())).toBe(first);
    expect(worked()).toBe(1);
    changed(asset);
    state.rows = [];
    expect(await ask(callOf())).toEqual([]);
    expect(worked()).toBe(2);
  });

  it('holds when a register changes that it did not read', async () => {
    const { state, changed, callOf, ask } = enterprise();
    const first = await ask(callOf());
    changed(lease);
    state.rows = [];
    expect(await ask(callOf())).toBe(first);
  });

  it('asks for the marks of the registers that it read, and for all when one of them has changed', async () => {
    const { state, changed, callOf, ask } = enterprise();
    await ask(callOf());
    await ask(callOf());
    expect(state.asked).toEqual([['asset', 'lease'].map(nameOf), ['asset'].map(nameOf)]);
    changed(asset);
    await ask(callOf());
    expect(state.asked.slice(2)).toEqual([['asset'].map(nameOf), ['asset', 'lease'].map(nameOf)]);
  });

  it('goes by the registers of what it was worked out of, also where that was known', async () => {
    const { state, changed, callOf, ask } = enterprise();
    const inner = (call: Call) => ask(call, 'facts');
    const outer = () => ask(callOf(), 'figures', inner);
    await inner(callOf());
    const first = await outer();
    expect(await outer()).toBe(first);
    state.rows = [];
    changed(asset);
    expect(await outer()).toEqual([]);
  });

  it('is worked out of rows that were read before, until their register changes', async () => {
    const { state, changed, callOf, ask, worked } = enterprise();
    const both = async ({ records }: Call) => [...(await records.find(asset)), ...(await records.find(lease))];
    await ask(callOf(), 'figures', both);
    await ask(callOf(), 'others', both);
    expect(state.reads).toBe(2);
    changed(lease);
    expect(await ask(callOf(), 'figures', both)).toEqual([{ id: '1' }, { id: '1' }]);
    expect(worked()).toBe(3);
    expect(state.reads).toBe(3);
    await ask(callOf({ tenantId: '100002' }), 'figures', both);
    expect(state.reads).toBe(5);
  });

  it('reads anew after a write, and takes nothing that was worked out before it', async () => {
    const { state, callOf, ask, worked } = enterprise();
    await ask(callOf(), 'facts');
    const writing = async (call: Call) => {
      const before = await call.records.find(asset);
      state.rows = [];
      await call.records.insert(asset, []);
      const facts = await call.answers.of(call, ['facts'], ({ records }) => records.find(asset));
      return [before, await call.records.find(asset), facts];
    };
    expect(await ask(callOf(), 'figures', writing)).toEqual([[{ id: '1' }], [], []]);
    expect(worked()).toBe(2);
  });

  it('is given rows of its own, which it may change', async () => {
    const { callOf, ask } = enterprise();
    const changing = async ({ records }: Call) => {
      const rows = (await records.find(asset)) as { id: string }[];
      for (const row of rows) row.id += '!';
      return rows;
    };
    await ask(callOf(), 'figures', changing);
    expect(await ask(callOf(), 'others', changing)).toEqual([{ id: '1!' }]);
  });

  it('is another for other work, tenants, rights, languages and days', async () => {
    const { callOf, ask, worked, on } = enterprise();
    await ask(callOf());
    await ask(callOf(), 'others');
    await ask(callOf({ tenantId: '100002' }));
    await ask(callOf({ permissions: new Set(['view', 'edit']) }));
    await ask(callOf({}, 'en'));
    expect(worked()).toBe(5);
    await ask(callOf());
    expect(worked()).toBe(5);
    on('2026-03-02');
    await ask(callOf());
    expect(worked()).toBe(6);
  });

  it('is worked out anew for whoever has scopes of data, and where nobody knows whether anything changed', async () => {
    const { state, callOf, ask, worked } = enterprise();
    const scoped = callOf({ dataScopes: new Map([[asset.name, []]]) });
    await ask(scoped);
    await ask(scoped);
    expect(worked()).toBe(2);
    state.marks = null;
    await ask(callOf());
    await ask(callOf());
    expect(worked()).toBe(4);
  });

  it.each<[string, (call: Call) => Promise<unknown>]>([
    ['a register whose changes are not followed', ({ records }) => records.find(session)],
    ['what all tenants share', ({ records }) => records.find(dictionary)],
    ['a dictionary', (call) => call.dictionary('ipr_type')],
    ['the names of people', (call) => call.namesOf([])],
    ['the settings', (call) => call.settings()],
    ['who asks', async ({ caller }) => caller.userId],
    ['the time of day', async ({ clock }) => clock.instant()],
    ['a lock', ({ records }) => records.lock('year')],
  ])('is not kept where it goes by %s', async (_, work) => {
    const { callOf, ask, worked } = enterprise();
    await ask(callOf(), 'figures', work);
    await ask(callOf(), 'figures', work);
    expect(worked()).toBe(2);
  });

  it('is old when something was added to a history that it read', async () => {
    const { state, callOf, ask, worked } = enterprise();
    const work = ({ records }: Call) => records.history('year', '2026');
    await ask(callOf(), 'figures', work);
    await ask(callOf(), 'figures', work);
    expect(worked()).toBe(1);
    state.entries = [{ id: '9' } as AuditEntry];
    expect(await ask(callOf(), 'figures', work)).toEqual([{ id: '9' }]);
    expect(worked()).toBe(2);
  });

  it('is kept with what was kept before it, and as old as that', async () => {
    const { state, callOf, ask, worked } = enterprise();
    const inner = (call: Call) => ask(call, 'facts', ({ records }) => records.history('year', '2026'));
    await ask(callOf(), 'figures', inner);
    await ask(callOf(), 'figures', inner);
    expect(worked()).toBe(2);
    state.entries = [{ id: '9' } as AuditEntry];
    expect(await ask(callOf(), 'figures', inner)).toEqual([{ id: '9' }]);
    expect(worked()).toBe(4);
  });

  it('cannot be changed by whoever is given it', async () => {
    const { callOf, ask } = enterprise();
    const rows = (await ask(callOf())) as StoredRecord[];
    expect(() => Object.assign(rows[0]!, { name: 'other' })).toThrow(TypeError);
    expect(() => rows.pop()).toThrow(TypeError);
  });

  it('is kept once where many ask at the same time', async () => {
    const { state, callOf, ask, worked } = enterprise();
    state.rows = Array.from({ length: 45_000 }, (_, at) => ({ id: String(at) }) as StoredRecord);
    await Promise.all(Array.from({ length: 12 }, () => ask(callOf())));
    const before = worked();
    await ask(callOf());
    expect(worked()).toBe(before);
  });

  it('is forgotten, the oldest first, and not kept at all where it is very large', async () => {
    const { state, changed, callOf, ask, worked } = enterprise();
    // Each row is an object of one value.
    state.rows = Array.from({ length: 45_000 }, (_, at) => ({ id: String(at) }) as StoredRecord);
    for (const name of ['1', '2', '3', '4', '5', '6']) await ask(callOf(), name);
    await ask(callOf(), '6');
    expect(worked()).toBe(6);
    await ask(callOf(), '1');
    expect(worked()).toBe(7);
    state.rows = Array.from({ length: 60_000 }, (_, at) => ({ id: String(at) }) as StoredRecord);
    changed(asset);
    await ask(callOf(), 'long');
    await ask(callOf(), 'long');
    expect(worked()).toBe(9);
  });
});
