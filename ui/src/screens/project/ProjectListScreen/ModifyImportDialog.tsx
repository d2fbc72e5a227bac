import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { project } from '@rdm/core/internal/project';
import { Button, Dialog, DropZone, ProgressBar } from '../../../components';
import { ImportResult } from '../../../resource/import/ImportResult';
import type { ImportPort } from '../../../resource/import/ImportPort';
import { SPREADSHEET_FILES } from '../../../resource/import/spreadsheet-files';
import { WorkbookImport, workbookFile } from '../../../resource/import/WorkbookImport';
import { useText } from '../../../theme';
import type { ProjectServices } from '../project-services';

const labels = {
  title: text('批量修改', 'Bulk update'),
  hint: text(
    '使用导出的项目工作簿（.xlsx）修改后导入：只修改已有项目，不新增；有错误时不写入。',
    'Use an exported workbook of projects (.xlsx): it changes existing projects and adds none; nothing is written while a row is wrong.',
  ),
  bringIn: text('导入', 'Import'),
  close: text('关闭', 'Close'),
  importing: text('正在导入', 'Importing'),
};

export interface ModifyImportDialogProps {
  services: ProjectServices;
  /** Called after rows were written. */
  onImported: () => void;
  onClose: () => void;
}

/** Changes existing projects from a workbook. */
export const ModifyImportDialog = observer(function ModifyImportDialog(props: ModifyImportDialogProps) {
  const { services, onImported, onClose } = props;
  const read = useText();
  const [workbook, setWorkbook] = useState<WorkbookImport | null>(null);
  const port: ImportPort = {
    import: ({ file, fileName }) => services.projects.importModify({ file, fileName }),
    marked: (upload) => services.ports.resource(project).marked(upload),
  };
  const bringIn = async () => {
    if (await workbook?.bringIn(port)) onImported();
  };
  const isOpen = workbook !== null && workbook.state !== 'done' && workbook.state !== 'refused';
  return (
    <Dialog
      open
      size="medium"
      title={labels.title}
      onClose={() => !workbook?.isBusy && onClose()}
      footer={
        <>
          <Button disabled={workbook?.isBusy} onClick={onClose}>
            {read(labels.close)}
          </Button>
          {isOpen && (
            <Button variant="primary" loading={workbook.isBusy} onClick={() => void bringIn()}>
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
          disabled={workbook?.isBusy}
          onFiles={([file]) => file && setWorkbook(new WorkbookImport(workbookFile(file)))}
        />
        {workbook && <p className="text-table text-dim">{workbook.file.name}</p>}
        {workbook?.isBusy && <ProgressBar label={labels.importing} />}
        {workbook && <ImportResult workbook={workbook} />}
      </div>
    </Dialog>
  );
});
