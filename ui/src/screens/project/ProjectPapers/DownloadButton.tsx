import { observer } from 'mobx-react-lite';
import FileDown from 'lucide:file-down';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import type { Download } from '@rdm/core/internal/records';
import { Button } from '../../../components';
import { download } from '../../../resource/download';
import { useText } from '../../../theme';
import type { PapersViewModel } from './PapersViewModel';

const labels = {
  download: text('下载', 'Download'),
  downloadOf: text('下载{name}', 'Download: {name}'),
};

export interface DownloadButtonProps {
  /** What is downloaded, by which the button is known. */
  kind: NonNullable<PapersViewModel['making']>;
  name: Text;
  model: PapersViewModel;
  /** Makes it; null where it was refused. */
  make: () => Promise<Download | null>;
}

/** Downloads a document or a sheet of a project; busy while it is made, and waiting while another one is. */
export const DownloadButton = observer(function DownloadButton({ kind, name, model, make }: DownloadButtonProps) {
  const read = useText();
  const save = async () => {
    const file = await make();
    if (file) download(file);
  };
  return (
    <Button
      size="small"
      icon={<FileDown aria-hidden size={14} />}
      aria-label={read(fill(labels.downloadOf, { name: read(name) }))}
      loading={model.making === kind}
      disabled={model.making !== null && model.making !== kind}
      onClick={() => void save()}
    >
      {read(labels.download)}
    </Button>
  );
});
