import CircleAlert from 'lucide:circle-alert';
import CircleCheck from 'lucide:circle-check';
import { Link } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import type { DueItem } from '@rdm/core/internal/overview';
import { useText } from '../../../theme';

const labels = { nothing: text('本年度没有待办事项。', 'Nothing is due for this year.') };

/** Due items, each with a link to the page that settles it. */
export function DueList({ items }: { items: readonly DueItem[] }) {
  const read = useText();
  if (items.length === 0) {
    return (
      <p className="flex items-center gap-2 p-4 text-dim">
        <CircleCheck aria-hidden size={16} className="text-success" />
        {read(labels.nothing)}
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={`${item.key} ${item.to}`} className="flex min-h-11 items-center gap-2 px-4 py-2">
          <CircleAlert aria-hidden size={16} className="shrink-0 text-warning" />
          <span className="min-w-0 flex-1">{read(item.message)}</span>
          <Link
            to={item.to}
            aria-label={`${read(item.verb)}: ${read(item.message)}`}
            className="shrink-0 text-accent-text hover:underline"
          >
            {read(item.verb)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
