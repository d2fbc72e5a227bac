import { useMemo, useState } from 'react';
import { observer } from 'mobx-react-lite';
import Eraser from 'lucide:eraser';
import { resources } from '@rdm/core/internal/application';
import { text } from '@rdm/core/internal/kernel';
import { SAMPLE_PREFIX, type Resource, type StoredRecord } from '@rdm/core/internal/records';
import { Button, type RowAction } from '../../../components';
import { download } from '../../../resource/download';
import ResourceScreen from '../../../resource/ResourceScreen';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText } from '../../../theme';
import { importedRegisters } from '../imported-registers';
import { ImportLinks } from '../ImportLinks';
import { ChangesDrawer } from './ChangesDrawer';
import { ImportHistoryViewModel, type KeptImport } from './ImportHistoryViewModel';
import { ObstaclesDrawer } from './ObstaclesDrawer';

const labels = {
  changes: text('查看变更', 'Changes'),
  file: text('下载原文件', 'Download the file'),
  undo: text('撤销导入', 'Undo import'),
  register: text('登记表', 'Register'),
  samples: text('清除示例数据', 'Clear the samples'),
  running: text('正在处理，数据多时需要一些时间…', 'Working; with much data this takes a while…'),
};

const searchChoices = {
  register: {
    label: labels.register,
    options: importedRegisters(resources).map(({ name, label }) => ({ value: name, label })),
  },
};

/** The imports that have written: what each changed, its file, and taking it back. docs/product.md, Import */
const HistoryScreen = observer(function HistoryScreen({ resource }: { resource: Resource }) {
  const read = useText();
  const services = useResourceServices();
  const screen = useMemo(() => new ImportHistoryViewModel(services, resources), [services]);
  const texts = useMemo(
    () => ({
      registerLabel: ({ register, registerLabel }: StoredRecord) =>
        read(screen.register(register as string | null)?.label ?? String(registerLabel ?? '')),
    }),
    [read, screen],
  );
  const [shown, setShown] = useState<KeptImport | null>(null);
  const save = async (record: KeptImport) => {
    const file = await screen.file(record);
    if (file) download(file);
  };
  const rowActions = (row: StoredRecord, reload: () => void): readonly RowAction[] => {
    const record = row as unknown as KeptImport;
    return [
      { key: 'changes', label: labels.changes, onClick: () => setShown(record) },
      ...(screen.mayDownload(record) ? [{ key: 'file', label: labels.file, onClick: () => void save(record) }] : []),
      ...(screen.mayUndo(record)
        ? [{ key: 'undo', label: labels.undo, danger: true, onClick: () => void screen.undo(record, reload) }]
        : []),
    ];
  };
  return (
    <div className="space-y-3">
      <ImportLinks from="history" can={services.can} />
      <ResourceScreen
        resource={resource}
        rowActions={rowActions}
        searchChoices={searchChoices}
        texts={texts}
        toolbar={(list) =>
          list.rows.some(({ fileName }) => String(fileName ?? '').startsWith(SAMPLE_PREFIX)) && (
            <Button
              icon={<Eraser aria-hidden size={16} />}
              loading={screen.task.running}
              onClick={() => void screen.clearSamples(() => void list.load())}
            >
              {read(labels.samples)}
            </Button>
          )
        }
      />
      <p role="status" className="text-hint text-dim">
        {screen.task.running && read(labels.running)}
      </p>
      {shown && <ChangesDrawer key={shown.id} services={services} record={shown} onClose={() => setShown(null)} />}
      {screen.obstacles && <ObstaclesDrawer screen={screen} found={screen.obstacles} />}
    </div>
  );
});

export default HistoryScreen;
