import type { FileInspector } from '@rdm/core/internal/evidence';
import { fileTypeFromBuffer } from 'file-type';
import { isWordDocument } from './compound-file';

/** Detects file types by their signatures. A compound file (OLE) is a .doc only when it contains a Word document. */
export function createFileInspector(): FileInspector {
  return {
    inspect: async (bytes) => {
      const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
      if (!found) return null;
      if (found.ext !== 'cfb') return { extension: found.ext, contentType: found.mime };
      return isWordDocument(bytes) ? { extension: 'doc', contentType: 'application/msword' } : null;
    },
  };
}
