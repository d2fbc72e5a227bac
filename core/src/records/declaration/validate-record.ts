import { fill, text, type FieldFault, type Text } from '../../kernel';
import type { Draft, Field } from './field';
import { parseValue } from './parse-value';
import type { DraftValues, Resource } from './resource';

export interface Validation<R extends Resource = Resource> {
  /** All fields of the resource in canonical form; null where nothing is given or the field is hidden. */
  readonly values: DraftValues<R>;
  readonly faults: readonly FieldFault[];
  /** Messages that do not block, in the order of the form. */
  readonly warnings: readonly FieldFault[];
}

export interface ValidateOptions {
  /** A draft must have all required fields as well. */
  readonly whole?: boolean;
  /** Fields of the draft whose values `parseValue` has read already: they are taken as they are. */
  readonly read?: ReadonlySet<string>;
}

const MISSING = text('请填写{label}', 'Fill in {label}');

/** The message for an empty field, or null when it may be empty. A draft requires only its `needs`. */
function missingMessage(resource: Resource, name: string, values: Draft): Text | null {
  const field = resource.fields[name]!;
  const { draft } = resource;
  return draft?.when(values) && !draft.needs.includes(name) ? null : requiredMessage(field, values);
}

/** The message for an empty field of a complete record, or null when it may be empty. */
export function requiredMessage(field: Field, draft: Draft): Text | null {
  if (!field.required && !field.requiredWhen) return null;
  if (field.requiredWhen && !field.requiredWhen(draft)) return null;
  return (
    field.required ?? {
      zh: fill(MISSING, { label: field.label.zh }).zh,
      en: fill(MISSING, { label: field.label.en }).en,
    }
  );
}

export function isVisible(field: Field, draft: Draft): boolean {
  return field.when ? field.when(draft) : true;
}

/**
 * Checks a whole record against its declaration, in browser and server alike: canonical values, required-when,
 * visible-when, order of dates, computed fields. Whether dictionary keys and referenced records exist is checked by the
 * server.
 */
export function validateRecord<R extends Resource>(
  resource: R,
  draft: Draft,
  { whole = false, read }: ValidateOptions = {},
): Validation<R> {
  const faults: FieldFault[] = [];
  const warnings: FieldFault[] = [];
  const values: Record<string, unknown> = {};
  const fields = Object.entries(resource.fields);
  const parse = (name: string, field: Field, input: unknown) => {
    const parsed = parseValue(field, input);
    values[name] = parsed.ok ? parsed.value : null;
    if (!parsed.ok) faults.push({ field: name, message: parsed.message });
  };
  for (const [name, field] of fields) {
    if (field.kind === 'computed') values[name] = null;
    else if (field.kind === 'structure' || read?.has(name)) values[name] = draft[name] ?? null;
    else parse(name, field, draft[name]);
  }
  for (const [name, field] of fields) if (!isVisible(field, values)) values[name] = null;
  for (const [name, field] of fields) if (field.kind === 'computed') parse(name, field, field.compute(values));
  for (const [name, field] of fields) {
    if (!isVisible(field, values)) {
      values[name] = null;
      continue;
    }
    const value = values[name];
    if (value === null && !faults.some((fault) => fault.field === name)) {
      const missing = whole ? requiredMessage(field, values) : missingMessage(resource, name, values);
      if (missing) faults.push({ field: name, message: missing });
    }
    if ('notBefore' in field && field.notBefore && typeof value === 'string') {
      const earliest = values[field.notBefore.field];
      if (typeof earliest === 'string' && value < earliest)
        faults.push({ field: name, message: field.notBefore.message });
    }
    if ('offers' in field && field.offers && typeof value === 'string' && !field.offers.only(value, values))
      faults.push({ field: name, message: field.offers.message });
    const warning = typeof value === 'string' ? field.warning?.(value, values) : null;
    if (warning) warnings.push({ field: name, message: warning });
  }
  const position = new Map(fields.map(([name], index) => [name, index]));
  const inOrder = (a: FieldFault, b: FieldFault) => position.get(a.field)! - position.get(b.field)!;
  const visible = faults.filter((fault) => isVisible(resource.fields[fault.field]!, values));
  // Each value was parsed by its field.
  const parsed = values as DraftValues<R>;
  return { values: parsed, faults: visible.sort(inOrder), warnings: warnings.sort(inOrder) };
}

/** A new record as its form opens: the initial value of every field that states one. */
export function initialDraft(resource: Resource, today: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(resource.fields).flatMap(([name, field]) => (field.initial ? [[name, field.initial(today)]] : [])),
  );
}
