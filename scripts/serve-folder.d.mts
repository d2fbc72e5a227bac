/** Serves the files of a folder, and nothing else, on a port of this machine; 0 chooses a free one. */
export function serveFolder(folder: string, port: number): Promise<{ readonly url: string; close(): void }>;
