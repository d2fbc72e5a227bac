import DownloadIcon from 'lucide:download';
import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import type { Download } from '@rdm/core/internal/records';
import { Button } from '../../components';
import { useText } from '../../theme';
import { download } from '../download';
import type { WorkbookImport } from './WorkbookImport';

const labels = {
  recheck: text('按更正后的内容重新检查', 'Check again with the corrections'),
  marked: text('下载标注错误的工作簿', 'Download the marked workbook'),
  corrected: text('已更正 {count} 处', '{count} corrected'),
  undo: text('撤销全部更正', 'Undo all corrections'),
};

/** What can be done with a workbook whose cells are wrong or were corrected. */
export interface FaultCommands {
  readonly recheck: () => Promise<unknown>;
  readonly undo: () => Promise<unknown>;
  /** Null on failure, which the workbook then shows. */
  readonly marked: () => Promise<Download | null>;
}

export interface FaultActionsProps {
  workbook: WorkbookImport;
  commands: FaultCommands;
  disabled: boolean;
}

/** Buttons beside the faults: check again with the corrections, download with marked cells, undo the corrections. */
export const FaultActions = observer(function FaultActions({ workbook, commands, disabled }: FaultActionsProps) {
  const read = useText();
  const { corrections, state, isBusy, isMarkable } = workbook;
  const settled = state === 'done';
  const save = async () => {
    const file = await commands.marked();
    if (file) download(file);
  };
  if (corrections.count === 0 && !isMarkable) return null;
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center gap-2">
        {workbook.isCorrectable && !settled && (
          <Button
            variant="primary"
            disabled={!isBusy && (disabled || !corrections.isUnseen)}
            loading={isBusy}
            onClick={() => void commands.recheck()}
          >
            {read(labels.recheck)}
          </Button>
        )}
        {isMarkable && (
          <Button
            icon={<DownloadIcon aria-hidden size={16} />}
            disabled={disabled || isBusy}
            loading={workbook.marking}
            onClick={() => void save()}
          >
            {read(labels.marked)}
          </Button>
        )}
        {corrections.count > 0 && (
          <span role="status" className="text-table text-dim">
            {read(fill(labels.corrected, { count: corrections.count }))}
          </span>
        )}
        {corrections.count > 0 && !settled && (
          <Button variant="text" disabled={disabled || isBusy} onClick={() => void commands.undo()}>
            {read(labels.undo)}
          </Button>
        )}
      </div>
      {workbook.markingFault && (
        <p role="alert" className="text-danger">
          {read(workbook.markingFault.message)}
        </p>
      )}
    </div>
  );
});
