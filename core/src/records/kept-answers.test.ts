import { describe, expect, it } from 'vitest';
import { text } from '../kernel/text';
import type { Call } from './call';
import { string } from './declaration/fields';
import { crud, defineResource, type StoredRecord } from './declaration/resource';
import { KeptAnswers } from './kept-answers';
import type { AuditEntry, Records } from './records';

const register = (name: string, sharing: 'tenant' | 'platform' = 'tenant') =>
  defineResource(`blade-rdm/${name}`, {
    ...{ label: text('册', 'Register'), fields: { name: string({ label: text('名称', 'Name') }) } },
    ...{ naturalKey: ['name'], search: [], columns: ['name'], order: [{ field: 'name' }], sharing },
    permissions: crud(name),
  });
const asset = register('asset');
const session = register('session');
const dictionary = register('dictionary', 'platform');

/** A tenant's registers with what was asked of them; `mark` is another after each change. */
function enterprise() {
  const state = { mark: '1' as string | null, rows: [{ id: '1' } as StoredRecord], entries: [] as AuditEntry[] };
  const records = {
    mark: async () => state.mark,
    find: async () => state.rows.map((row) => ({ ...row })),
    history: async () => state.entries,
    lock: async () => undefined,
  } as Partial<Records> as Records;
  const answers = new KeptAnswers(new Set([session]));
  let day = '2026-03-01';
  const callOf = (over: Partial<Call['caller']> = {}, language: Call['language'] = 'zh') =>
    ({
      caller: { tenantId: '100001', userId: '7', permissions: new Set(['view']), ...over },
      ...{ records, language, resources: [asset, session, dictionary], answers },
      ...{ clock: { now: () => `${day} 08:00:00`, instant: () => 0 } },
      ...{ dictionary: async () => [], namesOf: async () => () => '', settings: async () => [] },
    }) as Partial<Call> as Call;
  let worked = 0;
  const ask = (
    call: Call,
    name = 'figures',
    work = (watched: Call) => watched.records.find(asset) as Promise<unknown>,
  ) =>
    answers.of(call, [name], async (watched) => {
      worked += 1;
      return work(watched);
    });
  return { state, callOf, ask, worked: () => worked, on: (other: string) => (day = other) };
}

describe('what was worked out of registers', () => {
  it('is kept until one of them changes', async () => {
    const { state, callOf, ask, worked } = enterprise();
    const first = await ask(callOf());
    expect(await ask(callOf())).toBe(first);
    expect(worked()).toBe(1);
    state.mark = '2';
    state.rows = [];
    expect(await ask(callOf())).toEqual([]);
    expect(worked()).toBe(2);
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
    state.mark = null;
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
    const { state, callOf, ask, worked } = enterprise();
    // Each row is an object of one value.
    state.rows = Array.from({ length: 45_000 }, (_, at) => ({ id: String(at) }) as StoredRecord);
    for (const name of ['1', '2', '3', '4', '5', '6']) await ask(callOf(), name);
    await ask(callOf(), '6');
    expect(worked()).toBe(6);
    await ask(callOf(), '1');
    expect(worked()).toBe(7);
    state.rows = Array.from({ length: 60_000 }, (_, at) => ({ id: String(at) }) as StoredRecord);
    state.mark = '2';
    await ask(callOf(), 'long');
    await ask(callOf(), 'long');
    expect(worked()).toBe(9);
  });
});
