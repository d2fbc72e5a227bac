import path from 'node:path';
import { repositoryRoot } from '../bootstrap/repository-root';
import type { Settings } from '../settings';
import { FrontDoor } from './front-door';
import { createPageServer } from './page-server';

/** Where the screens are built. */
export const screensFolder = (): string => path.join(repositoryRoot(), 'ui/dist');

/**
 * Listens, and serves the screens as soon as they are there.
 * @param screens settles when they are; the start that waits for them says why they are not
 * @throws the error of `listen`
 */
export async function openDoor(
  { port, host, saberSecret, onlyOffice }: Settings,
  screens: Promise<void> = Promise.resolve(),
): Promise<FrontDoor> {
  const door = await FrontDoor.open({ port, host });
  const editor = onlyOffice ? new URL(onlyOffice.url).origin : undefined;
  void screens
    .then(() => createPageServer({ screens: screensFolder(), saberSecret, editor }))
    .then(
      ({ routing }) => door.showPages(routing),
      () => undefined,
    );
  return door;
}
