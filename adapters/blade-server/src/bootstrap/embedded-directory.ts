import path from 'node:path';

/** Where the embedded database lies within a data directory. */
export const embeddedDirectory = (dataDirectory: string): string => path.join(dataDirectory, 'database');
