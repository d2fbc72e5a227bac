import fs from 'node:fs';
import path from 'node:path';

/** What the program itself puts into its data directory; other files there are not touched. */
const OWN = ['database', 'files', 'signing-key'];

/**
 * Closes the data directory to other accounts: directories to 0700, files to 0600. New files get these modes anyway;
 * this tightens what an earlier version or a copy has left open. Windows has no such modes.
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
    // A volume owned by another account is its owner's to close; a file may just have been deleted.
    if (!['EPERM', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
