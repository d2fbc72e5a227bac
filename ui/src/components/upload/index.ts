export { fileSize } from './file-size';
export { FileRow, type FileCommands, type ShownFile } from './FileRow';
export { UploadBox, type UploadBoxProps } from './UploadBox';
export { UploadQueue, type Sending, type Upload, type UploadQueueOptions } from './UploadQueue';
