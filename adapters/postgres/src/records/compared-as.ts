import type { Storage } from '@rdm/core/records';

/** The type a compared value is cast to; integers compare as exact numbers so that 7.5 lies between 7 and 8. */
export function comparedAs(storage: Storage): string {
  switch (storage.type) {
    case 'text':
    case 'textList':
    case 'json':
      return 'text';
    case 'integer':
    case 'decimal':
      return 'numeric';
    case 'id':
    case 'idList':
      return 'bigint';
    case 'date':
      return 'date';
    case 'time':
      return 'timestamp';
  }
}
