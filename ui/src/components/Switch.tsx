import { Switch as HeadlessSwitch } from '@headlessui/react';
import { useText, type Label } from '../theme';
import { classNames } from './class-names';
import { useControlState } from './control';
import { FieldButton } from './field-control';

export interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Its name where no Field gives one. */
  label?: Label;
  disabled?: boolean;
  className?: string;
}

/** Takes effect at once; for a choice that waits for 保存 use Checkbox. */
export function Switch({ checked, onChange, label, disabled, className }: SwitchProps) {
  const read = useText();
  const state = useControlState({ disabled });
  return (
    <HeadlessSwitch
      as={FieldButton}
      checked={checked}
      onChange={onChange}
      disabled={state.disabled}
      aria-label={label && read(label)}
      className={classNames(
        'group inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-transparent bg-line-strong px-0.5 transition-colors',
        'data-checked:bg-accent-solid data-disabled:opacity-55',
        className,
      )}
    >
      <span
        aria-hidden
        className="size-4 rounded-full bg-accent-contrast transition-transform group-data-checked:translate-x-3.5"
      />
    </HeadlessSwitch>
  );
}
