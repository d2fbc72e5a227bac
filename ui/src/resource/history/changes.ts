import { sameValue, type Field, type HistoryEntry, type Resource } from '@rdm/core/internal/records';
import { isEmpty } from '../form-value';

type Values = Readonly<Record<string, unknown>>;

/** A changed field with the values before and after. */
export interface Change {
  readonly key: string;
  readonly name: string;
  readonly field: Field;
  readonly before: Values;
  readonly after: Values;
}

/** Fields people know nothing of, and the record a part belongs to. */
function isShown(field: Field): boolean {
  return field.kind !== 'structure' && !field.secret;
}

/** The fields that differ, in declaration order; a change that several records share is listed once. */
export function changesOf(
  entries: readonly (readonly [{ readonly resource: Resource }, HistoryEntry])[],
): readonly Change[] {
  const told = new Set<string>();
  return entries.flatMap(([{ resource }, entry]) => {
    const before = entry.before ?? {};
    const after = entry.after ?? {};
    return Object.entries(resource.fields).flatMap(([name, field]): Change[] => {
      const same = sameValue(before[name] ?? null, after[name] ?? null);
      if (!isShown(field) || same || (isEmpty(before[name]) && isEmpty(after[name]))) return [];
      const mark = `${field.label.zh} ${JSON.stringify([before[name] ?? null, after[name] ?? null])}`;
      if (told.has(mark)) return [];
      told.add(mark);
      return [{ key: `${resource.name}.${name}`, name, field, before, after }];
    });
  });
}
