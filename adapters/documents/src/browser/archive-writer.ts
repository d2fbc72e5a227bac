import type { ArchiveWriter } from '@rdm/core/internal/kernel';

/** The writer of the server; its script is loaded with the first archive. */
export function createArchiveWriter(): ArchiveWriter {
  return {
    async zip(files) {
      const { createArchiveWriter: create } = await import('../archive-writer');
      return create().zip(files);
    },
    async *stream(files, packed) {
      const { createArchiveWriter: create } = await import('../archive-writer');
      yield* create().stream(files, packed);
    },
  };
}
