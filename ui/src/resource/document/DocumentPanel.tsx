import { Suspense, useEffect, useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import Download from 'lucide:download';
import Pencil from 'lucide:pencil';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button, EmptyState, ErrorState, lazyPart as lazy, Skeleton } from '../../components';
import { download } from '../download';
import { useResourceHost } from '../ResourceHost';
import { useText } from '../../theme';
import { DocumentViewModel, type Asked } from './DocumentViewModel';
import { ImageView } from './ImageView';

const OnlineView = lazy(async () => ({ default: (await import('./online/OnlineView')).OnlineView }));
const PdfView = lazy(async () => ({ default: (await import('./pdf/PdfView')).PdfView }));
const WordView = lazy(async () => ({ default: (await import('./word/WordView')).WordView }));

const labels = {
  download: text('下载', 'Download'),
  edit: text('在线编辑', 'Edit online'),
  unshown: text('此类文件不能在线预览，请下载后查看', 'Files of this kind cannot be shown here; download the file'),
  readOnly: text(
    '没有设置在线编辑服务，或您没有编辑此文件的权限，以下为只读预览',
    'No editor is set up, or you may not edit this file; it is shown to be read',
  ),
  loading: text('正在打开文件…', 'Opening the file…'),
  newWindow: text('{label}（新窗口）', '{label} (new window)'),
};

/** A document with its actions; fetched again when `asked` changes. */
export const DocumentPanel = observer(function DocumentPanel({ asked }: { asked: Asked }) {
  const { ports } = useResourceHost();
  const key = JSON.stringify(asked);
  // Compared by content, so that an equal object with a new identity does not reload.
  const viewed = useMemo(() => new DocumentViewModel(ports, JSON.parse(key) as Asked), [ports, key]);
  useEffect(() => void viewed.load(), [viewed]);
  if (viewed.fault) {
    return <ErrorState title={viewed.fault.message} onRetry={() => void viewed.load()} />;
  }
  return (
    <Suspense fallback={<Loading />}>
      {viewed.online ? <OnlineView online={viewed.online} /> : <Shown viewed={viewed} />}
    </Suspense>
  );
});

const Shown = observer(function Shown({ viewed }: { viewed: DocumentViewModel }) {
  const read = useText();
  const { file, kind, id } = viewed;
  if (!file) return <Loading />;
  const save = (
    <Button size="small" icon={<Download aria-hidden size={14} />} onClick={() => download(file)}>
      {read(labels.download)}
    </Button>
  );
  if (kind === 'other') return <EmptyState title={labels.unshown} action={save} />;
  return (
    <div className="flex h-full min-h-0 flex-col gap-2">
      {viewed.isNotEdited && (
        <p role="status" className="text-hint text-dim">
          {read(labels.readOnly)}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {viewed.canEdit && <EditLink id={id ?? ''} />}
        {save}
      </div>
      <div className="min-h-0 flex-1">
        {kind === 'pdf' && <PdfView bytes={file.bytes} name={file.name} />}
        {kind === 'word' && <WordView bytes={file.bytes} name={file.name} />}
        {kind === 'image' && <ImageView file={file} />}
      </div>
    </div>
  );
});

function EditLink({ id }: { id: string }) {
  const read = useText();
  return (
    <a
      href={`/office/index?id=${encodeURIComponent(id)}&edit=1`}
      target="_blank"
      rel="noopener"
      aria-label={read(fill(labels.newWindow, { label: read(labels.edit) }))}
      className="inline-flex h-7 items-center gap-1 rounded-md border border-line-strong bg-raised px-2 text-table hover:border-accent-text hover:text-accent-text"
    >
      <Pencil aria-hidden size={14} />
      {read(labels.edit)}
    </a>
  );
}

function Loading() {
  const read = useText();
  return (
    <div role="status" aria-label={read(labels.loading)}>
      <Skeleton lines={8} />
    </div>
  );
}
