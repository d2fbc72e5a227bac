import { text } from '@rdm/core/internal/kernel';

/** The names of states that many components share. */
export const states = {
  usual: text('通常', 'Usual'),
  empty: text('空', 'Empty'),
  filled: text('已填', 'Filled'),
  disabled: text('停用', 'Disabled'),
  loading: text('进行中', 'Loading'),
  error: text('错误', 'Error'),
  warning: text('提醒', 'Warning'),
  selected: text('已选', 'Selected'),
  chosenInPart: text('部分选中', 'Some selected'),
  clearable: text('可清空', 'Clearable'),
};
