import { isTypedSecret, type Field, type Resource } from '@rdm/core/internal/records';
import { text, type Text } from '@rdm/core/internal/kernel';

export interface FormSection {
  readonly key: string;
  readonly label: Text;
  readonly fields: readonly string[];
}

/** Structures are internal; secrets are shown only if users type them, and never their stored value. */
const isShown = (field: Field | undefined): boolean =>
  field !== undefined && field.kind !== 'structure' && (!field.secret || isTypedSecret(field));

export function isEditable(field: Field): boolean {
  return isShown(field) && field.kind !== 'computed' && !field.readOnly;
}

/** The sections as declared; without a declaration all fields stand in one. */
export function formSections(resource: Resource): readonly FormSection[] {
  const stated = resource.sections ?? [{ label: text('基本信息', 'Basics'), fields: Object.keys(resource.fields) }];
  return stated.map(({ label, fields }, place) => ({
    key: String(place),
    label,
    fields: fields.filter((name) => isShown(resource.fields[name])),
  }));
}
