import { Suspense, type FocusEvent, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Amount, Field, Skeleton } from '../../components';
import { useText } from '../../theme';
import type { DictionaryStore } from '../DictionaryStore';
import { labelWithUnit } from '../money-unit-label';
import { fieldText, isAmount } from '../record-text';
import { FieldControl } from './FieldControl';
import { fieldEditorOf } from './field-editors';
import type { RecordForm } from './RecordForm';

export interface FormFieldProps {
  form: RecordForm;
  name: string;
  dictionaries: DictionaryStore;
  /** At the right of the control, e.g. a button that adds a record to choose. */
  beside?: ReactNode;
}

/** A field with its label, error and hint; read-only fields are shown as text. */
export const FormField = observer(function FormField({ form, name, dictionaries, beside }: FormFieldProps) {
  const read = useText();
  const field = form.resource.fields[name];
  const entry = form.entry(name);
  if (!field || !entry.isShown) return null;
  // A read-only secret has nothing to show.
  if (field.secret && !entry.isEditable) return null;
  const label = labelWithUnit(entry.label, field);
  const wide = field.kind === 'longText' || field.kind === 'files' ? 'col-span-full' : undefined;
  if (!entry.isEditable && field.kind !== 'files') {
    return (
      <dl className={wide}>
        <dt className="mb-1 text-body text-dim">{read(label)}</dt>
        <dd data-field={form.anchor(name)} className="min-h-8 py-1 text-body break-words whitespace-pre-line">
          <ShownValue form={form} name={name} dictionaries={dictionaries} />
        </dd>
      </dl>
    );
  }
  const { error } = entry;
  return (
    <div
      data-field={form.anchor(name)}
      className={wide}
      onBlur={(event) => {
        if (hasLeft(event)) form.touch(name);
      }}
    >
      <Field
        label={label}
        required={entry.isRequired}
        error={error}
        warning={error ? undefined : entry.warning}
        hint={field.hint}
      >
        {beside ? (
          <span className="flex items-start gap-2">
            <span className="min-w-0 flex-1">
              <FieldControl form={form} name={name} field={field} dictionaries={dictionaries} />
            </span>
            {beside}
          </span>
        ) : (
          <FieldControl form={form} name={name} field={field} dictionaries={dictionaries} />
        )}
      </Field>
    </div>
  );
});

const ShownValue = observer(function ShownValue({ form, name, dictionaries }: FormFieldProps) {
  const field = form.resource.fields[name]!;
  // Computed fields are shown as they follow from what is typed, not as they were stored.
  const record = { ...form.record, ...form.values, ...(field.kind === 'computed' && form.validation.values) };
  const shown = fieldText(name, field, record, dictionaries);
  const own = fieldEditorOf(form.resource, name);
  if (own && shown !== '') {
    return (
      <Suspense fallback={<Skeleton lines={4} />}>
        <own.Shown value={shown} />
      </Suspense>
    );
  }
  if (isAmount(field) && !(field.kind === 'money' && field.display)) {
    return (
      <span className="inline-block">
        <Amount value={shown} />
      </span>
    );
  }
  return <>{shown || '—'}</>;
});

/** Whether the focus left the control; its list or calendar is rendered in a portal and counts as inside. */
function hasLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  if (!(relatedTarget instanceof Element)) return true;
  const portal = (element: Element) => element.closest('[data-headlessui-portal]');
  return !currentTarget.contains(relatedTarget) && portal(relatedTarget) === portal(currentTarget);
}
