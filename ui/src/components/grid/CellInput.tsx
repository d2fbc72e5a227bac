import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '../class-names';
import type { EditKeyDirection } from './use-cell-editing';

export interface CellInputProps {
  name: string;
  draft: string;
  whole: boolean;
  numeric: boolean;
  invalid: boolean;
  /** Returns whether the entry was accepted. */
  onCommit: (typed: string, then: EditKeyDirection) => boolean;
  onCancel: () => void;
}

/** The cell while it is edited: Enter and Tab commit the entry and move on, Escape discards it. */
export function CellInput({ name, draft, whole, numeric, invalid, onCommit, onCancel }: CellInputProps) {
  const [typed, setTyped] = useState(draft);
  const input = useRef<HTMLInputElement>(null);
  /** The entry is committed or discarded; the blur that follows must not commit it again. */
  const settled = useRef(false);
  useLayoutEffect(() => {
    input.current?.focus();
    if (whole) input.current?.select();
  }, [whole]);

  const commit = (then: EditKeyDirection) => {
    if (settled.current) return;
    settled.current = true;
    if (!onCommit(typed, then)) settled.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      settled.current = true;
      onCancel();
      return;
    }
    const then = { Enter: event.shiftKey ? 'up' : 'down', Tab: event.shiftKey ? 'left' : 'right' }[event.key];
    if (!then) return;
    event.preventDefault();
    commit(then as EditKeyDirection);
  };
  return (
    <input
      ref={input}
      type="text"
      inputMode={numeric ? 'decimal' : undefined}
      autoComplete="off"
      aria-label={name}
      aria-invalid={invalid || undefined}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => commit('away')}
      onKeyDown={onKeyDown}
      className={classNames(
        'absolute inset-0 w-full bg-raised px-2 outline-2 -outline-offset-2',
        invalid ? 'outline-danger' : 'outline-accent-text',
        numeric && 'text-right tabular-nums',
      )}
    />
  );
}
