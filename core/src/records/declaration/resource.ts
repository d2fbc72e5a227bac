import type { Text } from '../../kernel';
import type { Field, ReferenceField, Shown, ValueOf } from './field';

export type Fields = Readonly<Record<string, Field>>;

/** The calls a resource serves under its path; an internal resource serves none. */
export type ResourceCall =
  | 'list'
  | 'detail'
  | 'history'
  | 'submit'
  | 'remove'
  | 'restore'
  | 'import'
  | 'marked'
  | 'template'
  | 'export'
  | 'tree';

/** A code a role grants, in the Blade naming `<menu>_<action>`. */
export type PermissionCode = `${string}_${string}`;

/** The permission each call needs. Adding and changing are distinguished although both go through `submit`. */
export interface ResourcePermissions {
  readonly view: PermissionCode;
  readonly add: PermissionCode;
  readonly edit: PermissionCode;
  readonly remove: PermissionCode;
  readonly import: PermissionCode;
  readonly export: PermissionCode;
}

/** The declaration of a resource, from which storage, validation, wire, client, lists, forms and workbooks follow. */
export interface Resource<F extends Fields = Fields> {
  /** Its path under /api, e.g. `blade-rdm/project`. */
  readonly name: string;
  readonly label: Text;
  readonly fields: F;
  /**
   * Columns worked out from other records whenever rows are read, by the hook of this name: listed and exported, but
   * neither stored nor searched, nor in forms and templates.
   */
  readonly onRead?: Fields;
  /** The fields that identify a record for users; unique per tenant, and how an import finds its record. */
  readonly naturalKey: readonly string[];
  /** The field that names a record in lists and links. */
  readonly title: string;
  readonly search: readonly string[];
  /** Search fields that start with their field's initial value and are never empty. */
  readonly searchAlways: readonly string[];
  /** The search field that a list opens with this year in, so that its totals are those of one year; it can be emptied. */
  readonly opensOnYear?: string;
  /** Field names or names of what a reference shows. */
  readonly columns: readonly string[];
  /** What an empty list means, where that is not plain. */
  readonly whenEmpty?: Text;
  /** Sections of the form; without them all fields form one section. */
  readonly sections?: readonly { readonly label: Text; readonly fields: readonly string[] }[];
  readonly order: readonly { readonly field: string; readonly descending?: boolean }[];
  /** Columns of the import workbook in their official order. */
  readonly workbook?: readonly string[];
  /** The users' name for the workbook; files are recognised by it. */
  readonly register: string;
  readonly calls: readonly ResourceCall[];
  readonly permissions: ResourcePermissions;
  /** Records form a tree by this field. */
  readonly parent?: string;
  /** Further paths the same calls are served under. */
  readonly aliases: readonly string[];
  /**
   * `naturalKey`: a submit without id changes the record that already has its key instead of being refused;
   * `naturalKeyFirst`: so does one with the id of another record.
   */
  readonly submitFinds: 'id' | 'naturalKey' | 'naturalKeyFirst';
  /** Whoever is signed in may choose from the tree of its records; otherwise the view permission is needed. */
  readonly treeForAll: boolean;
  /** Fields that name one record for a detail without an id; or none. */
  readonly detailBy: readonly string[];
  /** `platform`: the records belong to the platform tenant and every tenant reads them. */
  readonly sharing: 'tenant' | 'platform';
  /** A field with a value only in the response to an adding submit: the user has to note it then. */
  readonly shownOnce?: string;
  /** Where records represent tenants: the field sent as `tenantId` on the wire, in place of the owning tenant's id. */
  readonly tenantNumber?: string;
  /**
   * `derived`: made by a calculation from other records and rebuilt as a whole, so single rows keep no history.
   * `view`: presents other records, computed on each read; has no table and refuses every write.
   */
  readonly origin: 'entered' | 'derived' | 'view';
  /**
   * The field with the year whose computed figures a record holds, so that lists and exports say when the registers of
   * that year have changed since.
   */
  readonly figuresOf?: string;
  /** The field and its value in records whose positive amounts count against the others, such as returned material. */
  readonly reversedBy?: { readonly field: string; readonly value: string };
  /** Amounts of a list are not added up: they are of one thing in several rows, or parts beside their whole. */
  readonly withoutTotals?: true;
  /** How a filter without a suffix matches texts: `map` anywhere within, `entity` the whole. */
  readonly binding: 'map' | 'entity';
  /** Present when records may be saved as drafts before all required fields are filled in. */
  readonly draft?: DraftRule;
}

/** When a record is a draft, and which fields a draft requires. Given values are checked in drafts as well. */
export interface DraftRule {
  readonly when: (values: Readonly<Record<string, unknown>>) => boolean;
  readonly needs: readonly string[];
}

interface Stated<F extends Fields> {
  readonly label: Text;
  readonly fields: F;
  readonly onRead?: Fields;
  readonly naturalKey: readonly (keyof F & string)[];
  readonly title?: keyof F & string;
  readonly search?: readonly (keyof F & string)[];
  readonly searchAlways?: readonly (keyof F & string)[];
  readonly opensOnYear?: keyof F & string;
  readonly columns?: readonly string[];
  readonly whenEmpty?: Text;
  readonly sections?: Resource<F>['sections'];
  readonly order?: Resource<F>['order'];
  readonly workbook?: readonly string[];
  readonly register?: string;
  readonly calls?: readonly ResourceCall[];
  readonly permissions: ResourcePermissions;
  readonly parent?: keyof F & string;
  readonly aliases?: readonly string[];
  readonly submitFinds?: Resource<F>['submitFinds'];
  readonly treeForAll?: boolean;
  readonly detailBy?: readonly (keyof F & string)[];
  readonly sharing?: Resource<F>['sharing'];
  readonly shownOnce?: keyof F & string;
  readonly tenantNumber?: keyof F & string;
  readonly origin?: Resource<F>['origin'];
  readonly figuresOf?: keyof F & string;
  readonly reversedBy?: { readonly field: keyof F & string; readonly value: string };
  readonly withoutTotals?: true;
  readonly binding?: Resource<F>['binding'];
  readonly draft?: {
    readonly when: (values: Readonly<Record<string, unknown>>) => boolean;
    readonly needs: readonly (keyof F & string)[];
  };
}

