import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientLogEntry } from '@rdm/core/internal/access';
import { memoryStorage } from '../testing/memory-storage';
import { SaberStorage } from '../storage/SaberStorage';
import { ErrorLog, errorLogOf } from './ErrorLog';

let local = memoryStorage();
let storage = new SaberStorage(local, memoryStorage());
const at = () => new Date(2026, 2, 5, 9, 7, 3);
const logOver = () => new ErrorLog(storage, at);
const messages = (log: ErrorLog) => log.entries.map(({ message }) => message);

beforeEach(() => {
  local = memoryStorage();
  storage = new SaberStorage(local, memoryStorage());
});

describe('The error log', () => {
  it('keeps url, time, type, message, stack and info under saber-logsList', () => {
    const error = new TypeError('x is undefined');
    logOver().add({ error, info: 'at Screen' }, '/rdm/import');
    expect(JSON.parse(local.values.get('saber-logsList') ?? '')).toMatchObject({
      content: [
        {
          url: '/rdm/import',
          time: '2026-03-05 09:07:03',
          type: 'error',
          message: 'TypeError: x is undefined',
          stack: error.stack,
          info: 'at Screen',
        },
      ],
    });
  });

  it('is there after a reload, without what is no entry', () => {
    logOver().add({ error: 'first', info: '' }, '/a');
    expect(messages(logOver())).toEqual(['first']);
    storage.write('logsList', [{ url: '/a' }, null, 7, ...logOver().entries]);
    expect(messages(logOver())).toEqual(['first']);
    storage.write('logsList', 'nonsense');
    expect(messages(logOver())).toEqual([]);
  });

  it('keeps the latest 200', () => {
    const log = logOver();
    for (let n = 1; n <= 205; n++) log.add({ error: `fault ${n}`, info: '' }, '/a');
    expect([log.entries.length, messages(log)[0], messages(log).at(-1)]).toEqual([200, 'fault 6', 'fault 205']);
  });

  it('takes whatever was thrown, and never more of it than a browser holds', () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        const log = logOver();
        log.add({ error: thrown, info: '' }, '/a');
        expect(typeof log.entries.at(-1)?.message).toBe('string');
      }),
    );
    const log = logOver();
    log.add({ error: 'x'.repeat(1_000_000), info: 'y'.repeat(1_000_000) }, 'z'.repeat(10_000));
    expect(JSON.stringify(log.entries.at(-1)).length).toBeLessThan(11_000);
  });

  it('takes what cannot be written down', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    const log = logOver();
    for (const error of [circle, 10n, undefined, Symbol('s'), () => 1]) log.add({ error, info: '' }, '/a');
    expect(log.entries).toHaveLength(5);
  });

  it('forgets what was sent, and only that', async () => {
    const log = logOver();
    log.add({ error: 'sent', info: '' }, '/a');
    const sendLogs = vi.fn(async (_: { entries: readonly ClientLogEntry[] }) => {
      log.add({ error: 'meanwhile', info: '' }, '/a');
    });
    await log.send({ sendLogs });
    expect(sendLogs.mock.calls[0]?.[0].entries.map(({ message }) => message)).toEqual(['sent']);
    expect(messages(log)).toEqual(['meanwhile']);
  });

  it('keeps everything when it could not be sent', async () => {
    const log = logOver();
    log.add({ error: 'kept', info: '' }, '/a');
    await expect(log.send({ sendLogs: () => Promise.reject(new TypeError('no network')) })).rejects.toThrow();
    expect(messages(log)).toEqual(['kept']);
    log.clear();
    expect([log.entries, local.values.size]).toEqual([[], 0]);
  });

  it('is one for everybody who shares a storage', () => {
    expect(errorLogOf(storage)).toBe(errorLogOf(storage));
    expect(errorLogOf(storage)).not.toBe(errorLogOf(new SaberStorage(local, local)));
  });
});
