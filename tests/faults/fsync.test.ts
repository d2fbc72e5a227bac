import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../setup/test-server';
import { peopleAt, submitPerson } from './people-stream';

describe('The calls of fsync on the embedded database', () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-fsync-'));
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ embedded: { directory } });
    token = await server.tokenOf('finance');
    await submitPerson(server.url, token, 'F000');
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await server.stop();
    fs.rmSync(directory, { recursive: true, force: true });
  });

  it('are exactly one for each submit over HTTP that was acknowledged', async () => {
    const counts: number[] = [];
    for (let number = 1; number <= 20; number += 1) {
      const sync = vi.spyOn(fs, 'fsyncSync');
      const { status } = await submitPerson(server.url, token, `F${String(number).padStart(3, '0')}`);
      expect(status).toBe(200);
      counts.push(sync.mock.calls.length);
      sync.mockRestore();
    }
    expect(Math.min(...counts)).toBe(1);
    // What the server writes of its own accord, once in a while, may fall within one of them.
    expect(counts.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(21);
  });

  it('come before the answer', async () => {
    const order: string[] = [];
    const real = fs.fsyncSync;
    vi.spyOn(fs, 'fsyncSync').mockImplementation((handle) => {
      real(handle);
      order.push('on the disk');
    });
    await submitPerson(server.url, token, 'F900').then(() => order.push('answered'));
    expect(order).toEqual(['on the disk', 'answered']);
  });

  it('are none for what only reads or is refused', async () => {
    const sync = vi.spyOn(fs, 'fsyncSync');
    expect((await peopleAt(server.url, token)).length).toBeGreaterThan(20);
    expect((await submitPerson(server.url, token, 'F001')).status).not.toBe(200);
    expect(sync).not.toHaveBeenCalled();
  });
});
