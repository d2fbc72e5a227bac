import { createContext, useContext } from 'react';

/** Props common to all controls. Inside a Field, name, description and state come from the Field. */
export interface ControlProps {
  disabled?: boolean;
  invalid?: boolean;
  required?: boolean;
  /** The name for assistive technology where no Field gives one. */
  'aria-label'?: string;
  className?: string;
}

interface ControlState {
  readonly disabled: boolean;
  readonly invalid: boolean;
  readonly required: boolean;
}

/** What a Field says of the control inside it. */
export interface FieldState extends ControlState {
  /** That the control takes, so that the label names it. */
  readonly id?: string;
  readonly labelId?: string;
  /** Of the sentences below it. */
  readonly describedBy?: string;
}

export const FieldContext = /* @__PURE__ */ createContext<FieldState>({
  disabled: false,
  invalid: false,
  required: false,
});

/** The state of a control: its own if given, otherwise that of the Field around it. */
export function useControlState(props: Pick<ControlProps, 'disabled' | 'invalid' | 'required'>): ControlState {
  const field = useContext(FieldContext);
  return {
    disabled: props.disabled ?? field.disabled,
    invalid: props.invalid ?? field.invalid,
    required: props.required ?? field.required,
  };
}

/** The attributes of an element that is a control: its state, and what ties it to the Field around it. */
export function useControlAttributes(props: Pick<ControlProps, 'disabled' | 'invalid' | 'required'>) {
  const { id, describedBy } = useContext(FieldContext);
  const { disabled, invalid, required } = useControlState(props);
  return {
    id,
    disabled,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
    'data-invalid': invalid ? '' : undefined,
  } as const;
}

const face =
  'w-full min-w-0 rounded-md border border-line-strong bg-raised text-body text-ink transition-colors ' +
  'hover:border-dim focus:border-accent-text focus:outline-2 focus:-outline-offset-1 focus:outline-accent-text ' +
  'disabled:bg-sunken disabled:text-dim disabled:hover:border-line-strong data-disabled:bg-sunken data-disabled:text-dim ' +
  'data-invalid:border-danger data-invalid:focus:outline-danger';

/** A 32 px control. */
export const controlClass = `${face} h-8 px-2`;
/** A control that grows with its content. */
export const areaClass = `${face} min-h-8 px-2 py-1`;

export const floatClass =
  'z-50 animate-enter overflow-auto rounded-md border border-line bg-raised p-1 text-body text-ink shadow-float focus:outline-none';
export const optionClass =
  'flex min-h-8 cursor-default items-center gap-2 rounded-sm px-2 py-1 select-none data-focus:bg-hover ' +
  'data-selected:text-accent-text data-selected:font-semibold data-disabled:text-dim data-disabled:cursor-not-allowed';
