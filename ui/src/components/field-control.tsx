import { use, type ComponentProps } from 'react';
import { FieldContext } from './control';

/** The input of a list that is searched by typing, tied to the Field around it. */
export function FieldInput(props: ComponentProps<'input'>) {
  const { id, describedBy } = use(FieldContext);
  return <input {...props} id={id ?? props.id} aria-describedby={describedBy} />;
}

/** A button that shows what is chosen: the label of the Field around it and the choice are its name. */
export function FieldButton(props: ComponentProps<'button'>) {
  const field = use(FieldContext);
  const id = field.id ?? props.id;
  const name = field.labelId && id ? `${field.labelId} ${id}` : props['aria-labelledby'];
  return <button {...props} id={id} aria-labelledby={name} aria-describedby={field.describedBy} />;
}
