import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takeInputs } from '../../scripts/input-stamp.mjs';
import { alone } from '../../scripts/work-lock.mjs';
import { SHORT_LIVED, startProgram } from '../e2e/program';

const shelf = path.resolve(import.meta.dirname, '../../.cache/tests');

export interface Kept {
  readonly name: string;
  /** The files and folders of the repository it is made from. */
  readonly of: readonly string[];
  make(folder: string): Promise<void>;
}

/**
 * A cached folder that is slow to make and is only read or copied: made by the first test that needs it, and again when
 * its sources have changed.
 */
export async function kept({ name, of, make }: Kept): Promise<string> {
  const folder = path.join(shelf, `${name}-${takeInputs(of).contents.slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  await alone(
    () => undefined,
    async () => {
      if (existsSync(folder)) return;
      mkdirSync(shelf, { recursive: true });
      for (const former of readdirSync(shelf)) {
        if (former.startsWith(`${name}-`)) rmSync(path.join(shelf, former), { recursive: true, force: true });
      }
      const draft = mkdtempSync(path.join(shelf, 'draft-'));
      await make(draft);
      renameSync(draft, folder);
    },
  );
  return folder;
}

/** A data directory after the program's first start and stop, with the demonstration in it. */
export async function startedOnce(data = mkdtempSync(path.join(tmpdir(), 'rdm-data-'))): Promise<string> {
  cpSync(await kept(afterFirstStart), data, { recursive: true });
  return data;
}

const afterFirstStart: Kept = {
  // The year of the demonstration is the one before the current.
  name: `after-first-start-${new Date().getFullYear()}`,
  of: ['core/src', 'core/package.json', 'adapters', 'package-lock.json'],
  make: async (folder) => {
    const program = startProgram({ RDM_DATA_DIR: folder, RDM_CAPTCHA: 'off' }, SHORT_LIVED);
    await program.url();
    program.process.kill('SIGTERM');
    await program.ended;
  },
};
