import type { MoneyUnit } from '../../kernel/money';
import type {
  CalendarField,
  ComputedField,
  DictionaryField,
  FilesField,
  IntegerField,
  MoneyField,
  NumberField,
  Packing,
  ReferenceField,
  StructureField,
  TextField,
  YesNoField,
} from './field';

/* The builders of a declaration: one per kind of field. */

/**
 * Kind and options as stated, so that the record's type depends on whether `required` is given. `NoInfer` because
 * otherwise TypeScript would infer the options from the contextual type.
 */
type Declared<Kind, Options> = Kind & NoInfer<Options>;

const declare = <Kind extends object, Options extends object>(kind: Kind, options: Options) =>
  ({ ...kind, ...options }) as unknown as Declared<Kind, Options>;

export interface StructureKind<T> {
  readonly kind: 'structure';
  readonly readOnly: true;
  /** Never set: carries the type of the values. */
  readonly holds?: T;
}

type Stated<F, Given extends keyof F = never> = Omit<F, 'kind' | Given>;
type WithDefaults<F, Defaulted extends keyof F> = Omit<F, 'kind' | Defaulted> & Partial<Pick<F, Defaulted>>;

export const string = <const O extends WithDefaults<TextField, 'maxLength'>>(options: O) =>
  declare({ kind: 'text' as const, maxLength: 200 }, options);

export const longText = <const O extends WithDefaults<TextField, 'maxLength'>>(options: O) =>
  declare({ kind: 'longText' as const, maxLength: 4000 }, options);

export const money = <const O extends Stated<MoneyField, 'unit'>>(unit: MoneyUnit, options: O) =>
  declare({ kind: 'money' as const, unit }, options);

/** A decimal quantity with up to six places unless said otherwise. */
export const number = <const O extends WithDefaults<NumberField, 'places'>>(options: O) =>
  declare({ kind: 'number' as const, places: 6 }, options);

/** A share in percent: 5 stands for 5%. */
export const percent = <const O extends WithDefaults<NumberField, 'places'>>(options: O) =>
  declare({ kind: 'percent' as const, places: 4, min: '0', max: '100' }, options);

export const integer = <const O extends Stated<IntegerField>>(options: O) =>
  declare({ kind: 'integer' as const }, options);

export const date = <const O extends Stated<CalendarField>>(options: O) => declare({ kind: 'date' as const }, options);
export const month = <const O extends Stated<CalendarField>>(options: O) =>
  declare({ kind: 'month' as const }, options);
export const year = <const O extends Stated<CalendarField>>(options: O) => declare({ kind: 'year' as const }, options);
export const time = <const O extends Stated<CalendarField>>(options: O) => declare({ kind: 'time' as const }, options);

export const dictionary = <const O extends Stated<DictionaryField, 'dictionary'>>(code: string, options: O) =>
  declare({ kind: 'dictionary' as const, dictionary: code }, options);

export const dictionaryMany = <const O extends Stated<DictionaryField, 'dictionary'>>(code: string, options: O) =>
  declare({ kind: 'dictionaryMany' as const, dictionary: code }, options);

export const yesNo = <const O extends Stated<YesNoField>>(options: O) => declare({ kind: 'yesNo' as const }, options);

export const reference = <const O extends Stated<ReferenceField, 'to'>>(to: string, options: O) =>
  declare({ kind: 'reference' as const, to }, options);

export const referenceMany = <const O extends Stated<ReferenceField, 'to'>>(to: string, options: O) =>
  declare({ kind: 'referenceMany' as const, to }, options);

export const treeReference = <const O extends Stated<ReferenceField, 'to'>>(to: string, options: O) =>
  declare({ kind: 'treeReference' as const, to }, options);

export const files = <const O extends WithDefaults<FilesField, 'accept' | 'maxMegabytes' | 'limit'>>(options: O) =>
  declare(
    {
      kind: 'files' as const,
      accept: ['.doc', '.docx', '.pdf', '.jpg', '.jpeg'] as readonly string[],
      maxMegabytes: 30,
      limit: 10,
    },
    options,
  );

export const computed = <const A extends ComputedField['as'], const O extends Stated<ComputedField, 'as' | 'compute'>>(
  as: A,
  compute: ComputedField['compute'],
  options: O,
) => declare({ kind: 'computed' as const, as, compute, readOnly: true as const }, options);

/** A structure field with the type of the values the program writes into it. */
export const structureOf =
  <T>() =>
  <const O extends Stated<StructureField> & { readonly packing?: Packing<T> }>(options: O) =>
    declare({ kind: 'structure' as const, readOnly: true as const } as StructureKind<T>, options);

export const structure = <const O extends Stated<StructureField>>(options: O) =>
  declare({ kind: 'structure' as const, readOnly: true as const }, options);
