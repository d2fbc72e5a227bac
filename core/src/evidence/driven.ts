import { Refusal, text } from '../kernel';

/** Keeps the bytes of files by key; keys are `<tenant>/upload/<yyyyMMdd>/<32 hex>.<extension>`. */
export interface FileStore {
  /** Durable once it resolves. @throws StoreFull if there is no room */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  /** Idempotent: a missing file is not an error. */
  remove(key: string): Promise<void>;
}
export const FileStore = Symbol('FileStore');

const KEY = /^\w{1,12}\/upload\/\d{8}\/[\da-f]{32}\.[\da-z]{1,8}$/;

/** Whether a text is a well-formed key. Stores reject any other with a `DomainError`, which prevents path traversal. */
export const isFileKey = (key: string): boolean => KEY.test(key);

/** The key of a file. `day` is yyyy-MM-dd, `id` 32 hexadecimal digits. */
export const fileKeyOf = (file: {
  readonly tenantId: string;
  readonly day: string;
  readonly id: string;
  readonly extension: string;
}): string => `${file.tenantId}/upload/${file.day.replaceAll('-', '')}/${file.id}.${file.extension}`;

/** The store has no room left; nothing of the file was kept. */
export class StoreFull extends Refusal {
  constructor() {
    super({
      code: 503,
      name: 'STORE_FULL',
      message: text(
        '服务器存储空间已满，文件没有保存，请联系管理员清理后重试',
        'The server has no room for files, so nothing was kept; ask the administrator to make room and try again',
      ),
    });
  }
}

/** Detects the type of a file from its content, ignoring its name: the extension without dot, or null when unknown. */
export interface FileInspector {
  inspect(bytes: Uint8Array): Promise<{ readonly extension: string; readonly contentType: string } | null>;
}
export const FileInspector = Symbol('FileInspector');
