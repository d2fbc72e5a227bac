import { useEffect, useRef, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { classNames, type MenuEntry } from '../../components';
import { useText } from '../../theme';

export interface TabContextMenuProps {
  /** Where the pointer was, in CSS pixels of the window. */
  x: number;
  y: number;
  entries: readonly MenuEntry[];
  onClose: () => void;
}

/** Commands at the pointer. Arrow keys move, Escape and a click elsewhere close. */
export function TabContextMenu({ x, y, entries, onClose }: TabContextMenuProps) {
  const read = useText();
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])];
  useEffect(() => {
    // Without an enabled entry the menu itself takes the focus, because blur closes the menu.
    (menu.current?.querySelector<HTMLButtonElement>('button:enabled') ?? menu.current)?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement);
    all[(at + step + all.length) % all.length]?.focus();
  };
  return createPortal(
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onClose();
      }}
      style={{ left: `min(${x}px, 100vw - 9rem)`, top: y }}
      className="fixed z-50 min-w-32 rounded-md border border-line bg-raised p-1 text-ink shadow-float"
    >
      {entries.map((entry) => (
        <button
          key={entry.key}
          type="button"
          role="menuitem"
          disabled={entry.disabled}
          className={classNames(
            'flex h-8 w-full items-center rounded-sm px-2 text-left hover:bg-hover focus:bg-hover disabled:opacity-55',
            entry.apart && 'mt-1 border-t border-line pt-1',
          )}
          onClick={() => {
            entry.onClick();
            onClose();
          }}
        >
          {read(entry.label)}
        </button>
      ))}
    </div>,
    document.body,
  );
}
