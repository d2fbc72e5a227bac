import { useEffect, useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import FlaskConical from 'lucide:flask-conical';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button } from '../../../components';
import type { WorkbookFile } from '../../../resource/import/WorkbookImport';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText } from '../../../theme';
import { SampleFiles } from './SampleFiles';

const labels = {
  why: text(
    '没有现成的文件？可以载入一家示例企业上年的 {count} 个文件试一试：检查并导入后即可重算、核对、查看申报表；试完在“导入记录”中点“清除示例数据”。',
    'No files at hand? Try the {count} {count|file|files} of a sample enterprise’s last year: import them, recompute, verify, look at the forms; then clear them under Imports.',
  ),
  load: text('载入示例文件', 'Load sample files'),
};

/** Offers sample files where the enterprise has none of its own yet. */
export const SampleOffer = observer(function SampleOffer({
  onFiles,
}: {
  onFiles: (files: readonly WorkbookFile[]) => void;
}) {
  const read = useText();
  const { ports } = useResourceServices();
  const offer = useMemo(() => new SampleFiles(ports), [ports]);
  useEffect(() => void offer.look(), [offer]);
  const { files } = offer;
  if (files.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-raised p-4">
      <p className="min-w-0 flex-1 basis-80 text-dim">{read(fill(labels.why, { count: files.length }))}</p>
      <Button icon={<FlaskConical aria-hidden size={16} />} onClick={() => onFiles(files)}>
        {read(labels.load)}
      </Button>
    </div>
  );
});
