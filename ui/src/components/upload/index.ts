export type { FileCommands, ShownFile } from './FileRow';
export { UploadBox, type UploadBoxProps } from './UploadBox';
export { UploadQueue, type Sending, type Upload, type UploadQueueOptions } from './UploadQueue';
export { fileSize } from './file-size';
