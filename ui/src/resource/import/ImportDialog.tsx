import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { fill, midSentence, text } from '@rdm/core/internal/kernel';
import type { Resource } from '@rdm/core/internal/records';
import { Button, Dialog, DropZone } from '../../components';
import { useText } from '../../theme';
import type { ResourceServices } from '../ResourceServices';
import { ImportProgress } from './ImportProgress';
import { ImportResult } from './ImportResult';
import { SPREADSHEET_FILES } from './spreadsheet-files';
import { WorkbookImport, workbookFile } from './WorkbookImport';

const labels = {
  hint: text(
    '请使用本登记表的模板或列名相同的文件（.xlsx、.xls、.csv），先检查后写入',
    'Use this register’s template or a file with its headings (.xlsx, .xls, .csv); it is checked before it is written',
  ),
  template: text('下载模板', 'Download the template'),
  bringIn: text('导入', 'Import'),
  validOnly: text('仅导入正确行', 'Import only the correct rows'),
  close: text('关闭', 'Close'),
  leave: text('有{count}处更正尚未导入，确定关闭?', 'Close with {count} {count|correction|corrections} not imported?'),
  lost: text('关闭后这些更正不会保留', 'They are not kept'),
  retry: text('重试', 'Retry'),
  check: text('检查', 'Check'),
  cancel: text('取消检查', 'Cancel the check'),
};

export interface ImportDialogProps {
  resource: Resource;
  services: ResourceServices;
  onTemplate: () => void;
  /** Something was written. */
  onImported: () => void;
  onClose: () => void;
}

/** Imports one workbook into one register. */
export const ImportDialog = observer(function ImportDialog(props: ImportDialogProps) {
  const { resource, services, onTemplate, onImported, onClose } = props;
  const read = useText();
  const [workbook, setWorkbook] = useState<WorkbookImport | null>(null);
  const port = services.ports.resource(resource);

  const take = ([file]: File[]) => {
    if (!file) return;
    const next = new WorkbookImport(workbookFile(file));
    setWorkbook(next);
    void next.check(port);
  };
  const bringIn = async (validOnly: boolean) => {
    if (await workbook?.bringIn(port, validOnly)) onImported();
  };
  const close = async () => {
    if (workbook?.isBusy) return;
    const count = workbook?.state === 'done' ? 0 : (workbook?.corrections.count ?? 0);
    const question = { title: fill(labels.leave, { count }), body: labels.lost, verb: labels.close };
    if (count === 0 || (await services.confirm(question))) onClose();
  };
  const right = (workbook?.report?.rows ?? 0) - (workbook?.wrongRows ?? 0);
  return (
    <Dialog
      open
      size="medium"
      title={text(`导入${resource.label.zh}`, `Import ${midSentence(resource.label.en)}`)}
      onClose={() => void close()}
      footer={
        <>
          <Button variant="text" onClick={onTemplate}>
            {read(labels.template)}
          </Button>
          <Button disabled={workbook?.isBusy} onClick={() => void close()}>
            {read(labels.close)}
          </Button>
          {workbook?.state === 'checking' && <Button onClick={() => workbook.cancel()}>{read(labels.cancel)}</Button>}
          {(workbook?.state === 'failed' || workbook?.state === 'waiting') && (
            <Button onClick={() => void workbook.check(port)}>
              {read(workbook.state === 'failed' ? labels.retry : labels.check)}
            </Button>
          )}
          {workbook?.state === 'refused' && right > 0 && (
            <Button onClick={() => void bringIn(true)}>{read(labels.validOnly)}</Button>
          )}
          {(workbook?.state === 'checked' || workbook?.state === 'importing') && (
            <Button variant="primary" loading={workbook.state === 'importing'} onClick={() => void bringIn(false)}>
              {read(labels.bringIn)}
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-3">
        <DropZone
          accept={SPREADSHEET_FILES}
          multiple={false}
          hint={labels.hint}
          onFiles={take}
          disabled={workbook?.isBusy}
        />
        {workbook && <p className="text-table text-dim">{workbook.file.name}</p>}
        {workbook && <ImportProgress workbook={workbook} />}
        {workbook && (
          <ImportResult
            workbook={workbook}
            commands={{
              recheck: () => workbook.check(port),
              undo: () => workbook.undoCorrections(port),
              marked: () => workbook.marked(port),
            }}
          />
        )}
      </div>
    </Dialog>
  );
});
