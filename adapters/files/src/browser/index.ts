import type { FileInspector } from '@rdm/core/internal/evidence';

/** The server's inspector; its script is loaded with the first file. */
export function createFileInspector(): FileInspector {
  return {
    async inspect(bytes) {
      const { createFileInspector: create } = await import('../file-inspector');
      return create().inspect(bytes);
    },
  };
}
