import type { SourceColumn, SourceTable } from '../driven';
import { fieldOf, type FieldPlan } from './column-field';
import { camelCase } from './names';

/** A field of a resource and the column it was made from. */
export interface NamedField extends FieldPlan {
  readonly name: string;
  readonly column: string;
}

export interface TableFields {
  readonly fields: readonly NamedField[];
  /** Columns of a type without a matching field. */
  readonly leftOut: readonly SourceColumn[];
  /** The first unique key, by the names of its fields. */
  readonly naturalKey: readonly string[];
}

/** The base columns that every record has implicitly, named as in the product family. */
const base = new Set(
  'id tenant_id version status create_user create_dept create_time update_user update_time is_deleted'.split(' '),
);
/** Names of base columns, list parameters and members of all objects. */
const taken = new Set(
  (
    'id tenantid version status createuser createdept createtime updateuser updatetime isdeleted current size ascs descs ' +
    'constructor tostring valueof hasownproperty'
  ).split(' '),
);
const LONGEST_NAME = 40;

/** The fields of a table's columns in their order. @param pkName the primary key column, which gets no field */
export function fieldsOfTable(table: SourceTable, pkName: string): TableFields {
  const own = table.columns.filter(({ name }) => !base.has(name.toLowerCase()) && name !== pkName);
  const names = new Set(taken);
  const fields: NamedField[] = [];
  for (const column of own) {
    const field = fieldOf(column);
    if (field) fields.push({ ...field, column: column.name, name: freeName(column.name, names) });
  }
  const leftOut = own.filter(({ name }) => !fields.some(({ column }) => column === name));
  return { fields, leftOut, naturalKey: keyOf(table, fields) };
}

/** Names must differ in more than capitalisation, otherwise two would map to the same column. */
function freeName(column: string, names: Set<string>): string {
  const camel = camelCase(column).slice(0, LONGEST_NAME);
  const wanted = /^[a-z]/.test(camel) ? camel : `column${camel}`;
  let name = wanted;
  for (let next = 2; names.has(name.toLowerCase()); next += 1) name = `${wanted}${next}`;
  names.add(name.toLowerCase());
  return name;
}

function keyOf({ uniqueKeys }: SourceTable, fields: readonly NamedField[]): readonly string[] {
  for (const columns of uniqueKeys) {
    const own = columns.filter((name) => !base.has(name.toLowerCase()));
    const key = own.map((name) => fields.find(({ column, builder }) => column === name && builder !== 'structure'));
    if (key.length > 0 && key.every((field) => field !== undefined)) return key.map(({ name }) => name);
  }
  return [];
}
