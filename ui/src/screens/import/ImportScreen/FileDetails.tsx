import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { ImportProgress } from '../../../resource/import/ImportProgress';
import { ImportResult } from '../../../resource/import/ImportResult';
import { useText } from '../../../theme';
import type { ImportFile } from './ImportFile';
import type { ImportViewModel } from './ImportViewModel';

const labels = {
  correct: text(
    '可以更正下列单元格，或更正文件后重新拖入，或在上方选择如何继续',
    'Correct the cells below, or correct the file and drop it again, or choose above how to go on',
  ),
  awaiting: text(
    '{count} 处引用的记录由前面的文件写入：{files}。写入前会重新核对，仍有错误即停下',
    '{count} cells name records of the files before it: {files}. It is judged again right before it is written, and the run stops if it is still faulty',
  ),
};

/** What was found in a file, and what it would change. */
export const FileDetails = observer(function FileDetails(props: { file: ImportFile; screen: ImportViewModel }) {
  const { file, screen } = props;
  const read = useText();
  const { workbook, register } = file;
  const awaited = screen.awaitedFaults(file);
  const before = screen.awaited(file).map((other) => other.workbook.file.name);
  return (
    <div className="space-y-3">
      <ImportProgress workbook={workbook} />
      {awaited > 0 && <p>{read(fill(labels.awaiting, { count: awaited, files: before.join('、') }))}</p>}
      {screen.isHeld(file) && !screen.running && <p className="text-hint text-dim">{read(labels.correct)}</p>}
      <ImportResult
        workbook={workbook}
        disabled={screen.running}
        commands={
          register && !file.skipped
            ? {
                recheck: () => screen.recheck(file),
                undo: () => screen.undoCorrections(file),
                marked: () => screen.marked(file),
              }
            : null
        }
      />
    </div>
  );
});
