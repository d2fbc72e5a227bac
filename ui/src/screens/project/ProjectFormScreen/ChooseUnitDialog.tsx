import { text } from '@rdm/core/internal/kernel';
import { Button, Combobox, Dialog, Field, type Option } from '../../../components';
import { useText, type Label } from '../../../theme';

const labels = {
  unit: text('外部单位', 'External unit'),
  cancel: text('取消', 'Cancel'),
};

export interface ChooseUnitDialogProps {
  title: Label;
  search: (query: string) => Promise<readonly Option[]>;
  onChoose: (name: string) => void;
  onClose: () => void;
}

/** Chooses a registered unit, whose name goes into a field that also takes names nobody has registered. */
export function ChooseUnitDialog({ title, search, onChoose, onClose }: ChooseUnitDialogProps) {
  const read = useText();
  return (
    <Dialog open title={title} onClose={onClose} footer={<Button onClick={onClose}>{read(labels.cancel)}</Button>}>
      <Field label={labels.unit}>
        <Combobox value={null} search={search} onChange={(unit) => unit && onChoose(read(unit.label))} />
      </Field>
    </Dialog>
  );
}
