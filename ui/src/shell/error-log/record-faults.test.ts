import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saberStorage } from '../testing/memory-storage';
import { tellCaught } from './caught';
import { ErrorLog } from './ErrorLog';
import { recordFaults } from './record-faults';

let log = new ErrorLog(saberStorage());
let stop: () => void = () => undefined;
const messages = () => log.entries.map(({ message }) => message);
const errorEvent = (message: string, error: unknown = null) =>
  new ErrorEvent('error', { message, error, filename: '/app.js', lineno: 3, colno: 7 });
const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

// Passed as early events, because dispatching them on the window would fail the test.
const heard = (...events: Event[]) => {
  stop();
  stop = recordFaults(log, events);
};

beforeEach(() => {
  log = new ErrorLog(saberStorage());
});
afterEach(() => stop());

describe('What goes wrong on the page', () => {
  it('is written down with where it came from', () => {
    heard(errorEvent('Uncaught Error: broken', new Error('broken')), errorEvent('Script error.'));
    expect(messages()).toEqual(['Error: broken', 'Script error.']);
    expect(log.entries[0]).toMatchObject({ type: 'error', info: '/app.js:3:7', url: expect.stringMatching(/^\//) });
  });

  it('counts promises nobody waited for', () => {
    heard(rejection(new RangeError('too far')), rejection('no reason'));
    expect(messages()).toEqual(['RangeError: too far', 'no reason']);
    expect(log.entries[0]?.info).toBe('unhandledrejection');
  });

  it('counts what a boundary caught, with its place among the components', () => {
    heard();
    tellCaught({ error: new Error('drawn badly'), info: '\n    at Screen' });
    expect(log.entries).toMatchObject([{ message: 'Error: drawn badly', info: '\n    at Screen' }]);
    stop();
    tellCaught({ error: new Error('afterwards'), info: '' });
    expect(log.entries).toHaveLength(1);
  });

  it('passes over layouts that take two passes', () => {
    heard(errorEvent('ResizeObserver loop completed with undelivered notifications.'));
    expect(log.entries).toEqual([]);
  });
});
