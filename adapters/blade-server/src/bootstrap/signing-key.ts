import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** This installation's own key, generated once and stored beside its data, so that sessions survive a restart. */
export async function ownSigningKey(directory: string): Promise<string> {
  const file = path.join(directory, 'signing-key');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
}
