import type { ReactNode } from 'react';
import { Description, Field as HeadlessField, Label as HeadlessLabel } from '@headlessui/react';
import { useText, type Label } from '../theme';
import { classNames } from './class-names';
import { FieldStateContext } from './control';

export interface FieldProps {
  label: Label;
  required?: boolean;
  /** One sentence, further lines after a line break; the control is then invalid. */
  error?: Label;
  /** One sentence; does not block. */
  warning?: Label;
  hint?: Label;
  /** Label above (forms) or in front (search line). */
  layout?: 'above' | 'front';
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** Names the control inside and wires its description and state; takes any control of this folder. */
export function Field(props: FieldProps) {
  const { label, required = false, error, warning, hint, layout = 'above', disabled, className, children } = props;
  const read = useText();
  const front = layout === 'front';
  return (
    <HeadlessField
      disabled={disabled}
      data-field-invalid={error ? '' : undefined}
      className={classNames('min-w-0', front && 'flex items-start gap-2', className)}
    >
      <span className={classNames('flex items-center gap-1', front ? 'h-8 shrink-0' : 'mb-1')}>
        <HeadlessLabel className="text-body text-dim">{read(label)}</HeadlessLabel>
        {required && (
          <span aria-hidden className="text-danger">
            *
          </span>
        )}
      </span>
      <div className={classNames('min-w-0', front && 'flex-1')}>
        <FieldStateContext value={{ invalid: error !== undefined && error !== '', required }}>
          {children}
        </FieldStateContext>
        {error && <Description className="mt-1 text-hint whitespace-pre-line text-danger">{read(error)}</Description>}
        {warning && <Description className="mt-1 text-hint text-warning">{read(warning)}</Description>}
        {hint && <Description className="mt-1 text-hint text-dim">{read(hint)}</Description>}
      </div>
    </HeadlessField>
  );
}
