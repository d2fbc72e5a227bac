import { useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { resources } from '@rdm/core/internal/application';
import { fill, text } from '@rdm/core/internal/kernel';
import type { Resource } from '@rdm/core/internal/records';
import { Button, DropZone, ForbiddenState, ProgressBar } from '../../../components';
import { download } from '../../../resource/download';
import { SPREADSHEET_FILES } from '../../../resource/import/spreadsheet-files';
import { workbookFile } from '../../../resource/import/WorkbookImport';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText } from '../../../theme';
import { TemplateList } from './TemplateList';
import { ImportViewModel } from './ImportViewModel';
import { WorkbookCardView } from './WorkbookCardView';

const labels = {
  drop: text(
    '将全部工作簿（.xlsx、.xls、.csv）一起拖到此处，或点击选择',
    'Drop all workbooks (.xlsx, .xls, .csv) here at once, or click to choose',
  ),
  hint: text(
    '按登记表之间的引用关系依次检查、导入；遇到有错误或提示的工作簿即停下',
    'They are checked and imported in the order in which the registers refer to one another; the first with a fault or a warning stops the rest',
  ),
  run: text('检查并导入', 'Check and import'),
  resume: text('继续', 'Go on'),
  cancel: text('取消', 'Cancel'),
  cancelling: text('当前工作簿写入完成后停下', 'Stops once this workbook is written'),
  progress: text('导入进度', 'Progress of the import'),
  count: text('已完成 {done} / {total}', '{done} of {total} done'),
  current: text('正在处理 {name}', 'Working on {name}'),
  finished: text('已导入 {count} 个工作簿。', '{count} workbooks are in.'),
  recompute: text('去重算', 'Go on to recompute'),
};

/** Imports several workbooks of different registers at once. docs/product.md, Import */
const ImportScreen = observer(function ImportScreen() {
  const read = useText();
  const services = useResourceServices();
  const screen = useMemo(() => new ImportViewModel(services, resources), [services]);
  if (screen.registers.length === 0) return <ForbiddenState />;

  const template = async (register: Resource) => {
    const ready = await screen.template(register);
    if (ready) download(ready);
  };
  const { cards, settled, running } = screen;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0 space-y-4">
        <DropZone
          accept={SPREADSHEET_FILES}
          label={labels.drop}
          hint={labels.hint}
          disabled={running}
          onFiles={(files) => void screen.add(files.map(workbookFile))}
        />
        {cards.length > 0 && (
          <div className="sticky top-0 z-10 space-y-2 bg-surface py-2">
            <div className="flex flex-wrap items-center gap-2">
              <Button
                variant={screen.held ? 'secondary' : 'primary'}
                disabled={!screen.canRun && !running}
                loading={running}
                onClick={() => void screen.run()}
              >
                {read(settled > 0 ? labels.resume : labels.run)}
              </Button>
              {running && (
                <Button disabled={screen.cancelling} onClick={() => screen.cancel()}>
                  {read(screen.cancelling ? labels.cancelling : labels.cancel)}
                </Button>
              )}
              <span role="status" className="text-table text-dim">
                {read(fill(labels.count, { done: settled, total: cards.length }))}
                {screen.current && ` · ${read(fill(labels.current, { name: screen.current.workbook.file.name }))}`}
              </span>
            </div>
            <ProgressBar
              label={labels.progress}
              value={(settled / cards.length) * 100}
              tone={screen.held ? 'danger' : screen.isFinished ? 'success' : 'accent'}
            />
            {screen.isFinished && (
              <p className="rounded-md bg-success-soft px-3 py-2">
                {read(fill(labels.finished, { count: screen.written }))}{' '}
                <Link to="/project/preferential" className="text-accent-text underline">
                  {read(labels.recompute)}
                </Link>
              </p>
            )}
          </div>
        )}
        {cards.map((card) => (
          <WorkbookCardView key={card.id} card={card} screen={screen} />
        ))}
      </div>
      <TemplateList registers={screen.registers} onDownload={(register) => void template(register)} />
    </div>
  );
});

export default ImportScreen;
