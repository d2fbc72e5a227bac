import type { ReactNode } from 'react';
import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { useText, type Label } from '../theme';
import { classNames } from './class-names';
import { floatClass } from './control';

export interface MenuEntry {
  key: string;
  label: Label;
  icon?: ReactNode;
  onClick: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** A hairline above it. */
  apart?: boolean;
}

export interface MenuProps {
  /** Names the button; `button` is what it shows. */
  label: Label;
  button: ReactNode;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
  /** Takes the colour of its surroundings, as in a coloured header. */
  plain?: boolean;
  tabIndex?: number;
}

/** A dropdown of commands. */
export function Menu({ label, button, entries, align = 'end', plain, tabIndex }: MenuProps) {
  const read = useText();
  return (
    <HeadlessMenu>
      <MenuButton
        aria-label={read(label)}
        tabIndex={tabIndex}
        className={classNames(
          'inline-flex h-7 min-w-7 items-center justify-center gap-1 rounded-md px-1 text-body',
          plain ? 'text-inherit hover:bg-hover/20' : 'text-dim hover:bg-hover hover:text-accent-text',
        )}
      >
        {button}
      </MenuButton>
      <MenuItems
        modal={false}
        anchor={{ to: `bottom ${align}`, gap: 4, padding: 8 }}
        className={classNames(floatClass, 'min-w-32')}
      >
        {entries.map((entry) => (
          <MenuItem key={entry.key} disabled={entry.disabled}>
            <button
              type="button"
              onClick={entry.onClick}
              className={classNames(
                'flex h-8 w-full items-center gap-2 rounded-sm px-2 text-left data-disabled:opacity-55 data-focus:bg-hover',
                entry.danger ? 'text-danger' : 'text-ink',
                entry.apart && 'mt-1 border-t border-line pt-1',
              )}
            >
              {entry.icon}
              {read(entry.label)}
            </button>
          </MenuItem>
        ))}
      </MenuItems>
    </HeadlessMenu>
  );
}
