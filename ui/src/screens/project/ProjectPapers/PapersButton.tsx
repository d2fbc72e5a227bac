import { useEffect, useMemo, useState } from 'react';
import { observer } from 'mobx-react-lite';
import Files from 'lucide:files';
import { text } from '@rdm/core/internal/kernel';
import { Button, Dialog, ErrorState, Skeleton } from '../../../components';
import { useText } from '../../../theme';
import type { ProjectServices } from '../project-services';
import { PaperLine } from './PaperLine';
import { DownloadButton } from './DownloadButton';
import { PapersViewModel, projectSheets, type SheetKind } from './PapersViewModel';

const labels = {
  documents: text('文档', 'Documents'),
  title: text('项目文档', 'Documents of the project'),
  hint: text(
    '文档按已保存的内容生成；缺少的内容在文档中留空。',
    'Documents are made from what is saved; what is lacking is left empty in them.',
  ),
  sheets: text('报表', 'Sheets'),
  close: text('关闭', 'Close'),
};

export interface PapersButtonProps {
  services: ProjectServices;
  /** Of the project. */
  id: string;
}

/** Opens the list of a project's documents. */
export function PapersButton({ services, id }: PapersButtonProps) {
  const read = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<Files aria-hidden size={14} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {read(labels.documents)}
      </Button>
      {open && <PapersDialog services={services} id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

const PapersDialog = observer(function PapersDialog({
  services,
  id,
  onClose,
}: PapersButtonProps & { onClose: () => void }) {
  const read = useText();
  const model = useMemo(() => new PapersViewModel(services, id), [services, id]);
  useEffect(() => void model.papers.load(), [model]);
  const { papers } = model;
  return (
    <Dialog
      open
      size="medium"
      title={labels.title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{read(labels.close)}</Button>}
    >
      <p className="mb-2 text-hint text-dim">{read(labels.hint)}</p>
      {papers.fault && <ErrorState hint={papers.fault.message} onRetry={() => void papers.retry()} />}
      {!papers.fault && !papers.value && <Skeleton lines={8} />}
      {!papers.fault && papers.value && (
        <ul className="divide-y divide-line">
          {papers.value.map((paper) => (
            <PaperLine key={paper.kind} paper={paper} model={model} />
          ))}
        </ul>
      )}
      <h3 className="mt-4 font-semibold">{read(labels.sheets)}</h3>
      <ul className="divide-y divide-line">
        {(Object.keys(projectSheets) as SheetKind[]).map((kind) => (
          <li key={kind} className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 grow basis-60">{read(projectSheets[kind])}</span>
            <DownloadButton kind={kind} name={projectSheets[kind]} model={model} make={() => model.print(kind)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
});
