import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { WorkerProcesses } from './worker-processes';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-workers-'));
const told = path.join(folder, 'told');
const program = path.join(folder, 'worker.mjs');
fs.writeFileSync(
  program,
  `import fs from 'node:fs';
  fs.writeFileSync(${JSON.stringify(told)}, JSON.stringify(process.execArgv));
  setInterval(() => undefined, 1_000);
  process.on('SIGTERM', () => process.exit(0));`,
);

let workers: WorkerProcesses | undefined;
afterEach(async () => {
  await workers?.stop();
  fs.rmSync(told, { force: true });
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const options = () =>
  vi.waitFor(() => JSON.parse(fs.readFileSync(told, 'utf8')) as string[], { timeout: 20_000, interval: 100 });

it('a worker has room for what a recompute makes', async () => {
  workers = new WorkerProcesses(program, 1);
  expect(await options()).toContainEqual(expect.stringContaining('semi-space'));
});

it('a worker is started without an option that Node does not know', async () => {
  workers = new WorkerProcesses(program, 1, ['--no-such-option-of-node']);
  expect(await options()).toEqual([]);
});
