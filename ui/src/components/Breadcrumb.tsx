import ChevronRight from 'lucide:chevron-right';
import { text } from '@rdm/core/internal/kernel';
import { useText, type Label } from '../theme';

const labels = { path: text('路径', 'Breadcrumb') };

export interface Crumb {
  key: string;
  label: Label;
  /** Absent on the current page. */
  onClick?: () => void;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const read = useText();
  return (
    <nav aria-label={read(labels.path)}>
      <ol className="flex flex-wrap items-center gap-1 text-table text-dim">
        {crumbs.map((crumb, place) => (
          <li key={crumb.key} className="flex items-center gap-1">
            {place > 0 && <ChevronRight aria-hidden size={14} />}
            {crumb.onClick ? (
              <button
                type="button"
                onClick={crumb.onClick}
                className="rounded-sm text-left text-accent-text hover:underline"
              >
                {read(crumb.label)}
              </button>
            ) : (
              <span aria-current={place === crumbs.length - 1 ? 'page' : undefined} className="text-ink">
                {read(crumb.label)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
