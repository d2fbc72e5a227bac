import { text } from '@rdm/core/internal/kernel';

/** Messages of the grid of hours. */
export const labels = {
  restored: text('已恢复上次未保存的工时，请核对后保存', 'Unsaved hours are back; look at them and save'),
  drop: text('放弃', 'Discard'),
  saved: text('已保存 {count} 格工时', '{count} {count|cell|cells} saved'),
  refresh: text('刷新', 'Refresh'),
  copied: text(
    '已填入上月工时 {count} 格，保存后生效',
    '{count} {count|cell|cells} filled from last month; save to keep them',
  ),
  nothingToCopy: text(
    '上月没有可填入空格的工时，请直接填写',
    'Last month has no hours for the empty cells; type them in',
  ),
  undo: text('撤销', 'Undo'),
  clean: text('确定清空 {project} {month} 的工时?', 'Clear the hours of {project} in {month}?'),
  cleanBody: text(
    '该项目当月所有人员的工时将被删除，可在提示中撤销',
    'The hours of everybody on it in this month are deleted; the notice takes it back',
  ),
  cleanVerb: text('清空', 'Clear'),
  cleaned: text('已清空 {count} 条工时', '{count} {count|record|records} of hours cleared'),
  broughtBack: text('已恢复 {count} 条', '{count} {count|is|are} back'),
  leave: text('工时有未保存的修改，确定离开?', 'Leave the unsaved hours?'),
  kept: text('未保存的工时保留在本机，再次打开该月时恢复', 'They stay on this machine until the month is opened again'),
  leaveVerb: text('离开', 'Leave'),
};
