import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const core = path.join(root, 'core');
const manifest = JSON.parse(fs.readFileSync(path.join(core, 'package.json'), 'utf8')) as {
  name: string;
  exports: Record<string, unknown>;
};

/** Areas of the application, which are no part of the library. */
const areas = fs
  .readdirSync(path.join(core, 'src'))
  .filter(
    (area) => area !== 'library' && area !== 'testing' && fs.existsSync(path.join(core, 'src', area, 'index.ts')),
  );

/** The entry points of the library as they are imported, e.g. `@rdm/core/money`. */
export const doors = Object.keys(manifest.exports)
  .filter((door) => door !== './package.json' && door !== './internal/*')
  .map((door) => manifest.name + door.slice(1));

/** Those of the application itself. */
export const internalDoors = areas.map((area) => `${manifest.name}/internal/${area}`);

export interface InstalledPackage {
  /** The archive that `npm pack` made. */
  readonly tarball: string;
  /** A project elsewhere that has installed it, and nothing else. */
  readonly project: string;
  /** Writes a file of the project. */
  write(name: string, content: string): string;
  /** Runs node in the project. */
  run(...args: string[]): { status: number | null; output: string };
  /** Runs the compiler of this repository in the project; returns its output. */
  compile(...args: string[]): string;
  remove(): void;
}

/** Packs the core and installs it into an empty project, as another team would. */
export function installPackage(): InstalledPackage {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-library-')));
  const project = path.join(folder, 'project');
  fs.mkdirSync(project);
  fs.writeFileSync(path.join(project, 'package.json'), '{ "private": true, "type": "module" }');
  npm(['pack', '--pack-destination', folder], core);
  const [archive] = fs.readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  const tarball = path.join(folder, archive!);
  npm(['install', '--prefer-offline', '--no-audit', '--no-fund', tarball], project);

  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };
  return {
    tarball,
    project,
    write: (name, content) => {
      fs.writeFileSync(path.join(project, name), content);
      return path.join(project, name);
    },
    run,
    compile: (...args) => run(path.join(root, 'node_modules/typescript-native/bin/tsc'), ...args).output,
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

function npm(args: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${cwd}:\n${stdout}${stderr}`);
}
