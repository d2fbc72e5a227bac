import Download from 'lucide:download';
import Eye from 'lucide:eye';
import Trash2 from 'lucide:trash-2';
import { fill, text } from '@rdm/core/internal/kernel';
import { useText } from '../../theme';
import { IconButton } from '../IconButton';
import { FileIcon } from './FileIcon';
import { fileSize } from './file-size';

const labels = {
  download: text('下载 {name}', 'Download {name}'),
  preview: text('预览 {name}', 'Preview {name}'),
  remove: text('删除 {name}', 'Delete {name}'),
};

/** An uploaded file. */
export interface ShownFile {
  readonly id: string;
  readonly name: string;
  /** In bytes; null where it is not known. */
  readonly size: number | null;
}

export interface FileCommands {
  readonly onDownload: (file: ShownFile) => void;
  readonly onPreview: (file: ShownFile) => void;
  /** Without it files cannot be removed. */
  readonly onRemove?: (file: ShownFile) => void;
}

export function FileRow({ file, onDownload, onPreview, onRemove }: { file: ShownFile } & FileCommands) {
  const read = useText();
  const named = (label: typeof labels.download) => fill(label, { name: file.name });
  return (
    <li className="flex min-h-8 items-center gap-2 rounded-sm px-2 text-table hover:bg-hover">
      <FileIcon name={file.name} />
      <button
        type="button"
        title={read(named(labels.download))}
        onClick={() => onDownload(file)}
        className="min-w-0 flex-1 truncate text-left text-accent-text hover:underline"
      >
        {file.name}
      </button>
      {file.size !== null && <span className="shrink-0 text-hint text-dim tabular-nums">{fileSize(file.size)}</span>}
      <IconButton
        size="small"
        label={named(labels.preview)}
        icon={<Eye aria-hidden size={14} />}
        onClick={() => onPreview(file)}
      />
      <IconButton
        size="small"
        label={named(labels.download)}
        icon={<Download aria-hidden size={14} />}
        onClick={() => onDownload(file)}
      />
      {onRemove && (
        <IconButton
          size="small"
          label={named(labels.remove)}
          icon={<Trash2 aria-hidden size={14} />}
          onClick={() => onRemove(file)}
        />
      )}
    </li>
  );
}
