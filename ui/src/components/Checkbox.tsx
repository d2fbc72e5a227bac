import { useEffect, useRef } from 'react';
import { useText, type Label } from '../theme';
import { classNames } from './class-names';

export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Shown beside the box; `aria-label` names it where nothing is shown. */
  label?: Label;
  'aria-label'?: string;
  /** Indeterminate: some of the items it represents are selected. */
  mixed?: boolean;
  disabled?: boolean;
  tabIndex?: number;
  className?: string;
}

export function Checkbox({ checked, onChange, label, mixed = false, className, ...rest }: CheckboxProps) {
  const read = useText();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={classNames('inline-flex min-h-6 items-center gap-2 text-body', className)}>
      <input
        {...rest}
        ref={box}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 shrink-0 accent-accent-solid disabled:opacity-55"
      />
      {label && <span>{read(label)}</span>}
    </label>
  );
}
