import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { WebhookRounds } from '@rdm/blade-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../setup/test-server';

const page = fs.readFileSync(path.resolve(import.meta.dirname, '../../docs/api.md'), 'utf8');
const [, program = ''] = /^```js\n(.*?)^```$/ms.exec(page) ?? [];
/** The output promised by the comments `// → …`. */
const promised = [...program.matchAll(/^\/\/ → (.*)$/gm)].map(([, line]) => line!);

describe('The program of docs/api.md', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-program-'));
  let server: TestServer;
  let rounds: WebhookRounds;
  const faults: unknown[] = [];
  beforeAll(async () => {
    server = await startTestServer();
    rounds = new WebhookRounds(server.application, { onFault: (error) => faults.push(error) });
  });
  afterAll(async () => {
    await rounds.close();
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('makes a token, lists projects, gets a message and checks its signature, as it says', async () => {
    const file = path.join(folder, 'program.mjs');
    fs.writeFileSync(file, program);
    const running = spawn(process.execPath, [file], { env: { ...process.env, RDM_URL: server.url } });
    let [printed, complaint] = ['', ''];
    running.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    running.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    const status = await new Promise((resolve) => running.on('close', resolve));
    expect({ status, complaint, lines: printed.trimEnd().split('\n') }).toEqual({
      status: 0,
      complaint: '',
      lines: promised,
    });
    expect(promised).toHaveLength(3);
    expect(faults).toEqual([]);
  });
});
