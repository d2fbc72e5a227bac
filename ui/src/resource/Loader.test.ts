import fc from 'fast-check';
import { autorun } from 'mobx';
import { describe, expect, test, vi } from 'vitest';
import { faults, Refusal } from '@rdm/core/internal/kernel';
import { Loader } from './Loader';

const refusal = (id: number) => new Refusal({ ...faults.staleVersion(), name: `refused ${id}` });

/** A step of a loader: a request that will succeed or fail, a retry, or dropping requests in flight. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('load' as const), fails: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'retry' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'drop' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'clear' as const }) },
);

/** The expected state of a loader after the steps so far. */
interface Shown {
  readonly state: string;
  readonly value: number | null;
  readonly fault: string | null;
}

const shown = ({ state, value, fault }: Loader<number, [number, boolean]>): Shown => ({
  state,
  value,
  fault: fault && fault.name,
});

describe('A loader', () => {
  test('shows what the latest question brought, in whatever order the answers come', () =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 12 }), async (scheduler, steps) => {
        let expected: Shown = { state: 'idle', value: null, fault: null };
        let latest = 0;
        let asked = 0;
        const taken: (readonly [number, number | null])[] = [];
        const wait = scheduler.scheduleFunction(async () => undefined);
        const ask = async (id: number, fails: boolean): Promise<number> => {
          const mine = (latest = ++asked);
          expected = { ...expected, state: 'loading', fault: null };
          await wait();
          const { fault } = refusal(id);
          if (mine === latest && fails) expected = { ...expected, state: 'failed', fault: fault.name };
          if (mine === latest && !fails) expected = { state: 'loaded', value: id, fault: null };
          if (fails) throw refusal(id);
          return id;
        };
        const loader = new Loader(ask, { taken: (value, before) => void taken.push([value, before]) });
        const settled: Promise<boolean>[] = [];
        const sequence = scheduler.scheduleSequence(
          steps.map((each, id) => async () => {
            if (each.kind === 'load') settled.push(loader.load(id, each.fails));
            else if (each.kind === 'retry') settled.push(loader.retry());
            else {
              latest = 0;
              const value = each.kind === 'clear' ? null : expected.value;
              expected = { state: value === null ? 'idle' : 'loaded', value, fault: null };
              loader[each.kind]();
            }
            expect(shown(loader)).toEqual(expected);
          }),
        );
        while (scheduler.count() > 0) {
          await scheduler.waitOne();
          // A macrotask, so that the response passes through all promises down to the loader.
          await new Promise((resolve) => setTimeout(resolve));
          expect(shown(loader)).toEqual(expected);
        }
        expect(sequence).toMatchObject({ done: true, faulty: false });
        const wasTaken = await Promise.all(settled);
        expect(wasTaken.filter(Boolean)).toHaveLength(taken.length);
      }),
    ));

  test('takes an answer and what follows from it in one step', async () => {
    const seen: unknown[] = [];
    let followed = 0;
    const loader = new Loader(async (value: number) => value, {
      taken: (value, before) => void (followed = value + (before ?? 0)),
    });
    const stop = autorun(() => seen.push([loader.value, loader.state, followed]));
    await loader.load(1);
    await loader.load(2);
    stop();
    expect(seen).toEqual([
      [null, 'idle', 0],
      [null, 'loading', 0],
      [1, 'loaded', 1],
      [1, 'loading', 1],
      [2, 'loaded', 3],
    ]);
  });

  test('that was asked nothing has nothing to ask again', async () => {
    const ask = vi.fn<() => Promise<number>>(async () => 1);
    const loader = new Loader(ask);
    expect(await loader.retry()).toBe(false);
    expect(ask).not.toHaveBeenCalled();
    expect(loader.loading).toBe(false);
  });

  test('a question that fails before it is sent has failed as well', async () => {
    const loader = new Loader((): Promise<number> => {
      throw refusal(7);
    });
    expect(await loader.load()).toBe(false);
    expect(loader.fault?.name).toBe('refused 7');
  });

  test('says a failure as its page does', async () => {
    const said = { ...faults.staleVersion(), name: 'SAID' };
    const loader = new Loader(() => Promise.reject(new TypeError('fetch failed')), { faultOf: () => said });
    await loader.load();
    expect(loader.fault).toEqual(said);
  });
});
