import type { Text } from '../../kernel';
import type { MoneyUnit } from '../../kernel/money';

/** What a form or a row holds while it is being filled in: values by field name, not yet checked. */
export type Draft = Readonly<Record<string, unknown>>;

/** Options common to all field kinds. */
export interface FieldOptions {
  readonly label: Text;
  /** The label where it depends on the rest of the record, e.g. 合作方 or 受托方 for the same field. */
  readonly labelFor?: (draft: Draft) => Text | null;
  /** Present when the field must be filled: the exact sentence shown when it is not. */
  readonly required?: Text;
  /** The field is required only while this holds. */
  readonly requiredWhen?: (draft: Draft) => boolean;
  /** The field is shown only while this holds; a hidden field is neither required nor kept. */
  readonly when?: (draft: Draft) => boolean;
  /** The parameter that must be `true` for the screens to show the field. */
  readonly setting?: string;
  /** The national rule behind a laxer product rule: shown beside the field, never blocking. */
  readonly warning?: (value: string, draft: Draft) => Text | null;
  readonly hint?: Text;
  /** Not editable in the form: an import or an action of the form sets it. Not enforced: a request may write it. */
  readonly readOnly?: boolean;
  /** The value of a new record; `today` is yyyy-MM-dd. */
  readonly initial?: (today: string) => string | number | null;
  /** The heading in workbooks where it differs from the Chinese label. */
  readonly heading?: string;
  /** Never leaves the store: not on the wire, not in the history, not in a workbook. */
  readonly secret?: boolean;
  /** For a secret that users type: the yes/no field that states whether it is set. Without one it is always set. */
  readonly setFlag?: string;
  /** Fills a row without standing in any list, as what is packed does: lists in brief leave it out. */
  readonly bulky?: true;
  /** The value an import writes for an empty cell of a field that the form requires. */
  readonly workbookDefault?: string;
  /** The value in the example row of the template. */
  readonly example?: string;
}

export interface TextField extends FieldOptions {
  readonly kind: 'text' | 'longText';
  readonly maxLength: number;
  /** A code: full-width letters, digits and signs are read as those of ASCII, so that both are the same code. */
  readonly isNarrow?: true;
  /** Returns a message when the text breaks the product's rule for it. */
  readonly rule?: (value: string) => Text | null;
  /** Replaces `rule` in the product, where a setting chooses between two rules. */
  readonly ruleBySetting?: RuleBySetting;
}

/** The two rules a setting chooses between; each returns a message for a text that breaks it. */
export interface RuleBySetting {
  readonly setting: string;
  readonly on: (value: string) => Text | null;
  readonly off: (value: string) => Text | null;
}

/** An amount with two decimals in its unit. */
export interface MoneyField extends FieldOptions {
  readonly kind: 'money';
  readonly unit: MoneyUnit;
  readonly min?: string;
  /** Formats a stored value that is displayed differently, e.g. −1 as 0. */
  readonly display?: (value: string | null) => string;
}

/** A quantity, price or share with up to `places` decimals. */
export interface NumberField extends FieldOptions {
  readonly kind: 'number' | 'percent';
  readonly places: number;
  readonly min?: string;
  readonly max?: string;
}

export interface IntegerField extends FieldOptions {
  readonly kind: 'integer';
  readonly min?: number;
  readonly max?: number;
  /** Replaces the general message when the number is below `min`. */
  readonly belowMin?: Text;
  /** Where the number is a code: the name of each value, displayed and offered for choice by the screens. */
  readonly names?: Readonly<Record<number, Text>>;
}

/** `date` yyyy-MM-dd · `month` yyyy-MM · `year` yyyy · `time` yyyy-MM-dd HH:mm:ss */
export interface CalendarField extends FieldOptions {
  readonly kind: 'date' | 'month' | 'year' | 'time';
  /** The field that holds the earliest allowed value, and the message for an earlier one. */
  readonly notBefore?: { readonly field: string; readonly message: Text };
}

