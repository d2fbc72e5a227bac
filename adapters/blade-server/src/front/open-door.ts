import path from 'node:path';
import { repositoryRoot } from '../bootstrap/repository-root';
import type { Settings } from '../settings';
import { FrontDoor } from './front-door';
import { createPageServer } from './page-server';

/** Where the screens are built. */
export const screensFolder = (): string => path.join(repositoryRoot(), 'ui/dist');

/**
 * Listens, and serves the screens.
 * @throws the error of `listen`
 */
export async function openDoor({ port, host, saberSecret, onlyOffice }: Settings): Promise<FrontDoor> {
  const editor = onlyOffice ? new URL(onlyOffice.url).origin : undefined;
  const { routing } = await createPageServer({ screens: screensFolder(), saberSecret, editor });
  const door = await FrontDoor.open({ port, host });
  door.showPages(routing);
  return door;
}
