import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const core = path.join(root, 'core');
const manifest = readManifest(core);

/** Areas of the application, which are no part of the library. */
const areas = fs
  .readdirSync(path.join(core, 'src'))
  .filter(
    (area) => area !== 'library' && area !== 'testing' && fs.existsSync(path.join(core, 'src', area, 'index.ts')),
  );

/** The entry points of the library as they are imported, e.g. `@rdm/core/money`. */
export const doors = Object.keys(manifest.exports ?? {})
  .filter((door) => door !== './package.json' && door !== './internal/*')
  .map((door) => manifest.name + door.slice(1));

/** The one that needs the optional peer fast-check. */
export const testingDoor = `${manifest.name}/testing`;

/** Those of the application itself. */
export const internalDoors = areas.map((area) => `${manifest.name}/internal/${area}`);

/** The versions of the tools this repository has. */
const { dependencies = {}, devDependencies = {} } = readManifest(root);
export const toolVersions = { ...dependencies, ...devDependencies };

export interface Manifest {
  readonly name?: string;
  readonly type?: 'module' | 'commonjs';
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** A project outside of this repository. */
export interface Project {
  readonly folder: string;
  /** Writes a file; returns its path. */
  write(name: string, content: string): string;
  /** Runs node. */
  run(...args: string[]): { status: number | null; output: string };
  /** Runs the compiler of this repository; returns its output. */
  compile(...args: string[]): string;
}

export interface InstalledPackage {
  /** The archive that `npm pack` made. */
  readonly tarball: string;
  /** An ES module project that has installed it, and nothing else. */
  readonly alone: Project;
  /** One that has installed fast-check as well, as the door for tests asks. */
  readonly project: Project;
  /** Another project, with the packages of one of these two. */
  another(name: string, type: Manifest['type'], from: Project): Project;
  remove(): void;
}

/** Packs the core and installs it into an empty project, as another team would. */
export function installPackage(): InstalledPackage {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-library-')));
  npm(['pack', '--pack-destination', folder], core);
  const [archive] = fs.readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  const tarball = path.join(folder, archive!);

  const empty = (name: string, type: Manifest['type']) => {
    fs.mkdirSync(path.join(folder, name));
    const project = projectIn(path.join(folder, name));
    project.write('package.json', JSON.stringify({ private: true, type }));
    return project;
  };
  const copied = (from: Project, name: string, type: Manifest['type']) => {
    const project = empty(name, type);
    fs.cpSync(path.join(from.folder, 'node_modules'), path.join(project.folder, 'node_modules'), { recursive: true });
    return project;
  };
  const alone = empty('alone', 'module');
  install(tarball, alone.folder);
  const project = copied(alone, 'project', 'module');
  project.write('package.json', fs.readFileSync(path.join(alone.folder, 'package.json'), 'utf8'));
  install(`fast-check@${toolVersions['fast-check']}`, project.folder);
  return {
    tarball,
    alone,
    project,
    another: (name, type, from) => copied(from, name, type),
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

function projectIn(folder: string): Project {
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };
  return {
    folder,
    write: (name, content) => {
      fs.writeFileSync(path.join(folder, name), content);
      return path.join(folder, name);
    },
    run,
    compile: (...args) => run(path.join(root, 'node_modules/typescript-native/bin/tsc'), ...args).output,
  };
}

function install(what: string, folder: string): void {
  npm(['install', '--prefer-offline', '--no-audit', '--no-fund', what], folder);
}

function npm(args: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${cwd}:\n${stdout}${stderr}`);
}