export interface DictionaryField extends FieldOptions {
  readonly kind: 'dictionary' | 'dictionaryMany';
  /** The code of the dictionary; labels and keys come from the tenant's own copy. */
  readonly dictionary: string;
  /** Narrows the entries by the other fields of the row, e.g. to those of the chosen type; and what is said of another. */
  readonly offers?: { readonly only: (key: string, draft: Draft) => boolean; readonly message: Text };
}

export interface YesNoField extends FieldOptions {
  readonly kind: 'yesNo';
}

/** A property of the referenced record that a reference adds to the row, read-only. */
export interface Shown {
  readonly from: string;
  readonly label: Text;
  readonly heading?: string;
}

export interface ReferenceField extends FieldOptions {
  readonly kind: 'reference' | 'referenceMany' | 'treeReference';
  /** The referenced resource, e.g. `blade-rdm/project`. */
  readonly to: string;
  /** The field of the referenced record that users write, e.g. its code. */
  readonly by: string;
  /** A second field that an import finds the record by where nothing has the code, e.g. a person's name. */
  readonly alsoBy?: string;
  /** Narrows the candidates by the other fields of the row, e.g. to the project of that year. */
  readonly within?: (draft: Draft) => Readonly<Record<string, string>> | null;
  /** An import adds the referenced record when it does not exist yet (departments). */
  readonly createsMissing?: boolean;
  /** The record is removed and restored with the one it references, so it does not block that one's removal. */
  readonly goesAlong?: boolean;
  readonly shows: Readonly<Record<string, Shown>>;
}

export interface FilesField extends FieldOptions {
  readonly kind: 'files';
  readonly accept: readonly string[];
  readonly maxMegabytes: number;
  readonly limit: number;
}

/** Computed from the other fields at every write, and stored so that it can be searched and be part of a key. */
export interface ComputedField extends FieldOptions {
  readonly kind: 'computed';
  readonly as: 'text' | 'money' | 'number' | 'month' | 'integer';
  readonly compute: (draft: Draft) => string | number | null;
  /** Where the text is one of a few official words: what the screens show in its place. */
  readonly names?: Readonly<Record<string, Text>>;
}

/** A structure that only the program writes, e.g. the parts of a cost record. */
export interface StructureField extends FieldOptions {
  readonly kind: 'structure';
  /** A smaller form in which its values are stored, if they have one. */
  readonly packing?: Packing;
}

/** The stored form of a value, which is plain data. */
export interface Packing<Value = unknown> {
  pack(value: Value): unknown;
  /** The value as plain data; of a value that was stored before it was packed, that value. */
  unpack(stored: unknown): Value;
}

export type Field =
  | TextField
  | MoneyField
  | NumberField
  | IntegerField
  | CalendarField
  | DictionaryField
  | YesNoField
  | ReferenceField
  | FilesField
  | ComputedField
  | StructureField;

export type FieldKindName = Field['kind'];

/** The value of a field in a stored record. Decimals are strings with the field's places; lists are ids or keys. */
export type ValueOfKind<F> = F extends { kind: 'integer' }
  ? number
  : F extends { kind: 'computed'; as: 'integer' }
    ? number
    : F extends { kind: 'dictionaryMany' | 'referenceMany' | 'files' }
      ? readonly string[]
      : F extends { kind: 'structure' }
        ? F extends { readonly holds?: infer T }
          ? T
          : unknown
        : string;

/** A structure has the type its writing code declares, and is null only where that type includes null. */
export type ValueOf<F> = F extends
  | { required: Text }
  | ({ kind: 'structure' } & (F extends { requiredWhen: unknown } ? never : unknown))
  ? ValueOfKind<F>
  : ValueOfKind<F> | null;

/** A secret that users type; a hook of its resource stores it, and the stored value is never shown. */
export const isTypedSecret = (field: Field): field is TextField & { readonly secret: true } =>
  field.kind === 'text' && field.secret === true && field.readOnly !== true;
