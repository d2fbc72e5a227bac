import { Ellipsis } from 'lucide-react';
import { text } from '@rdm/core/internal/kernel';
import { useText } from '../../theme';
import { classNames } from '../class-names';
import { Menu } from '../Menu';
import type { RowAction } from './Column';

const labels = { more: text('更多操作', 'More actions') };
const mostShown = 3;

export interface RowActionsProps {
  actions: readonly RowAction[];
  /** One button, where there are more than two actions. */
  tight?: boolean;
  tabIndex: number;
}

/** At most three buttons; with more actions, two buttons and the rest in the ⋯ menu. */
export function RowActions({ actions, tight, tabIndex }: RowActionsProps) {
  const read = useText();
  const most = tight ? mostShown - 1 : mostShown;
  const shown = actions.length > most ? actions.slice(0, most - 1) : actions;
  const rest = actions.slice(shown.length);
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {shown.map((action) => (
        <button
          key={action.key}
          type="button"
          tabIndex={tabIndex}
          disabled={action.disabled}
          onClick={action.onClick}
          // Quiet until wanted; where nothing hovers they are always wanted.
          className={classNames(
            'rounded-sm text-dim enabled:hover:underline',
            action.danger
              ? 'enabled:group-hover:text-danger enabled:focus-visible:text-danger enabled:pointer-coarse:text-danger'
              : 'enabled:group-hover:text-accent-text enabled:focus-visible:text-accent-text enabled:pointer-coarse:text-accent-text',
          )}
        >
          {read(action.label)}
        </button>
      ))}
      {rest.length > 0 && (
        <Menu label={labels.more} button={<Ellipsis aria-hidden size={16} />} entries={rest} tabIndex={tabIndex} />
      )}
    </span>
  );
}
