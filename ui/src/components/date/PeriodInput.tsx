import { useRef, useState, type ReactNode } from 'react';
import { PopoverPanel } from '@headlessui/react';
import CalendarDays from 'lucide:calendar-days';
import { useText, type Label } from '../../theme';
import { classNames } from '../class-names';
import { controlClass, floatClass, useControlAttributes, type ControlProps } from '../control';
import { LatePopover } from '../LatePopover';

export interface PeriodControlProps extends ControlProps {
  /** `''` where none is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** First and last allowed value, in the format of the value. */
  min?: string;
  max?: string;
  readOnly?: boolean;
  onBlur?: () => void;
}

export interface PeriodInputProps extends PeriodControlProps {
  placeholder: string;
  /** Names the button that opens the panel. */
  open: Label;
  /** The value for a typed text, `undefined` where it is none. */
  parse: (typed: string) => string | undefined;
  panel: (choose: (value: string) => void) => ReactNode;
}

/** A date, month or year: typed in any usual spelling, or chosen in a panel. */
export function PeriodInput(props: PeriodInputProps) {
  const { value, onChange, min, max, readOnly, disabled, invalid, required, onBlur, placeholder, open, parse, panel } =
    props;
  const read = useText();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const within = (period: string) => (!min || period >= min) && (!max || period <= max);
  const parsed = draft === undefined ? value : draft.trim() === '' ? '' : parse(draft);
  const accepted = parsed !== undefined && (parsed === '' || within(parsed));
  const [left, setLeft] = useState(false);
  // Half a date is no error while it is being typed.
  const attributes = useControlAttributes({ disabled, invalid: (left && !accepted) || invalid, required });

  const take = () => {
    if (draft === undefined || !accepted) return;
    setDraft(undefined);
    if (parsed !== value) onChange(parsed);
  };
  return (
    <span className={classNames('relative block', props.className)}>
      <input
        {...attributes}
        ref={input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={props['aria-label']}
        readOnly={readOnly}
        placeholder={placeholder}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={() => setLeft(false)}
        onBlur={() => {
          setLeft(true);
          take();
          onBlur?.();
        }}
        onKeyDown={(event) => event.key === 'Enter' && take()}
        className={classNames(controlClass, 'pr-8 tabular-nums')}
      />
      {!readOnly && (
        <LatePopover
          label={read(open)}
          disabled={attributes.disabled}
          className="absolute inset-y-0 right-1 my-auto flex size-6 items-center justify-center rounded-sm text-dim hover:text-ink"
          button={<CalendarDays aria-hidden size={16} />}
          panel={
            <PopoverPanel
              focus
              anchor={{ to: 'bottom end', gap: 4, padding: 8 }}
              className={classNames(floatClass, 'p-2')}
            >
              {({ close }) => (
                <>
                  {panel((chosen) => {
                    setDraft(undefined);
                    if (chosen !== value) onChange(chosen);
                    close(input);
                  })}
                </>
              )}
            </PopoverPanel>
          }
        />
      )}
    </span>
  );
}
