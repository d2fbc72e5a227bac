import { useState, type KeyboardEvent } from 'react';
import { classNames } from '../class-names';
import { formatDecimal, isDecimal, plainDecimal } from '../decimal-text';

export interface SheetInputProps {
  name: string;
  value: string;
  digits: number;
  invalid: boolean;
  describedBy?: string;
  place: string;
  onCommit: (value: string) => void;
  onBlock: (clipboard: string) => boolean;
  onMove: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: () => void;
}

/** An input cell. What is typed is taken over on leaving it or on Enter, given up on Escape. */
export function SheetInput(props: SheetInputProps) {
  const { name, value, digits, invalid, describedBy, place, onCommit, onBlock, onMove, onFocus } = props;
  const [draft, setDraft] = useState<string>();
  const [focused, setFocused] = useState(false);
  const typed = draft === undefined ? undefined : plainDecimal(draft);
  const wrong = typed !== undefined && typed !== '' && !isDecimal(typed);

  const commit = () => {
    // What is no number stays in its cell, marked, until it is corrected.
    if (typed === undefined || wrong) return;
    setDraft(undefined);
    if (typed !== value) onCommit(typed);
  };
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      data-place={place}
      aria-label={name}
      aria-invalid={wrong || invalid || undefined}
      aria-describedby={describedBy}
      value={draft ?? (focused || value === '' ? value : formatDecimal(value, digits))}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={(event) => {
        setFocused(true);
        onFocus();
        const input = event.target;
        // After the plain text has been put in, else the selection is lost with the change of value.
        requestAnimationFrame(() => input.select());
      }}
      onBlur={() => {
        setFocused(false);
        commit();
      }}
      onPaste={(event) => {
        if (onBlock(event.clipboardData.getData('text/plain'))) {
          event.preventDefault();
          setDraft(undefined);
        }
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Escape' && draft !== undefined) {
          // Takes back the draft only; a drawer around the sheet stays open.
          event.stopPropagation();
          setDraft(undefined);
          return;
        }
        const { selectionStart, selectionEnd } = event.currentTarget;
        const length = event.currentTarget.value.length;
        const whole = selectionStart === 0 && selectionEnd === length;
        if (event.key === 'ArrowLeft' && !whole && selectionEnd !== 0) return;
        if (event.key === 'ArrowRight' && !whole && selectionStart !== length) return;
        if ((event.key === 'Home' || event.key === 'End') && !whole) return;
        onMove(event);
        // Moving on commits by leaving; on the last line Enter has nowhere to go.
        if (event.key === 'Enter' && document.activeElement === event.currentTarget) commit();
      }}
      className={classNames(
        'h-9 w-full bg-transparent px-2 text-right tabular-nums focus:outline-2 focus:-outline-offset-2 focus:outline-accent-text',
        (wrong || invalid) && 'outline-2 -outline-offset-2 outline-danger focus:outline-danger',
        !focused && value.startsWith('-') && 'text-danger',
      )}
    />
  );
}
