import { useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import FileCode from 'lucide:file-code';
import { codeSetting } from '@rdm/core/internal/develop';
import { text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import { Button, type RowAction } from '../../../components';
import { download } from '../../../resource/download';
import ResourceScreen from '../../../resource/ResourceScreen';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText } from '../../../theme';
import { CodeViewModel } from './CodeViewModel';

const labels = {
  make: text('代码生成', 'Generate code'),
  copy: text('复制', 'Copy'),
};

/** Code generator settings: copies them, and downloads the code of one or several as an archive. */
const CodeScreen = observer(function CodeScreen() {
  const read = useText();
  const services = useResourceServices();
  const codes = useMemo(() => new CodeViewModel(services), [services]);
  const { making } = codes;
  const { permissions } = codeSetting;
  const mayMake = services.can(permissions.edit);

  const make = async (ids: readonly string[]) => {
    const archive = await codes.make(ids);
    if (archive) download(archive);
  };
  const copy = async (record: StoredRecord, reload: () => void) => {
    if (await codes.copy(record)) reload();
  };
  const rowActions = (record: StoredRecord, reload: () => void): readonly RowAction[] => [
    ...(mayMake ? [{ key: 'make', label: labels.make, disabled: making, onClick: () => void make([record.id]) }] : []),
    ...(services.can(permissions.add)
      ? [{ key: 'copy', label: labels.copy, onClick: () => void copy(record, reload) }]
      : []),
  ];
  return (
    <ResourceScreen
      resource={codeSetting}
      selectable={mayMake}
      rowActions={rowActions}
      toolbar={(list) =>
        mayMake && (
          <Button
            icon={<FileCode aria-hidden size={16} />}
            loading={making}
            onClick={() => void make([...list.selected])}
          >
            {read(labels.make)}
          </Button>
        )
      }
    />
  );
});
export default CodeScreen;
