import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { useText } from '../../../theme';
import { columns, FileRow } from './FileRow';
import type { ImportFile } from './ImportFile';
import type { ImportViewModel } from './ImportViewModel';

const labels = {
  files: text('导入的文件', 'Files of the import'),
  file: text('文件', 'File'),
  register: text('登记表', 'Register'),
  how: text('读取方式', 'Read by'),
  result: text('检查结果（行）', 'Result (rows)'),
  state: text('状态', 'Status'),
  actions: text('操作', 'Actions'),
};

export interface FileTableProps {
  screen: ImportViewModel;
  services: ResourceServices;
  /** Opens the columns of a file. */
  onMap: (file: ImportFile) => void;
}

/** The files, one row each, in the order in which they were dropped. */
export const FileTable = observer(function FileTable({ screen, services, onMap }: FileTableProps) {
  const read = useText();
  const head = [labels.file, labels.register, labels.how, labels.result, labels.state, labels.actions];
  return (
    <div role="table" aria-label={read(labels.files)} className="rounded-md border border-line bg-raised text-table">
      <div role="rowgroup" className="max-xl:sr-only">
        <div role="row" className={`${columns} border-b border-line bg-hover px-3 py-2 font-semibold`}>
          {head.map((label) => (
            <span key={label.zh} role="columnheader">
              {read(label)}
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup">
        {screen.files.map((file) => (
          <FileRow key={file.id} file={file} screen={screen} services={services} onMap={onMap} />
        ))}
      </div>
    </div>
  );
});
