import { fill, joined, text } from '@rdm/core/internal/kernel';
import type { Retention } from '@rdm/core/internal/retention';
import { useText } from '../../../theme';

const labels = { missing: text('缺少：{files}', 'Missing: {files}') };

/** The kinds of files that are missing, in one line; nothing where there are none. */
export function MissingFiles({ missing }: Pick<Retention, 'missing'>) {
  const read = useText();
  if (missing.length === 0) return null;
  const files = joined(missing.map(({ fileNo, label }) => text(`${fileNo} ${label.zh}`, `${fileNo} ${label.en}`)));
  return <p className="text-table break-words text-dim">{read(fill(labels.missing, { files }))}</p>;
}
