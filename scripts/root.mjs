import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the root package.json. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** An absolute path from one relative to the root. */
export const at = (...parts) => path.join(root, ...parts);
