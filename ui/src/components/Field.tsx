import { useId, type ReactNode } from 'react';
import { useText, type Label } from '../theme';
import { classNames } from './class-names';
import { FieldContext } from './control';

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
  const {
    label,
    required = false,
    error,
    warning,
    hint,
    layout = 'above',
    disabled = false,
    className,
    children,
  } = props;
  const read = useText();
  const front = layout === 'front';
  const id = useId();
  const labelId = `${id}label`;
  const notes = [
    { id: `${id}error`, note: error, look: 'whitespace-pre-line text-danger' },
    { id: `${id}warning`, note: warning, look: 'text-warning' },
    { id: `${id}hint`, note: hint, look: 'text-dim' },
  ].filter(({ note }) => note);
  const describedBy = notes.map((each) => each.id).join(' ') || undefined;
  return (
    <div
      data-field-invalid={error ? '' : undefined}
      className={classNames('min-w-0', front && 'flex items-start gap-2', className)}
    >
      <span className={classNames('flex items-center gap-1', front ? 'h-8 shrink-0' : 'mb-1')}>
        <label id={labelId} htmlFor={id} className="text-body text-dim">
          {read(label)}
        </label>
        {required && (
          <span aria-hidden className="text-danger">
            *
          </span>
        )}
      </span>
      <div className={classNames('min-w-0', front && 'flex-1')}>
        <FieldContext value={{ id, labelId, describedBy, disabled, invalid: Boolean(error), required }}>
          {children}
        </FieldContext>
        {notes.map(({ id: noteId, note, look }) => (
          <p key={noteId} id={noteId} className={classNames('mt-1 text-hint', look)}>
            {note && read(note)}
          </p>
        ))}
      </div>
    </div>
  );
}
