import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellCaught } from '../error-log/caught';
import { errorLogOf } from '../error-log/ErrorLog';
import { fakeSessionPort } from '../testing/fake-session-port';
import { saberStorage } from '../testing/memory-storage';
import { servicesWith } from '../testing/TestServices';
import { keepUp } from './keep-up';

let services = servicesWith(fakeSessionPort(), saberStorage());
let stop: () => void = () => undefined;
const errors = () => errorLogOf(services.storage).entries.map(({ message }) => message);

beforeEach(() => {
  services = servicesWith(fakeSessionPort(), saberStorage());
  stop = keepUp(services);
});
afterEach(() => stop());

it('writes down what went wrong before it had loaded, and what does afterwards, each once', async () => {
  tellCaught({ error: new Error('early'), info: '' });
  expect(errors()).toEqual([]);
  await vi.waitFor(() => expect(errors()).toEqual(['Error: early']));
  tellCaught({ error: new Error('late'), info: '' });
  expect(errors()).toEqual(['Error: early', 'Error: late']);
});

it('ends with the program, also when it had not loaded by then', async () => {
  stop();
  tellCaught({ error: new Error('nobody hears this'), info: '' });
  await import('./start-upkeep');
  await Promise.resolve();
  tellCaught({ error: new Error('nor this'), info: '' });
  expect(errors()).toEqual([]);
});
