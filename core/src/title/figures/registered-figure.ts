import { enterpriseYear } from '../../enterprise';
import { text, type Trace } from '../../kernel';
import type { Resource } from '../../records';

const registered = text('年度企业信息登记数', 'As registered for the enterprise year');
const resource: Resource = enterpriseYear;

/** The figure a record of 年度企业信息 holds under the first of these names that it has and that is filled in. */
export function registeredFigure(
  row: ({ readonly id: string } & Readonly<Record<string, unknown>>) | null,
  names: readonly string[],
): Trace | null {
  for (const name of names) {
    const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
    const value = row?.[name];
    if (!row || !field || value === null || value === undefined || value === '') continue;
    return {
      key: `enterpriseyear/${name}`,
      label: field.label,
      value: String(value),
      formula: registered,
      inputs: [],
      source: { resource: resource.name, id: row.id },
    };
  }
  return null;
}
