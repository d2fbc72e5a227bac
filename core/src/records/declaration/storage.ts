import type { Field, Packing } from './field';

/** The storage type of a value, from which table columns, comparisons and canonical forms follow. */
export type Storage =
  | { readonly type: 'text' | 'integer' | 'date' | 'time' | 'id' | 'textList' | 'idList' }
  | { readonly type: 'json'; readonly packing?: Packing }
  | { readonly type: 'decimal'; readonly places: number };

export function storageOf(field: Field): Storage {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'dictionary':
    case 'yesNo':
    case 'month':
    case 'year':
      return { type: 'text' };
    case 'date':
    case 'time':
      return { type: field.kind };
    case 'money':
      return { type: 'decimal', places: 2 };
    case 'number':
    case 'percent':
      return { type: 'decimal', places: field.places };
    case 'integer':
      return { type: 'integer' };
    case 'reference':
    case 'treeReference':
      return { type: 'id' };
    case 'referenceMany':
    case 'files':
      return { type: 'idList' };
    case 'dictionaryMany':
      return { type: 'textList' };
    case 'structure':
      return field.packing ? { type: 'json', packing: field.packing } : { type: 'json' };
    case 'computed':
      if (field.as === 'money') return { type: 'decimal', places: 2 };
      if (field.as === 'number') return { type: 'decimal', places: 6 };
      return { type: field.as === 'integer' ? 'integer' : 'text' };
  }
}

/** Amounts are shown with both decimals; other numbers drop trailing zeros. */
export function isAmount(field: Field): boolean {
  return field.kind === 'money' || (field.kind === 'computed' && field.as === 'money');
}

/** The columns every table has besides its fields; `isDeleted` is internal to the store. */
export const baseColumns = {
  id: { type: 'id' },
  version: { type: 'integer' },
  status: { type: 'integer' },
  createUser: { type: 'id' },
  createDept: { type: 'id' },
  createTime: { type: 'time' },
  updateUser: { type: 'id' },
  updateTime: { type: 'time' },
} as const satisfies Record<string, Storage>;