/** The four everyday permissions of a menu, plus import and export, by the Blade naming `<menu>_<action>`. */
export function crud(menu: string): ResourcePermissions {
  return {
    view: `${menu}_view`,
    add: `${menu}_add`,
    edit: `${menu}_edit`,
    remove: `${menu}_delete`,
    import: `${menu}_import`,
    export: `${menu}_export`,
  };
}

export function defineResource<const F extends Fields>(name: string, stated: Stated<F>): Resource<F> {
  const names = Object.keys(stated.fields) as (keyof F & string)[];
  const inWorkbook = stated.workbook !== undefined;
  const resource: Resource<F> = {
    title: names[0]!,
    search: [],
    searchAlways: [],
    columns: names,
    register: stated.label.zh,
    order: stated.naturalKey.map((field) => ({ field })),
    calls: [
      'list',
      'detail',
      ...((stated.origin ?? 'entered') !== 'entered' ? [] : (['history', 'restore'] as const)),
      'submit',
      'remove',
      'export',
      ...(inWorkbook ? (['import', 'marked', 'template'] as const) : []),
      ...(stated.parent ? (['tree'] as const) : []),
    ],
    aliases: [],
    submitFinds: 'id',
    treeForAll: false,
    detailBy: [],
    sharing: 'tenant',
    origin: 'entered',
    binding: 'map',
    ...stated,
    name,
  };
  for (const field of [...resource.naturalKey, ...resource.search, ...resource.detailBy]) {
    if (!(field in resource.fields)) throw new Error(`${name}: ${field} is not a field`);
  }
  for (const column of [...resource.columns, ...(resource.workbook ?? [])]) {
    if (!columnOf(resource, column)) throw new Error(`${name}: ${column} is neither a field nor shown by a reference`);
  }
  return resource;
}

/** The source of a column: a field of the record, one worked out on read, or a property shown by a reference. */
export type Column =
  | { readonly name: string; readonly field: Field; readonly onRead?: true }
  | { readonly name: string; readonly shown: Shown; readonly by: string; readonly reference: ReferenceField };

export function columnOf(resource: Resource, name: string): Column | null {
  // Names come from requests: properties inherited from Object.prototype are not fields.
  const own = <T>(of: Readonly<Record<string, T>>) => (Object.hasOwn(of, name) ? of[name] : undefined);
  const field = own(resource.fields);
  if (field) return { name, field };
  const read = resource.onRead && own(resource.onRead);
  if (read) return { name, field: read, onRead: true };
  for (const [by, reference] of referencesOf(resource)) {
    const shown = own(reference.shows);
    if (shown) return { name, shown, by, reference };
  }
  return null;
}

export function columnLabel(column: Column): Text {
  return 'field' in column ? column.field.label : column.shown.label;
}

export function columnHeading(column: Column): string {
  return 'field' in column
    ? (column.field.heading ?? column.field.label.zh)
    : (column.shown.heading ?? column.shown.label.zh);
}

export function referencesOf(resource: Resource): (readonly [string, ReferenceField])[] {
  return Object.entries(resource.fields).filter((entry): entry is [string, ReferenceField] => 'to' in entry[1]);
}

/** The base properties of every stored record. Times are `yyyy-MM-dd HH:mm:ss`. */
export type BaseRecord = {
  readonly id: string;
  readonly tenantId: string;
  readonly version: number;
  readonly status: number;
  readonly createUser: string | null;
  readonly createDept: string | null;
  readonly createTime: string;
  readonly updateUser: string | null;
  readonly updateTime: string;
};

export type ValuesOf<R extends Resource> = { -readonly [K in keyof R['fields']]: ValueOf<R['fields'][K]> };

/** A stored record whose resource is known only at run time. */
export type StoredRecord = BaseRecord & Readonly<Record<string, unknown>>;

/** A stored record of a resource, as its declaration types it; of a resource known only at run time a `StoredRecord`. */
export type RecordOf<R extends Resource> = BaseRecord & Readonly<ValuesOf<R>>;

type ShownBy<F> = F extends { readonly shows: infer Shows } ? keyof Shows : never;

/** The properties the references of a resource add to its fields; unknown for a resource known only at run time. */
export type ShownOf<R extends Resource> = string extends keyof R['fields']
  ? unknown
  : { readonly [K in { [Name in keyof R['fields']]: ShownBy<R['fields'][Name]> }[keyof R['fields']]]: string | null };

/** Values of a record under construction; each may be missing or empty. */
export type DraftValues<R extends Resource> = { -readonly [K in keyof R['fields']]?: ValueOf<R['fields'][K]> | null };

/** Values that are to be written into a record. */
export type NewValues<R extends Resource> = Readonly<DraftValues<R>>;

/** The names usable in conditions and orders: a resource's fields, and the columns every table has. */
export type FieldOf<R extends Resource> = (keyof R['fields'] & string) | keyof BaseRecord;
