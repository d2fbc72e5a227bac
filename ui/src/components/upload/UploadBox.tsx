import { observer } from 'mobx-react-lite';
import { fill, joined, text } from '@rdm/core/internal/kernel';
import { largestBytes, type FileRule } from '@rdm/core/internal/evidence';
import { useText, type Label } from '../../theme';
import { DropZone } from '../DropZone';
import { FileRow, type FileCommands, type ShownFile } from './FileRow';
import { fileSize } from './file-size';
import type { UploadQueue } from './UploadQueue';
import { UploadRow } from './UploadRow';

const labels = {
  hint: text(
    '支持 {kinds}，每个文件不超过 {size}，最多 {limit} 个',
    '{kinds}; each at most {size}, at most {limit} files',
  ),
  files: text('{label}的文件', 'Files of {label}'),
  none: text('没有文件', 'No files'),
};

export interface UploadBoxProps extends FileCommands {
  /** What the files are for; names the box. */
  label: Label;
  files: readonly ShownFile[];
  rule: FileRule;
  limit: number;
  /** Uploads in progress; without it nothing can be added. */
  queue?: UploadQueue;
  disabled?: boolean;
}

/** Uploaded files and uploads in progress; files are added by drop, click or keyboard. */
export const UploadBox = observer(function UploadBox(props: UploadBoxProps) {
  const { label, files, rule, limit, queue, disabled = false, ...commands } = props;
  const read = useText();
  const { onRemove, ...looking } = commands;
  const shown = disabled ? looking : commands;
  const size = fileSize(largestBytes(rule)).replace('.0', '');
  const hint = fill(labels.hint, { kinds: joined(rule.accept), size, limit });
  const isEmpty = files.length === 0 && !queue?.uploads.length;
  return (
    <div role="group" aria-label={read(fill(labels.files, { label: read(label) }))} className="min-w-0 space-y-1">
      {queue && (
        // Every file type is passed to the queue, which reports per file why it is rejected.
        <DropZone hint={hint} disabled={disabled} onFiles={(chosen) => queue.take(chosen)} />
      )}
      {queue?.notice && (
        <p role="alert" className="text-hint text-warning">
          {read(queue.notice)}
        </p>
      )}
      {isEmpty && !queue && <p className="text-table text-dim">{read(labels.none)}</p>}
      {!isEmpty && (
        <ul className="divide-y divide-line">
          {files.map((file) => (
            <FileRow key={file.id} file={file} {...shown} />
          ))}
          {queue?.uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onCancel={(key) => queue.cancel(key)}
              onRetry={(key) => queue.retry(key)}
            />
          ))}
        </ul>
      )}
    </div>
  );
});
