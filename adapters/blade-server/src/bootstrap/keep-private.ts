import fs from 'node:fs';
import path from 'node:path';

/** What the program itself puts into its data directory; whatever else lies there is somebody else's. */
const OWN = ['database', 'files', 'signing-key'];

/**
 * Closes the data directory to other accounts: the directories to 0700, the files to 0600. What is made is made so; this
 * narrows what an earlier version or a copy has made wider. Windows keeps no such modes.
 */
export function keepPrivate(directory: string): void {
  if (process.platform === 'win32' || !fs.existsSync(directory)) return;
  narrow(directory);
  for (const name of OWN) narrowAll(path.join(directory, name));
}

function narrowAll(place: string): void {
  const found = fs.lstatSync(place, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink()) return;
  narrow(place, found);
  if (!found.isDirectory()) return;
  for (const name of fs.readdirSync(place)) narrowAll(path.join(place, name));
}

function narrow(place: string, { mode } = fs.statSync(place)): void {
  if ((mode & 0o077) === 0) return;
  try {
    fs.chmodSync(place, mode & 0o700);
  } catch (error) {
    // A volume that belongs to another account is closed by whoever gave it; a file may just have gone.
    if (!['EPERM', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
