import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import { Button, Dialog, Field, YearInput } from '../../../components';
import { useText } from '../../../theme';
import type { ProjectListViewModel } from './ProjectListViewModel';

const labels = {
  title: text('复制项目“{name}”', 'Copy the project “{name}”'),
  year: text('复制到年度', 'Copy to the year'),
  hint: text(
    '复制为该年度的草稿：编号重新取，日期按年顺延，预算与立项内容保留，附件不复制。',
    'It becomes a draft of that year with a code of its own; dates move by years, budget and texts stay, files do not.',
  ),
  cancel: text('取消', 'Cancel'),
  copy: text('复制', 'Copy'),
};

export interface CopyDialogProps {
  projects: ProjectListViewModel;
  record: StoredRecord;
  onCopied: (id: string) => void;
  onClose: () => void;
}

/** Asks for which year a project is copied. */
export const CopyDialog = observer(function CopyDialog({ projects, record, onCopied, onClose }: CopyDialogProps) {
  const read = useText();
  const [year, setYear] = useState(String(Number(record.year) + 1));
  const [tried, setTried] = useState(false);
  const refused = projects.refuseYear(year);
  const copy = async () => {
    setTried(true);
    if (refused) return;
    const id = await projects.copy(record.id, year);
    if (id !== null) onCopied(id);
  };
  return (
    <Dialog
      open
      title={fill(labels.title, { name: String(record.name) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{read(labels.cancel)}</Button>
          <Button variant="primary" loading={projects.copying} onClick={() => void copy()}>
            {read(labels.copy)}
          </Button>
        </>
      }
    >
      <Field label={labels.year} required error={tried ? refused : undefined} hint={labels.hint}>
        <YearInput value={year} onChange={setYear} />
      </Field>
    </Dialog>
  );
});
