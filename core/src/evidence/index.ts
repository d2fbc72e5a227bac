export { attachmentHooks } from './attachment-hooks';
export { attachment, downloadLink } from './attachment';
export { type DocumentKind, documentKind } from './document-kind';
export { FileInspector, FileStore, StoreFull, fileKeyOf, isFileKey } from './driven';
export { type FilePort, fileCalls } from './file-calls';
export { attachmentIds, attachmentType, fileFieldOfType } from './file-fields';
export { cleanFileName, extensionOf } from './file-name';
export {
  type FileRule,
  acceptsName,
  emptyFile,
  generalRule,
  largestBytes,
  tooLarge,
  tooMany,
  wrongKind,
} from './file-rules';
export { type ObjectStores, StoreFailed, type StoreFailure, type StoreSettings } from './object-stores';
export {
  type EditTicket,
  type EditedDocument,
  type OnlineDocument,
  type OnlineEditor,
  editingKey,
} from './online-editor';
export type { PutFile } from './upload';
export { type AttachmentRow, type KeptFile, recordFiles } from './use-cases/attachment-rows';
export { claimFiles, restoreFiles } from './use-cases/claim-files';
export { type ChosenStore, type FileStores, storeOfOthers } from './use-cases/file-stores';
export { type EditedFile, keepEdited } from './use-cases/keep-edited';
export { type StoredFile, attachmentNamed, downloadOf, storedFile } from './use-cases/stored-file';
export { type FileServices, keepMadeFiles } from './use-cases/take-in-file';
export { tryStore } from './use-cases/try-store';
export { FileUsage, fileBytesOf } from './file-usage';
