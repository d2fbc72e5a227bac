import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { grouped } from '../../../resource/import/row-ranges';
import { useText } from '../../../theme';
import type { ImportFile } from './ImportFile';
import type { ImportViewModel } from './ImportViewModel';

const labels = {
  inserted: text('新增 {count}', '{count} new'),
  updated: text('更改 {count}', '{count} changed'),
  unchanged: text('不变 {count}', '{count} unchanged'),
  leftOut: text('不导入 {count}', '{count} left out'),
  wrong: text('错误 {count}', '{count} wrong'),
  unknown: text('未登记 {count}', '{count} not registered'),
  odd: text('提示 {count}', '{count} {count|warning|warnings}'),
  awaited: text('待核对 {count}', '{count} to be judged'),
};

/** The rows of a checked or written file by what becomes of them; those that are none are not named. */
export const ResultCounts = observer(function ResultCounts(props: { file: ImportFile; screen: ImportViewModel }) {
  const { file, screen } = props;
  const { workbook } = file;
  const read = useText();
  const { report } = workbook;
  if (!report || workbook.isBeginning) return <span className="text-dim">—</span>;
  const awaited = screen.awaitedFaults(file);
  const counts = [
    { label: labels.inserted, count: report.inserted, tone: '' },
    { label: labels.updated, count: report.updated, tone: '' },
    { label: labels.unchanged, count: report.unchanged, tone: 'text-dim' },
    { label: labels.leftOut, count: report.leftOut?.length ?? 0, tone: 'text-dim' },
    {
      label: workbook.isAllLeftOut ? labels.unknown : labels.wrong,
      count: screen.isAwaiting(file) ? 0 : workbook.wrongRows,
      tone: 'text-danger',
    },
    { label: labels.awaited, count: awaited, tone: 'text-dim' },
    { label: labels.odd, count: report.warnings?.length ?? 0, tone: 'text-warning' },
  ].filter(({ count }) => count > 0);
  return (
    <ul className="flex flex-wrap gap-x-2 tabular-nums">
      {counts.map(({ label, count, tone }) => (
        <li key={label.zh} className={`whitespace-nowrap ${tone}`}>
          {read(fill(label, { count: grouped(count) }))}
        </li>
      ))}
    </ul>
  );
});
