import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');

/** What a stage of the Dockerfile copies of the checkout, by its first line. */
function copied(stage: RegExp): string[] {
  const [, body = ''] = stage.exec(read('Dockerfile')) ?? [];
  return [...body.matchAll(/^COPY (?:--from=build \/rdm\/)?([^-\s]\S*(?: \S+)*?) \S+$/gm)].flatMap(([, names]) =>
    names!.split(' '),
  );
}

describe('the container', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-container-'));
  const image = path.join(folder, 'rdm');
  const packages = copied(/ AS packages\n([\s\S]*?)\nFROM/);
  const built = copied(/ AS packages[\s\S]*?\nFROM[^\n]*\n([\s\S]*)$/);
  beforeAll(() => {
    for (const name of [...packages, ...built]) {
      fs.cpSync(path.join(root, name), path.join(image, name), { recursive: true });
    }
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(image, 'node_modules'));
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  it('names every package of the workspace', () => {
    const workspaces = JSON.parse(execFileSync('npm', ['query', '.workspace'], { cwd: root, encoding: 'utf8' })) as {
      location: string;
    }[];
    expect(packages.toSorted()).toEqual(
      ['package.json', 'package-lock.json', ...workspaces.map(({ location }) => `${location}/package.json`)].toSorted(),
    );
  });

  it('serves from the files it has, answers that it is ready, and ends at SIGTERM', { timeout: 120_000 }, async () => {
    const child = spawn(process.execPath, ['scripts/built.mjs', 'server'], {
      cwd: image,
      env: { ...process.env, PORT: '0', RDM_DATA_DIR: path.join(folder, 'data'), RDM_MODE: 'demonstration' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (data: string) => (printed += data));
    await expect.poll(() => printed, { timeout: 100_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)!;
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    expect(await (await fetch(`${url}/`)).text()).toContain('<div id="root">');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('sets nothing in compose.yaml, or asks for it in the example, that the program does not read', () => {
    const known = new Set(
      fs
        .readdirSync(path.join(root, 'adapters/blade-server/src'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .flatMap(
          (name) => read(`adapters/blade-server/src/${name}`).match(/\b(RDM|DATABASE|OTEL)_[A-Z0-9_]+\b/g) ?? [],
        ),
    );
    const named = [read('compose.yaml'), read('packaging/rdm.env.example'), read('packaging/rdm.service')]
      .join('\n')
      .match(/\b(RDM|DATABASE|OTEL)_[A-Z0-9_]+\b/g)!;
    const ofCompose = new Set(['RDM_SITE']);
    expect([...new Set(named)].filter((name) => !known.has(name) && !ofCompose.has(name))).toEqual([]);
  });
});
