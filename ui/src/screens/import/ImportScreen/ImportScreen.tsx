import { useMemo, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { resources } from '@rdm/core/internal/application';
import { text } from '@rdm/core/internal/kernel';
import { DropZone, ForbiddenState } from '../../../components';
import { download } from '../../../resource/download';
import { SPREADSHEET_FILES } from '../../../resource/import/spreadsheet-files';
import { workbookFile, type WorkbookFile } from '../../../resource/import/WorkbookImport';
import { useResourceServices } from '../../../resource/use-resource-services';
import { ImportLinks } from '../ImportLinks';
import { SampleOffer } from './SampleOffer';
import { TemplateList } from './TemplateList';
import { FileMapping } from './FileMapping';
import { FileTable } from './FileTable';
import { ImportControls } from './ImportControls';
import type { ImportFile } from './ImportFile';
import { ImportViewModel } from './ImportViewModel';

const labels = {
  drop: text(
    '将全部文件（.xlsx、.xls、.csv、.tsv）一起拖到此处，或点击选择',
    'Drop all files (.xlsx, .xls, .csv, .tsv) here at once, or click to choose',
  ),
  hint: text(
    '可用本系统模板，也可直接用财务、薪酬、考勤等软件导出的文件；全部检查后才按登记表之间的引用关系写入，有错误、提示，或会更改已有数据时停下待确认',
    'Our templates or files as other programs export them; all are checked before any is written, in the order in which the registers refer to one another, and a fault, a warning or a change of stored data stops the run for you to decide',
  ),
};

/** Imports several workbooks of different registers at once. docs/product.md, Import */
const ImportScreen = observer(function ImportScreen() {
  const services = useResourceServices();
  const screen = useMemo(() => new ImportViewModel(services, resources), [services]);
  const [mapped, setMapped] = useState<ImportFile | null>(null);
  if (screen.registers.length === 0) return <ForbiddenState />;

  const map = async (file: ImportFile) => {
    if (await screen.fetchRows(file)) setMapped(file);
  };
  /** Opens the columns of the next file that has to be looked at. */
  const mapNext = () => setMapped(screen.unmapped[0] ?? null);
  const add = async (files: readonly WorkbookFile[]) => {
    await screen.add(files);
    if (!mapped) mapNext();
  };

  const save = async (file: ReturnType<typeof screen.templates>) => {
    const ready = await file;
    if (ready) download(ready);
  };
  return (
    <div className="space-y-4">
      <ImportLinks from="import" can={services.can} />
      <div className="min-w-0 space-y-4">
        <DropZone
          accept={SPREADSHEET_FILES}
          label={labels.drop}
          hint={labels.hint}
          disabled={screen.running}
          onFiles={(files) => void add(files.map(workbookFile))}
        />
        {screen.files.length === 0 && <SampleOffer onFiles={(files) => void add(files)} />}
        {screen.files.length > 0 && (
          <>
            <ImportControls screen={screen} />
            <FileTable screen={screen} services={services} onMap={(file) => void map(file)} />
          </>
        )}
      </div>
      <TemplateList
        registers={screen.registers}
        packing={screen.packing.running}
        onDownload={(register) => void save(screen.template(register))}
        onDownloadAll={() => void save(screen.templates())}
      />
      {mapped && (
        <FileMapping
          key={mapped.id}
          file={mapped}
          screen={screen}
          services={services}
          onClose={() => setMapped(null)}
          onMapped={mapNext}
        />
      )}
    </div>
  );
});

export default ImportScreen;
