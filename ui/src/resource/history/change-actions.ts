import { text, type Text } from '@rdm/core/internal/kernel';
import type { HistoryEntry } from '@rdm/core/internal/records';
import type { Tone } from '../../components';

/** What was done to a record, in words and colour. */
export const changeActions: Readonly<Record<HistoryEntry['action'], { readonly label: Text; readonly tone: Tone }>> = {
  insert: { label: text('新增', 'Added'), tone: 'success' },
  update: { label: text('修改', 'Changed'), tone: 'accent' },
  remove: { label: text('删除', 'Deleted'), tone: 'danger' },
  restore: { label: text('恢复', 'Restored'), tone: 'success' },
  export: { label: text('导出', 'Exported'), tone: 'neutral' },
  call: { label: text('系统处理', 'Processed'), tone: 'neutral' },
};
