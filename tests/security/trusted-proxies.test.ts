import { createServer } from '@rdm/blade-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemoryApplication, type MemoryApplication } from '../setup/memory-application';

/** Limited to 60 a minute for an address. */
const limited = '/api/enterprise/retrieve/password';

/** Who a client is, behind a proxy and without one. */
describe('an address that a header names', () => {
  let memory: MemoryApplication;
  beforeAll(async () => {
    memory = await openMemoryApplication({ tenants: [] });
  });
  afterAll(() => memory.stop());

  /** The status another client gets after one has asked too often, both named by the header. */
  async function afterAnother(trustedProxies: readonly string[]): Promise<number> {
    const { application } = memory;
    const server = await createServer({ application, saberSecret: 'saber_secret', logLevel: 'silent', trustedProxies });
    const ask = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await server.inject({ method: 'POST', url: limited, headers })).statusCode;
    };
    try {
      for (let time = 0; time < 60; time += 1) await ask('203.0.113.7');
      expect(await ask('203.0.113.7')).toBe(429);
      return await ask('203.0.113.8');
    } finally {
      await server.close();
    }
  }

  it('is believed of a proxy that is trusted: one client cannot stop another', async () => {
    expect(await afterAnother(['127.0.0.1'])).not.toBe(429);
  });

  it('is not believed of anybody else, who could name another at each call', async () => {
    expect(await afterAnother([])).toBe(429);
    expect(await afterAnother(['10.1.0.0/16'])).toBe(429);
  });
});
