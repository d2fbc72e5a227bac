import { faults, Refusal, type Text } from '../../kernel';
import type { Call } from '../../records';
import { fileKeyOf, type FileInspector } from '../driven';
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
import type { PutFile } from '../upload';
import type { KeptFile } from './attachment-rows';
import type { FileStores } from './file-stores';

/** What taking in a file needs of the world. */
export interface FileServices {
  readonly stores: FileStores;
  readonly inspector: FileInspector;
  /** 32 hexadecimal digits nobody can guess. */
  readonly newFileId: () => string;
}

/** Where and under which rule a file is taken in. */
export interface Taking {
  readonly tenantId: string;
  /** yyyy-MM-dd */
  readonly day: string;
  readonly rule: FileRule;
  /** One transaction of the person. */
  readonly open: <T>(work: (call: Call) => Promise<T>) => Promise<T>;
}

/**
 * Keeps the bytes of a file that is what its name says and what the rule accepts, then lets `record` write its row. A
 * row that cannot be written takes the bytes away again. The bytes go outside of the transactions, so that a slow store
 * holds up nobody.
 */
export async function takeInFile<T>(
  { stores, inspector, newFileId }: FileServices,
  { tenantId, day, rule, open }: Taking,
  upload: Pick<PutFile, 'file' | 'fileName'>,
  record: (call: Call, kept: KeptFile) => Promise<T>,
): Promise<T> {
  const { originalName, extension, contentType } = await checked(inspector, rule, upload);
  const fileKey = fileKeyOf({ tenantId, day, id: newFileId(), extension });
  const chosen = await open((call) => stores.forNew(call));
  const kept = { originalName, fileKey, contentType, size: upload.file.length, storeId: chosen.id };
  await chosen.store.put(fileKey, upload.file, contentType);
  try {
    return await open(async (call) => {
      await stores.hold(call, chosen);
      return record(call, kept);
    });
  } catch (error) {
    // Where even that fails bytes without a row stay behind: room is lost, no file.
    await chosen.store.remove(fileKey).catch(() => undefined);
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
