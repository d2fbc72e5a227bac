import type { Label } from '../theme';

export type OptionValue = string | number;

/** One choice of a Select, MultiSelect, Combobox. */
export interface Option<V extends OptionValue = string> {
  readonly value: V;
  readonly label: Label;
  /** A dimmed second line, such as a code. */
  readonly hint?: string;
  readonly disabled?: boolean;
}

/** The options whose label or hint contains the query, whatever its case. */
export function matching<V extends OptionValue>(
  options: readonly Option<V>[],
  query: string,
  read: (label: Label) => string,
): readonly Option<V>[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return options;
  return options.filter((option) => `${read(option.label)}\n${option.hint ?? ''}`.toLowerCase().includes(wanted));
}
