import { existsSync } from 'node:fs';
import { oneAtATime, type Mould } from '@rdm/postgres';
import { shanghaiClock } from '../driven/shanghai-clock';
import { withModestHeap } from '../modest-heap';
import type { Settings } from '../settings';
import { during, openBackend, type Announce, type Backend } from './backend';
import { embeddedDirectory } from './embedded-directory';
import { prepareData, type Prepared } from './prepare-data';

/**
 * Opens the database, brings it up to date and adds what every start needs. Closes it again when a step fails.
 * @param given.goesOn whether this process serves afterwards, and keeps the memory that this takes
 */
export async function openPrepared(
  settings: Settings,
  announce: Announce,
  { mould, goesOn }: { readonly mould?: Mould; readonly goesOn: boolean },
): Promise<{ readonly backend: Backend; readonly prepared: Prepared }> {
  const backend = await openBackend(settings, announce, mould);
  const { application, database } = backend;
  try {
    const prepare = () => prepareData(application, settings.mode, shanghaiClock.now().slice(0, 10));
    const prepared = await during(announce, '准备数据 / Prepare data', () =>
      oneAtATime(database, () => (goesOn ? withModestHeap(prepare) : prepare())),
    );
    return { backend, prepared };
  } catch (error) {
    await backend.close();
    throw error;
  }
}

/** Whether a start is going to load two years of an enterprise into an embedded database that is not there yet. */
export function isNewDemonstration(settings: Settings): boolean {
  const { mode, databaseUrl, dataDirectory } = settings;
  return mode === 'demonstration' && databaseUrl === null && !existsSync(embeddedDirectory(dataDirectory));
}
