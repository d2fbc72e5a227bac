import type { Text } from '../../kernel';
import type { ReferenceField, Resource } from '../../records';
import type { PaperSource, PrintedRecord } from './paper-source';

/** A value that papers print, by the name that own templates write it with: `{{项目名称}}`. */
export interface TextPlace {
  readonly name: string;
  readonly label: Text;
  /** The register the value is entered in. */
  readonly register: Text;
  readonly example: string;
  /** Whether a project has to have it: a partner, say, only where there is one. Always, unless it says otherwise. */
  readonly asked?: (source: PaperSource) => boolean;
  readonly of: (source: PaperSource) => string;
}

/** Rows that papers print: `{{#成员}}{{姓名}}{{/成员}}`. */
export interface TablePlace {
  readonly name: string;
  readonly label: Text;
  readonly register: Text;
  readonly columns: readonly TableColumn[];
  readonly of: (source: PaperSource) => readonly Readonly<Record<string, string>>[];
}

export interface TableColumn {
  readonly name: string;
  readonly label: Text;
  readonly example: string;
}

/** By the name of a placeholder: the field it prints, and an example. */
type FieldsNamed = Readonly<Record<string, readonly [field: string, example: string]>>;

/** Placeholders of the fields of a record there is one of. */
export const placesOf = (
  resource: Resource,
  recordIn: (source: PaperSource) => PrintedRecord,
  named: FieldsNamed,
): TextPlace[] =>
  Object.entries(named).map(([name, [field, example]]) => ({
    name,
    label: labelOf(resource, field),
    register: resource.label,
    example,
    asked: (source) => isAsked(resource, field, recordIn(source)),
    of: (source) => recordIn(source).text(field),
  }));

/** A placeholder of records there are many of, with a column for each named field. */
export const tableOf = (
  resource: Resource,
  { name, label }: { readonly name: string; readonly label: Text },
  recordsIn: (source: PaperSource) => readonly PrintedRecord[],
  named: FieldsNamed,
): TablePlace => ({
  name,
  label,
  register: resource.label,
  columns: Object.entries(named).map(([column, [field, example]]) => ({
    name: column,
    label: labelOf(resource, field),
    example,
  })),
  of: (source) =>
    recordsIn(source).map((record) =>
      Object.fromEntries(Object.entries(named).map(([column, [field]]) => [column, record.cell(field)])),
    ),
});

/** The label of a field, or of what a reference shows under this name. */
function labelOf({ fields, label }: Resource, name: string): Text {
  const field = fields[name];
  return field?.label ?? referenceShowing({ fields }, name)?.shows[name]?.label ?? label;
}

/** Whether a record has such a field at all, by what else it says. */
function isAsked(resource: Resource, name: string, { stored }: PrintedRecord): boolean {
  const field = resource.fields[name] ?? referenceShowing(resource, name);
  return field?.when?.(stored ?? {}) ?? true;
}

const referenceShowing = ({ fields }: Pick<Resource, 'fields'>, name: string): ReferenceField | undefined =>
  Object.values(fields).find((field): field is ReferenceField => 'shows' in field && name in field.shows);
