import { faults, Refusal, type Text } from '../../kernel';
import type { FileInspector, FileStore } from '../driven';
import { cleanFileName, extensionOf, sameExtension } from '../file-name';
import {
  acceptsExtension,
  contentDiffers,
  emptyFile,
  largestBytes,
  tooLarge,
  wrongKind,
  type FileRule,
} from '../file-rules';
import type { PutFile } from '../ports';
import type { KeptFile } from './attachment-rows';

/** What taking in a file needs of the world. */
export interface FileServices {
  readonly store: FileStore;
  readonly inspector: FileInspector;
  /** 32 hexadecimal digits nobody can guess. */
  readonly newFileId: () => string;
}

/**
 * Keeps the bytes of a file that is what its name says and what the rule accepts, then lets `record` write its row. A
 * row that cannot be written takes the bytes away again. Runs outside a transaction, so that a slow store holds up
 * nobody; only `record` opens one.
 *
 * @param day yyyy-MM-dd
 */
export async function takeInFile<T>(
  { store, inspector, newFileId }: FileServices,
  tenantId: string,
  day: string,
  rule: FileRule,
  upload: Pick<PutFile, 'file' | 'fileName'>,
  record: (kept: KeptFile) => Promise<T>,
): Promise<T> {
  const { originalName, extension, contentType } = await checked(inspector, rule, upload);
  const fileKey = `${tenantId}/upload/${day.replaceAll('-', '')}/${newFileId()}.${extension}`;
  await store.put(fileKey, upload.file, contentType);
  try {
    return await record({ originalName, fileKey, contentType, size: upload.file.length });
  } catch (error) {
    // Where even that fails bytes without a row stay behind: room is lost, no file.
    await store.remove(fileKey).catch(() => undefined);
    throw error;
  }
}

async function checked(
  inspector: FileInspector,
  rule: FileRule,
  { file, fileName }: Pick<PutFile, 'file' | 'fileName'>,
) {
  if (file.length === 0) throw refused(emptyFile);
  if (file.length > largestBytes(rule)) {
    throw new Refusal({ code: 413, name: 'FILE_TOO_LARGE', message: tooLarge(rule) });
  }
  const originalName = cleanFileName(fileName);
  const said = extensionOf(originalName);
  if (!acceptsExtension(rule, said)) throw refused(wrongKind(rule));
  const found = await inspector.inspect(file);
  if (!found || !sameExtension(found.extension, said)) throw refused(contentDiffers(rule, said));
  return { originalName, extension: found.extension, contentType: found.contentType };
}

const refused = (message: Text) => new Refusal(faults.invalid(message));
