import { observer } from 'mobx-react-lite';
import { midSentence, text } from '@rdm/core/internal/kernel';
import { Button, EmptyState } from '../../components';
import { useText } from '../../theme';
import type { RecordCommands } from './record-commands';
import type { ResourceListViewModel } from './ResourceListViewModel';

const labels = {
  narrowed: text('没有符合查询条件的记录', 'No record matches the search'),
  clear: text('清空查询条件', 'Clear the search'),
  add: text('新增', 'Add'),
  import: text('导入', 'Import'),
  template: text('下载导入模板', 'Download the import template'),
};

export interface EmptyListProps {
  list: ResourceListViewModel;
  commands: RecordCommands;
}

/** Why a list shows nothing and what to do about it. */
export const EmptyList = observer(function EmptyList({ list, commands }: EmptyListProps) {
  const read = useText();
  if (list.isNarrowed) {
    return (
      <EmptyState
        title={labels.narrowed}
        action={<Button onClick={() => void list.clear()}>{read(labels.clear)}</Button>}
      />
    );
  }
  const { label, whenEmpty } = list.resource;
  const year = list.draft.year ?? '';
  return (
    <EmptyState
      title={text(
        `${year && `${year}年度`}还没有${label.zh}`,
        `There is no ${midSentence(label.en)} yet${year && ` for ${year}`}`,
      )}
      hint={whenEmpty}
      action={
        <>
          {commands.add && <Button onClick={commands.add}>{read(labels.add)}</Button>}
          {commands.import && <Button onClick={commands.import}>{read(labels.import)}</Button>}
          {commands.template && (
            <Button variant="text" onClick={commands.template}>
              {read(labels.template)}
            </Button>
          )}
        </>
      }
    />
  );
});
