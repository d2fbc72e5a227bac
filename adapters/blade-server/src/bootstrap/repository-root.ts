import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The checkout this program runs from: the nearest folder above whose package is the product. */
export function repositoryRoot(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    try {
      const { name } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { name: string };
      if (name === 'rdm') return folder;
    } catch {
      // No package here; look one folder up.
    }
    if (folder === path.dirname(folder)) throw new Error('The folder of the product was not found');
  }
}
