import type { FileInspector } from '@rdm/core/internal/evidence';

/** Its script, which knows the signatures of many formats, is loaded with the first file. */
export const createFileInspector = (): FileInspector => ({
  inspect: async (bytes) => (await import('./file-inspector')).createFileInspector().inspect(bytes),
});
