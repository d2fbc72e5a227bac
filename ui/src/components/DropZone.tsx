import { useId, useRef, useState } from 'react';
import Upload from 'lucide:upload';
import { joined, text } from '@rdm/core/internal/kernel';
import { useText, type Label } from '../theme';
import { classNames } from './class-names';

const labels = {
  drop: text('将文件拖到此处，或点击选择', 'Drop files here, or click to choose'),
  refused: text('文件类型不符，未收取：', 'Not taken, wrong type: '),
};

export interface DropZoneProps {
  onFiles: (files: File[]) => void;
  /** As for an input: `.xlsx,.xls,application/pdf`. Dropped files are filtered by it too. */
  accept?: string;
  multiple?: boolean;
  label?: Label;
  hint?: Label;
  disabled?: boolean;
}

/** Files by drop, by click, by Enter or Space. */
export function DropZone({ onFiles, accept, multiple = true, label = labels.drop, hint, disabled }: DropZoneProps) {
  const read = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);

  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    const fitting = files.filter((file) => accepts(accept, file)).slice(0, multiple ? undefined : 1);
    setRefused(files.filter((file) => !accepts(accept, file)).map((file) => file.name));
    if (fitting.length > 0) onFiles(fitting);
  };
  return (
    <div>
      <button
        type="button"
        disabled={disabled}
        aria-describedby={hint ? id : undefined}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!disabled) take(event.dataTransfer.files);
        }}
        className={classNames(
          'flex w-full flex-col items-center gap-1 rounded-md border border-dashed px-4 py-8 text-body transition-colors disabled:opacity-55',
          over ? 'border-accent bg-accent-soft' : 'border-line-strong bg-raised enabled:hover:border-accent-text',
        )}
      >
        <Upload aria-hidden size={24} className="text-dim" />
        <span className="text-ink">{read(label)}</span>
      </button>
      {hint && (
        <p id={id} className="mt-1 text-hint text-dim">
          {read(hint)}
        </p>
      )}
      <p role="status" className="text-hint text-danger">
        {refused.length > 0 && `${read(labels.refused)}${read(joined(refused))}`}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-hidden
        tabIndex={-1}
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          take(event.target.files);
          // The same file can be chosen again after it was corrected.
          event.target.value = '';
        }}
      />
    </div>
  );
}

function accepts(accept: string | undefined, file: File): boolean {
  if (!accept) return true;
  return accept.split(',').some((part) => {
    const kind = part.trim().toLowerCase();
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind;
  });
}
