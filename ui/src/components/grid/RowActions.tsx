import { createContext, use } from 'react';
import Ellipsis from 'lucide:ellipsis';
import { text } from '@rdm/core/internal/kernel';
import { useText } from '../../theme';
import { classNames } from '../class-names';
import { Menu } from '../Menu';
import type { RowAction } from './Column';

const labels = { more: text('更多操作', 'More actions') };
const mostShown = 3;

/** Whether the columns of a list need the room of the actions that yield; the rows themselves need not be drawn anew for it. */
export const TightContext = createContext(false);

export interface RowActionsProps {
  actions: readonly RowAction[];
  tabIndex: number;
}

/** At most three buttons; with more actions, two buttons and the rest in the ⋯ menu. At least one is a button. */
export function RowActions({ actions, tabIndex }: RowActionsProps) {
  const read = useText();
  const tight = use(TightContext);
  const shown = shownOf(actions, tight);
  const rest = actions.filter((action) => !shown.includes(action));
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
        // No higher than the lowest row, and still as large to hit.
        <span className="-my-1.5 inline-flex">
          <Menu
            late
            label={labels.more}
            button={<Ellipsis aria-hidden size={16} />}
            entries={rest}
            tabIndex={tabIndex}
          />
        </span>
      )}
    </span>
  );
}

function shownOf(actions: readonly RowAction[], tight: boolean): readonly RowAction[] {
  const fits = actions.length > mostShown ? actions.slice(0, mostShown - 1) : actions;
  // The menu itself takes the room of a short button.
  if (!tight || actions.length < mostShown) return fits;
  const stay = fits.filter((action) => !action.yields);
  return stay.length > 0 ? stay : fits.slice(0, 1);
}
