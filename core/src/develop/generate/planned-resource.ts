import {
  crud,
  date,
  defineResource,
  integer,
  longText,
  money,
  number,
  string,
  structure,
  time,
  yesNo,
  type Field,
  type Resource,
} from '../../records';
import type { FieldPlan } from './column-field';
import type { ResourcePlan } from './resource-plan';

/** The declaration that a plan prints, as a value; its table is created from it. */
export function plannedResource(plan: ResourcePlan): Resource {
  const { name, label, naturalKey, title, search, columns, menu } = plan;
  return defineResource(name, {
    label,
    fields: Object.fromEntries(plan.fields.map((field) => [field.name, plannedField(field)])),
    naturalKey: [...naturalKey],
    title,
    search: [...search],
    columns: [...columns],
    ...(naturalKey.length === 0 && { order: latestFirst }),
    permissions: crud(menu),
  });
}

/** The order of records without a natural key. */
export const latestFirst = [{ field: 'createTime', descending: true }] as const;

function plannedField({ builder, unit = 'yuan', options }: FieldPlan): Field {
  const { places, min, max, maxLength, ...said } = options;
  switch (builder) {
    case 'string':
      return string({ ...said, ...(maxLength !== undefined && { maxLength }) });
    case 'longText':
      return longText({ ...said, ...(maxLength !== undefined && { maxLength }) });
    case 'integer':
      return integer({ ...said, ...(min !== undefined && { min }), ...(max !== undefined && { max }) });
    case 'number':
      return number({ ...said, ...(places !== undefined && { places }) });
    case 'money':
      return money(unit, said);
    case 'yesNo':
      return yesNo(said);
    case 'date':
      return date(said);
    case 'time':
      return time(said);
    case 'structure':
      return structure(said);
  }
}
