import { text } from '@rdm/core/internal/kernel';
import type { Retention } from '@rdm/core/internal/retention';
import { useText } from '../../../theme';

const labels = { missing: text('缺少：', 'Missing: ') };

/** The kinds of files that are missing, in one line; nothing where there are none. */
export function MissingFiles({ missing }: Pick<Retention, 'missing'>) {
  const read = useText();
  if (missing.length === 0) return null;
  const lacking = text(
    missing.map(({ fileNo, label }) => `${fileNo} ${label.zh}`).join('、'),
    missing.map(({ fileNo, label }) => `${fileNo} ${label.en}`).join(', '),
  );
  return <p className="text-table break-words text-dim">{read(labels.missing) + read(lacking)}</p>;
}
