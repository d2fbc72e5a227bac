import RotateCw from 'lucide:rotate-cw';
import X from 'lucide:x';
import { fill, text } from '@rdm/core/internal/kernel';
import { useText } from '../../theme';
import { IconButton } from '../IconButton';
import { ProgressBar } from '../ProgressBar';
import { FileIcon } from './FileIcon';
import type { Upload } from './UploadQueue';

const labels = {
  progress: text('正在上传 {name}', 'Uploading {name}'),
  cancel: text('取消上传 {name}', 'Cancel uploading {name}'),
  dismiss: text('移除 {name}', 'Take {name} off the list'),
  retry: text('重试 {name}', 'Upload {name} again'),
};

export interface UploadRowProps {
  upload: Upload;
  onCancel: (key: number) => void;
  onRetry: (key: number) => void;
}

/** An upload in progress or failed, with the reason. */
export function UploadRow({ upload, onCancel, onRetry }: UploadRowProps) {
  const read = useText();
  const { key, file, state, share, fault, canRetry } = upload;
  const named = (label: typeof labels.cancel) => fill(label, { name: file.name });
  const failed = state === 'failed';
  return (
    <li className="rounded-sm px-2 py-1 text-table">
      <div className="flex min-h-7 items-center gap-2">
        <FileIcon name={file.name} />
        <span className="min-w-0 flex-1 truncate">{file.name}</span>
        {failed && canRetry && (
          <IconButton
            size="small"
            label={named(labels.retry)}
            icon={<RotateCw aria-hidden size={14} />}
            onClick={() => onRetry(key)}
          />
        )}
        <IconButton
          size="small"
          label={named(failed ? labels.dismiss : labels.cancel)}
          icon={<X aria-hidden size={14} />}
          onClick={() => onCancel(key)}
        />
      </div>
      {!failed && <ProgressBar label={named(labels.progress)} value={Math.round(share * 100)} />}
      {fault && (
        <p role="alert" className="text-hint text-danger">
          {read(fault)}
        </p>
      )}
    </li>
  );
}
