import fc from 'fast-check';
import { reaction } from 'mobx';
import { expect, test, vi } from 'vitest';
import { faults, Refusal } from '@rdm/core/internal/kernel';
import { Task } from './Task';

test('A task runs once at a time, whenever it is started and ends', () =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.boolean(), { maxLength: 10 }), async (scheduler, clicks) => {
      const toast = { refused: vi.fn() };
      const task = new Task(toast);
      const wait = scheduler.scheduleFunction(async () => undefined);
      let [under, refused] = [0, 0];
      const came: unknown[] = [];
      const sequence = scheduler.scheduleSequence(
        clicks.map((fails, click) => async () => {
          const isFree = under === 0;
          const started = vi.fn(async () => {
            under += 1;
            await wait();
            under -= 1;
            if (fails) throw new Refusal(faults.staleVersion());
            return click;
          });
          void task.run(started).then((answer) => came.push(isFree && !fails ? answer === click : answer === null));
          expect(started).toHaveBeenCalledTimes(isFree ? 1 : 0);
          expect(task.running).toBe(true);
          if (isFree && fails) refused += 1;
        }),
      );
      while (scheduler.count() > 0) {
        await scheduler.waitOne();
        await new Promise((resolve) => setTimeout(resolve));
        expect(task.running).toBe(under > 0);
      }
      expect(sequence).toMatchObject({ done: true, faulty: false });
      expect(came).toEqual(clicks.map(() => true));
      expect(toast.refused.mock.calls).toEqual(Array.from({ length: refused }, () => [faults.staleVersion()]));
    }),
  ));

test('A task that is over can be run again, and is seen to run', async () => {
  const task = new Task({ refused: vi.fn() });
  const seen: boolean[] = [];
  const stop = reaction(
    () => task.running,
    (running) => seen.push(running),
  );
  expect([await task.run(async () => 'first'), await task.run(async () => undefined)]).toEqual(['first', undefined]);
  stop();
  expect(seen).toEqual([true, false, true, false]);
});
