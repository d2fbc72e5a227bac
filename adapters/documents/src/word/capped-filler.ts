import type { TemplateFiller, Text } from '@rdm/core/internal/kernel';
import type { CheckInflatedSize } from '../check-inflated-size';
import { readZipDirectory } from '../zip-directory';
import { templateFaults } from './template-faults';

/** Bytes of all parts of a template once inflated; an upload is 10 MB at most. */
const MAX_INFLATED_BYTES = 64 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const ZIP = [0x50, 0x4b];
const MAIN_PART = /^word\/document\d*\.xml$/;

/** Fills templates after their size is known: the library inflates a part before it can be measured. */
export function createCappedFiller(checkInflatedSize: CheckInflatedSize): TemplateFiller {
  return {
    async read(bytes) {
      const fault = await containerFault(bytes, checkInflatedSize);
      if (fault) return { ok: false, faults: [fault] };
      const { readTemplate } = await import('./filled-template');
      return readTemplate(bytes);
    },
    async fill(bytes, values) {
      const { filledTemplate } = await import('./filled-template');
      return filledTemplate(bytes, values);
    },
  };
}

async function containerFault(bytes: Uint8Array, checkInflatedSize: CheckInflatedSize): Promise<Text | null> {
  if (!ZIP.every((byte, at) => bytes[at] === byte)) return templateFaults.notWord;
  const entries = readZipDirectory(bytes);
  if (entries === null) return templateFaults.damaged;
  if (entries.some(({ encrypted }) => encrypted)) return templateFaults.encrypted;
  if (!entries.some(({ name }) => MAIN_PART.test(name))) return templateFaults.notWord;
  const size = await checkInflatedSize(bytes, entries, MAX_INFLATED_BYTES, Date.now() + TIMEOUT_MS);
  if (size === 'withinCap') return null;
  return size === 'damaged' ? templateFaults.damaged : templateFaults.tooLarge;
}
