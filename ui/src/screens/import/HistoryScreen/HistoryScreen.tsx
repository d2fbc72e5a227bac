import { useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import { importRecord } from '@rdm/core/internal/intake';
import { fill, text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import { download } from '../../../resource/download';
import { faultOf } from '../../../resource/fault-of';
import ResourceScreen from '../../../resource/ResourceScreen';
import { useResourceServices } from '../../../resource/use-resource-services';
import { ImportDrawer } from './ImportDrawer';
import { ImportHistory } from './ImportHistory';

const labels = {
  show: text('查看变更', 'What it changed'),
  file: text('下载原文件', 'Download the file'),
  title: text('撤销导入 {name}？', 'Take back the import of {name}?'),
  body: text(
    '将删除新增的 {inserted} 条，并把修改的 {updated} 条恢复为导入前的内容；涉及年度的结果需要重算。',
    'Removes the {inserted} records it added and gives the {updated} it changed their former contents; results of these years are to be recomputed.',
  ),
  undo: text('撤销导入', 'Take back'),
  undone: text('已撤销：删除 {removed} 条，恢复 {restored} 条', 'Taken back: {removed} removed, {restored} restored'),
  kept: text('；{kept} 条已被使用，予以保留', '; {kept} are used by now and stay'),
};

/** The history of imports: what each changed, its file, and taking it back while nothing builds on it. */
const HistoryScreen = observer(function HistoryScreen() {
  const { ports, confirm, toast } = useResourceServices();
  const history = useMemo(() => new ImportHistory(ports.imports), [ports]);

  const save = async ({ id }: StoredRecord) => {
    try {
      download(await history.file(id));
    } catch (error) {
      toast.error(faultOf(error).message);
    }
  };
  const undo = async (reload: () => void) => {
    const { fileName, inserted, updated } = history.shown!;
    const counts = { inserted: String(inserted), updated: String(updated) };
    const title = fill(labels.title, { name: String(fileName) });
    if (!(await confirm({ title, body: fill(labels.body, counts), verb: labels.undo, danger: true }))) return;
    try {
      const done = await history.undo();
      if (!done) return;
      const { removed, restored, kept } = done;
      const said = fill(labels.undone, { removed, restored });
      const rest = fill(labels.kept, { kept });
      toast.success(kept > 0 ? text(said.zh + rest.zh, said.en + rest.en) : said);
      history.close();
    } catch (error) {
      toast.error(faultOf(error).message);
    }
    reload();
  };
  return (
    <ResourceScreen
      resource={importRecord}
      rowActions={(record) => [
        { key: 'show', label: labels.show, onClick: () => void history.open(record) },
        { key: 'file', label: labels.file, onClick: () => void save(record) },
      ]}
      toolbar={(list) => <ImportDrawer history={history} onUndo={() => void undo(() => void list.load())} />}
    />
  );
});

export default HistoryScreen;
