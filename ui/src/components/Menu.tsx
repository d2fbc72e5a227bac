import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
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
  /** One of many, as in the rows of a list: made once somebody comes to it, for it takes milliseconds. */
  late?: boolean;
}

/** A dropdown of commands. */
export function Menu({ late = false, ...props }: MenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [reached, setReached] = useState<Reached | null>(late ? null : 'pointer');
  if (reached !== null) return <ReachedMenu {...props} opener={opener} focused={reached === 'focus'} />;
  return <PlainOpener {...props} opener={opener} onReach={setReached} />;
}

/** What has come to a menu. */
type Reached = 'pointer' | 'focus';

interface PlainOpenerProps extends MenuProps {
  opener: RefObject<HTMLButtonElement | null>;
  onReach: (by: Reached) => void;
}

/** Looks and reads like the button of the menu that takes its place. */
function PlainOpener({ opener, onReach, ...props }: PlainOpenerProps) {
  const read = useText();
  // At once: what is pressed next must be the button that opens.
  const reach = () => flushSync(() => onReach('pointer'));
  return (
    <button
      type="button"
      aria-label={read(props.label)}
      aria-haspopup="menu"
      aria-expanded={false}
      tabIndex={props.tabIndex}
      className={openerClass(props)}
      onPointerEnter={reach}
      onFocus={() => onReach('focus')}
      // Pressed without a pointer, as by a program that reads the screen to somebody.
      onClick={() => {
        reach();
        opener.current?.click();
      }}
    >
      {props.button}
    </button>
  );
}

interface ReachedMenuProps extends MenuProps {
  opener: RefObject<HTMLButtonElement | null>;
  /** Takes over the focus of the plain button. */
  focused: boolean;
}

function ReachedMenu({ opener, focused, ...props }: ReachedMenuProps) {
  const { label, button, entries, align = 'end', tabIndex } = props;
  const read = useText();
  return (
    <HeadlessMenu>
      <MenuButton
        ref={opener}
        autoFocus={focused}
        aria-label={read(label)}
        tabIndex={tabIndex}
        className={openerClass(props)}
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

const openerClass = ({ plain }: MenuProps): string =>
  classNames(
    'inline-flex h-7 min-w-7 items-center justify-center gap-1 rounded-md px-1 text-body',
    plain ? 'text-inherit hover:bg-hover/20' : 'text-dim hover:bg-hover hover:text-accent-text',
  );
