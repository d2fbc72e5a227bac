import { observer } from 'mobx-react-lite';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import { ProgressBar } from '../../components';
import { useText } from '../../theme';
import { grouped } from './row-ranges';
import type { WorkbookImport } from './WorkbookImport';

const labels = {
  sending: text('正在上传 {percent}%', 'Uploading: {percent}%'),
  checking: text('正在检查', 'Checking'),
  right: text('前 {rows} 行没有错误，检查继续…', 'No faults in the first {rows} rows; checking goes on…'),
  wrong: text(
    '前 {rows} 行中 {wrong} 行有错误，检查继续…',
    '{wrong} of the first {rows} rows are wrong; checking goes on…',
  ),
  writing: text('正在写入；可在“后台任务”中取消', 'Writing; it can be cancelled under “Background tasks”'),
};

/** Import progress: the fraction uploaded, then whether the workbook is being checked or written. */
export const ImportProgress = observer(function ImportProgress({ workbook }: { workbook: WorkbookImport }) {
  const read = useText();
  if (!workbook.isBusy) return null;
  const { sent } = workbook;
  const leaving = sent !== null && sent < 1;
  const said =
    leaving && !workbook.isBeginning ? fill(labels.sending, { percent: Math.floor(sent * 100) }) : stage(workbook);
  return (
    <div className="space-y-1">
      <ProgressBar
        label={workbook.state === 'checking' ? labels.checking : labels.writing}
        value={leaving ? sent * 100 : undefined}
      />
      <p role="status" className="text-hint text-dim">
        {read(said)}
      </p>
    </div>
  );
});

function stage({ state, isBeginning, report, wrongRows }: WorkbookImport): Text {
  if (state === 'importing') return labels.writing;
  if (!isBeginning || !report) return labels.checking;
  return fill(wrongRows > 0 ? labels.wrong : labels.right, { rows: grouped(report.rows), wrong: grouped(wrongRows) });
}
