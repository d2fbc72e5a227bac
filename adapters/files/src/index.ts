export { createFileInspector } from './inspector-on-first-use';
export { createFolderFileStore } from './folder/folder-file-store';
export { requestPinned } from './s3/pinned-request';
export { createObjectStores, type ObjectStoreOptions } from './s3/object-stores';
export { createS3FileStore, type S3Options } from './s3/s3-file-store';
