import { useState, type KeyboardEvent } from 'react';
import { classNames } from '../class-names';
import { formatDecimal, isDecimal, plainDecimal } from '../decimal-text';
import { selectPlainText } from '../select-plain-text';
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
 * The always visible input of a figure. The draft is committed on blur or Enter, discarded on Escape; an invalid draft
 * stays, marked, until it is corrected. The grid moves the cursor.
 */
export function StandingInput(props: StandingInputProps) {
  const { name, place, value, digits, invalid, describedBy, handlers } = props;
  const [draft, setDraft] = useState<string>();
  const [focused, setFocused] = useState(false);
  const typed = draft === undefined ? undefined : plainDecimal(draft);
  const wrong = typed !== undefined && typed !== '' && !isDecimal(typed);

  /** Returns false if the draft was rejected. */
  const commit = (): boolean => {
    if (typed !== undefined && typed !== value && !handlers.onEnter(place, typed)) return false;
    setDraft(undefined);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const input = event.currentTarget;
    if (event.key === 'Escape' && draft !== undefined) {
      // Discards the draft only; a drawer around the sheet stays open.
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
      onFocus={({ target }) => selectPlainText(target, () => setFocused(true))}
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
        'h-8.75 w-full bg-transparent px-1 md:px-2 text-right tabular-nums focus:outline-2 focus:-outline-offset-2 focus:outline-accent-text',
        (wrong || invalid) && 'outline-2 -outline-offset-2 outline-danger focus:outline-danger',
        !focused && value.startsWith('-') && 'text-danger',
      )}
    />
  );
}
