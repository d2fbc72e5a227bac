import { describe, expect, it, vi } from 'vitest';
import { createHostGate } from './host-gate';

const refused = { ok: false, failure: 'refusedHost' };
const unknown = { ok: false, failure: 'unknownHost' };

describe('the gate of hosts', () => {
  it('gives the first address of a host, by a name or as it stands', async () => {
    const gate = createHostGate({ hosts: [], resolve: async () => ['8.8.8.8', '2400:3200::1'] });
    expect(await gate.addressOf('s3.example.com')).toEqual({ ok: true, value: '8.8.8.8', listed: false });
    expect(await gate.addressOf('2400:3200::1')).toEqual({ ok: true, value: '2400:3200::1', listed: false });
  });

  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1', '0.0.0.0'])(
    'refuses %s, and every name with it among its addresses',
    async (address) => {
      const gate = createHostGate({ hosts: [], resolve: async () => ['8.8.8.8', address] });
      expect(await gate.addressOf(address)).toEqual(refused);
      expect(await gate.addressOf('harmless.example.com')).toEqual(refused);
    },
  );

  it('asks once for what a name means', async () => {
    const resolve = vi.fn(async () => ['10.1.2.3']);
    expect(await createHostGate({ hosts: ['10.1.0.0/16'], resolve }).addressOf('store.internal')).toEqual({
      ok: true,
      value: '10.1.2.3',
      listed: true,
    });
    expect(resolve).toHaveBeenCalledExactlyOnceWith('store.internal');
  });

  it('knows no host that nobody has, or that nobody answers for in time', async () => {
    const fails = createHostGate({ hosts: [], resolve: () => Promise.reject(new Error('ENOTFOUND')) });
    const empty = createHostGate({ hosts: [], resolve: async () => [] });
    const slow = createHostGate({ hosts: [], milliseconds: 20, resolve: () => new Promise(() => undefined) });
    for (const gate of [fails, empty, slow]) expect(await gate.addressOf('x.example.com')).toEqual(unknown);
  });
});
