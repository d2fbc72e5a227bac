import { expect, test } from 'vitest';
import type { Clock, Ephemeral, PasswordHasher } from '../kernel';
import type { Call } from '../records';
import { KnownClients } from './known-clients';

const hasher = {
  hash: async (secret: string) => `hash of ${secret}`,
  verify: async (hash: string, secret: string) => hash === `hash of ${secret}`,
} as unknown as PasswordHasher;

function clients(stored: Readonly<Record<string, unknown>>) {
  const records = { findByKeys: async () => [{ clientId: 'erp', status: 1, ...stored }] };
  return new KnownClients(
    async (_tenant, work) => work({ records } as unknown as Call),
    hasher,
    { instant: () => 0 } as Clock,
    { hears: true, subscribe: () => undefined, publish: async () => undefined } as unknown as Ephemeral,
  );
}

test('knows a client by its secret', async () => {
  const known = clients({ clientSecret: 'hash of open' });
  expect(await known.knows('erp', 'open')).toBe(true);
  expect(await known.knows('erp', 'shut')).toBe(false);
});

test.each([null, ''])('knows nobody by a client that has no secret: %j', async (clientSecret) => {
  const known = clients({ clientSecret });
  expect(await known.knows('erp', '')).toBe(false);
  expect(await known.find('erp', 'open')).toBeNull();
});

test('knows nobody by a client out of use', async () => {
  expect(await clients({ clientSecret: 'hash of open', status: 2 }).knows('erp', 'open')).toBe(false);
});
