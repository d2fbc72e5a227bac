import { useState, type KeyboardEvent } from 'react';
import { classNames } from '../class-names';
import { formatDecimal, isDecimal, plainDecimal } from '../decimal-text';
import { cellMark } from './cell-element';
import type { CellPlace } from './cell-range';
import type { RowHandlers } from './row-handlers';

export interface StandingInputProps {
  name: string;
  place: CellPlace;
  value: string;
  digits: number;
  invalid: boolean;
  describedBy?: string;
  handlers: Pick<RowHandlers<never>, 'onEnter' | 'onCorrect' | 'onBlock'>;
}

/**
 * The field of a figure, open all the time as on paper. What is typed is taken on leaving it or on Enter, given up on
 * Escape; what cannot stand in the cell stays, marked, until it is corrected. The grid moves the cursor.
 */
export function StandingInput(props: StandingInputProps) {
  const { name, place, value, digits, invalid, describedBy, handlers } = props;
  const [draft, setDraft] = useState<string>();
  const [focused, setFocused] = useState(false);
  const typed = draft === undefined ? undefined : plainDecimal(draft);
  const wrong = typed !== undefined && typed !== '' && !isDecimal(typed);

  /** Answers whether nothing is left to be corrected. */
  const commit = (): boolean => {
    if (typed !== undefined && typed !== value && !handlers.onEnter(place, typed)) return false;
    setDraft(undefined);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const input = event.currentTarget;
    if (event.key === 'Escape' && draft !== undefined) {
      // Takes back the draft only; a drawer around the sheet stays open.
      event.stopPropagation();
      setDraft(undefined);
      handlers.onCorrect();
    } else if (event.key === 'F2') {
      event.preventDefault();
      input.setSelectionRange(input.value.length, input.value.length);
    } else if (event.key === 'Enter' && !commit()) {
      event.stopPropagation();
    }
  };
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      data-cell={cellMark(place)}
      data-drafted={draft === undefined ? undefined : ''}
      aria-label={name}
      aria-invalid={wrong || invalid || undefined}
      aria-describedby={describedBy}
      value={draft ?? (focused || value === '' ? value : formatDecimal(value, digits))}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={(event) => {
        setFocused(true);
        const input = event.target;
        // After the plain text has been put in, else the selection is lost with the change of value.
        requestAnimationFrame(() => input.select());
      }}
      onBlur={() => {
        setFocused(false);
        commit();
      }}
      onPaste={(event) => {
        if (!handlers.onBlock(place, event.clipboardData.getData('text/plain'))) return;
        event.preventDefault();
        setDraft(undefined);
      }}
      onKeyDown={onKeyDown}
      className={classNames(
        'h-8.75 w-full bg-transparent px-2 text-right tabular-nums focus:outline-2 focus:-outline-offset-2 focus:outline-accent-text',
        (wrong || invalid) && 'outline-2 -outline-offset-2 outline-danger focus:outline-danger',
        !focused && value.startsWith('-') && 'text-danger',
      )}
    />
  );
}
