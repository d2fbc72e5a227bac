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
import type { FileUsage } from '../file-usage';
import type { ChosenStore, FileStores } from './file-stores';

/** Services needed to store an upload. */
export interface FileServices {
  readonly stores: FileStores;
  readonly inspector: FileInspector;
  readonly usage: FileUsage;
  /** 32 unguessable hexadecimal digits. */
  readonly newFileId: () => string;
}

/** Context for storing an upload: its place and its rule. */
export interface Taking {
  readonly tenantId: string;
  /** yyyy-MM-dd */
  readonly day: string;
  readonly rule: FileRule;
  /** Runs one transaction in the name of the user. */
  readonly open: <T>(work: (call: Call) => Promise<T>) => Promise<T>;
}

/**
 * Stores the bytes of a file whose content matches its name and the rule, then lets `record` write its row. If the row
 * cannot be written the bytes are removed again. Bytes are transferred outside of transactions, so that a slow store
 * does not block other requests.
 */
export async function takeInFile<T>(
  { stores, inspector, usage, newFileId }: FileServices,
  { tenantId, day, rule, open }: Taking,
  upload: Pick<PutFile, 'file' | 'fileName'>,
  record: (call: Call, kept: KeptFile) => Promise<T>,
): Promise<T> {
  const { originalName, extension, contentType } = await checked(inspector, rule, upload);
  const fileKey = fileKeyOf({ tenantId, day, id: newFileId(), extension });
  const chosen = await open((call) => storeWithRoom(call, { stores, usage }, upload.file.length));
  const kept = { originalName, fileKey, contentType, size: upload.file.length, storeId: chosen.id };
  await chosen.store.put(fileKey, upload.file, contentType);
  try {
    return await open(async (call) => {
      await stores.hold(call, chosen);
      return record(call, kept);
    });
  } catch (error) {
    // If even that fails, orphaned bytes remain: space is lost, but no file.
    await chosen.store.remove(fileKey).catch(() => undefined);
    throw error;
  }
}

/** The store for new files; in the server's own a tenant has a quota. */
async function storeWithRoom(
  call: Call,
  { stores, usage }: Pick<FileServices, 'stores' | 'usage'>,
  bytes: number,
): Promise<ChosenStore> {
  const chosen = await stores.forNew(call);
  if (chosen.id === null) await usage.take(call, bytes);
  return chosen;
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

/** A workbook or document the program has made itself. */
export interface MadeFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/**
 * Stores files the program has made, then lets `record` write what refers to them, all or none: if it refuses, the
 * bytes are removed again. Their content needs no inspection.
 */
export async function keepMadeFiles<T>(
  { stores, usage, newFileId }: Pick<FileServices, 'stores' | 'usage' | 'newFileId'>,
  { tenantId, day, open }: Omit<Taking, 'rule'>,
  made: readonly MadeFile[],
  record: (call: Call, kept: readonly KeptFile[]) => Promise<T>,
): Promise<T> {
  const size = made.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const chosen = await open((call) => storeWithRoom(call, { stores, usage }, size));
  const kept: KeptFile[] = [];
  try {
    for (const { name, type, bytes } of made) {
      const originalName = cleanFileName(name);
      const fileKey = fileKeyOf({ tenantId, day, id: newFileId(), extension: extensionOf(originalName) });
      kept.push({ originalName, fileKey, contentType: type, size: bytes.length, storeId: chosen.id });
      await chosen.store.put(fileKey, bytes, type);
    }
    return await open(async (call) => {
      await stores.hold(call, chosen);
      return record(call, kept);
    });
  } catch (error) {
    // If even that fails, orphaned bytes remain: space is lost, but no file.
    for (const { fileKey } of kept) await chosen.store.remove(fileKey).catch(() => undefined);
    throw error;
  }
}
