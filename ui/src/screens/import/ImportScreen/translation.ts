import type { FieldSource, Layout } from '@rdm/core/internal/records';

/** A word of the files and the value of the register that it stands for. */
export interface Translation {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** The layout that reads this word as that value; it joins the last translation of the field. */
export function withTranslation(layout: Layout, { field, from, to }: Translation): Layout {
  const source = layout.fields[field];
  if (!source) return layout;
  const steps = source.steps ?? [];
  const last = steps.at(-1);
  const next: FieldSource['steps'] =
    last?.do === 'translate'
      ? [...steps.slice(0, -1), { do: 'translate', values: { ...last.values, [from]: to } }]
      : [...steps, { do: 'translate', values: { [from]: to } }];
  return { ...layout, fields: { ...layout.fields, [field]: { ...source, steps: next } } };
}
