import { useText, type Label } from '../../theme';
import { classNames } from '../class-names';

export interface ChoiceGridProps {
  label: Label;
  choices: readonly { readonly value: string; readonly name: string; readonly disabled: boolean }[];
  chosen: string;
  onChoose: (value: string) => void;
}

const perRow = 3;

/** Twelve buttons in rows of three; arrow keys move between them. */
export function ChoiceGrid({ label, choices, chosen, onChoose }: ChoiceGridProps) {
  const read = useText();
  return (
    <div
      role="group"
      aria-label={read(label)}
      className="grid w-54 grid-cols-3 gap-1"
      onKeyDown={(event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow, ArrowDown: perRow }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        const buttons = [...event.currentTarget.querySelectorAll('button')];
        const at = buttons.findIndex((button) => button === document.activeElement);
        buttons[at + step]?.focus();
      }}
    >
      {choices.map(({ value, name, disabled }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          disabled={disabled}
          onClick={() => onChoose(value)}
          className={classNames(
            'h-9 rounded-sm text-table tabular-nums disabled:opacity-40',
            value === chosen ? 'bg-accent-solid text-accent-contrast' : 'text-ink enabled:hover:bg-hover',
          )}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
