import { text, type Text } from '@rdm/core/internal/kernel';
import type { Tone } from '../../../components';
import type { ImportState } from '../../../resource/import/WorkbookImport';
import type { ImportFile } from './ImportFile';
import type { ImportViewModel } from './ImportViewModel';

interface Shown {
  readonly label: Text;
  readonly tone: Tone;
}

const states: Readonly<Record<ImportState, Shown>> = {
  waiting: { label: text('待检查', 'Waiting'), tone: 'neutral' },
  checking: { label: text('正在检查', 'Checking'), tone: 'accent' },
  checked: { label: text('检查通过', 'Checked'), tone: 'accent' },
  refused: { label: text('有错误', 'Faults'), tone: 'danger' },
  importing: { label: text('正在导入', 'Importing'), tone: 'accent' },
  done: { label: text('已导入', 'Imported'), tone: 'success' },
  failed: { label: text('未完成', 'Not completed'), tone: 'danger' },
};
const skipped: Shown = { label: text('已跳过', 'Skipped'), tone: 'neutral' };
const recognising: Shown = { label: text('正在识别', 'Recognising'), tone: 'accent' };
const unmapped: Shown = { label: text('待确认列', 'Confirm the columns'), tone: 'warning' };
const unknown: Shown = { label: text('待选登记表', 'Choose the register'), tone: 'danger' };
const awaiting: Shown = {
  label: text('待前面的文件写入后再核对', 'Judged after the files before it'),
  tone: 'neutral',
};
const odd: Shown = { label: text('有提示', 'Warnings'), tone: 'warning' };
const changing: Shown = { label: text('将更改已有数据', 'Changes stored data'), tone: 'warning' };
const nothing: Shown = { label: text('无可导入的行', 'No row to import'), tone: 'danger' };
const rightRows: Shown = { label: text('将导入正确行', 'Right rows only'), tone: 'warning' };

/** What a file is at, as its row says it. */
export function stateOf(file: ImportFile, screen: ImportViewModel): Shown {
  const { state } = file.workbook;
  if (file.skipped) return skipped;
  if (file.recognising) return recognising;
  if (file.isUnknown) return unknown;
  if (file.isUnmapped) return unmapped;
  if (state === 'refused' && file.takesValid) return rightRows;
  if (screen.isAwaiting(file)) return awaiting;
  if (file.workbook.isAllLeftOut) return nothing;
  if (file.isOdd) return file.workbook.warnings.length > 0 ? odd : changing;
  return states[state];
}
