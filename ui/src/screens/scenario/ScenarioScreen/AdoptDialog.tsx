import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import type { ScenarioBase } from '@rdm/core/internal/scenario';
import { Button, Dialog, formatDecimal } from '../../../components';
import type { DictionaryStore } from '../../../resource/DictionaryStore';
import { useSaving } from '../../../resource/use-saving';
import { useText } from '../../../theme';
import { changeLine } from './change-line';
import type { ScenarioViewModel } from './ScenarioViewModel';

const labels = {
  title: text('采用测算方案', 'Adopt the scenario'),
  will: text(
    '将写入以下 {count} 项修改，然后重算该年度：',
    'These {count} changes are written, then the year is computed again:',
  ),
  further: text(
    '假设增加的投入不写入任何登记表，仍保留在方案中。',
    'Assumed spending is written to no register; it stays in the scenario.',
  ),
  effect: text('第51行将由 {before} 元变为 {after} 元。', 'Line 51 goes from {before} to {after} yuan.'),
  cancel: text('取消', 'Cancel'),
  confirm: text('采用', 'Adopt'),
};

interface AdoptDialogProps {
  model: ScenarioViewModel;
  base: ScenarioBase;
  dictionaries: DictionaryStore;
  onClose: () => void;
}

/** What adopting the active scenario writes, before it is written. */
export const AdoptDialog = observer(function AdoptDialog({ model, base, dictionaries, onClose }: AdoptDialogProps) {
  const read = useText();
  const { column, columns } = model;
  const { saving, refused, save } = useSaving(() => model.adopt(), onClose);
  const { changes } = column;
  const [before, after] = [columns[0]!, column].map((each) =>
    each.made ? formatDecimal(each.made.form.lines['51']) : '—',
  );
  return (
    <Dialog
      open
      size="medium"
      title={labels.title}
      onClose={() => !saving && onClose()}
      footer={
        <>
          <Button disabled={saving} onClick={onClose}>
            {read(labels.cancel)}
          </Button>
          <Button variant="primary" loading={saving} onClick={() => void save()}>
            {read(labels.confirm)}
          </Button>
        </>
      }
    >
      <div className="space-y-3">
        <p>{read(fill(labels.will, { count: changes.length }))}</p>
        <ul className="list-disc space-y-1 pl-5">
          {changes.map((change, at) => (
            <li key={at}>{read(changeLine(change, base, dictionaries))}</li>
          ))}
        </ul>
        {column.scenario.further.length === 0 && <p>{read(fill(labels.effect, { before: before!, after: after! }))}</p>}
        {column.scenario.further.length > 0 && <p className="text-dim">{read(labels.further)}</p>}
        {refused && (
          <p role="alert" className="text-danger">
            {read(refused)}
          </p>
        )}
      </div>
    </Dialog>
  );
});
