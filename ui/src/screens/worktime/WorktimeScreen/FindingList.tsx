import CircleAlert from 'lucide:circle-alert';
import TriangleAlert from 'lucide:triangle-alert';
import type { HoursFinding } from '@rdm/core/internal/hours';
import { fill, text } from '@rdm/core/internal/kernel';
import { useText } from '../../../theme';

const labels = {
  title: text('{count} 处需要核对', '{count} to be checked'),
  more: text('还有 {count} 处，见表中标记', '{count} more are marked in the table'),
};
const mostSaid = 6;

/** Errors and warnings of the grid as sentences; errors first. */
export function FindingList({ findings }: { findings: readonly HoursFinding[] }) {
  const read = useText();
  if (findings.length === 0) return null;
  const ordered = [...findings].sort((a, b) => Number(b.level === 'error') - Number(a.level === 'error'));
  const rest = findings.length - mostSaid;
  return (
    <section
      aria-label={read(fill(labels.title, { count: findings.length }))}
      className="rounded-md border border-line bg-warning-soft px-4 py-2 text-table"
    >
      <h2 className="font-semibold">{read(fill(labels.title, { count: findings.length }))}</h2>
      <ul>
        {ordered.slice(0, mostSaid).map(({ kind, level, personnelId, projectId, message }) => (
          <li
            key={`${kind} ${personnelId} ${projectId ?? ''}`}
            className={level === 'error' ? 'flex gap-1 text-danger' : 'flex gap-1 text-warning'}
          >
            {level === 'error' ? (
              <CircleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
            ) : (
              <TriangleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
            )}
            <span className="min-w-0 break-words">{read(message)}</span>
          </li>
        ))}
        {rest > 0 && <li className="text-ink">{read(fill(labels.more, { count: rest }))}</li>}
      </ul>
    </section>
  );
}
