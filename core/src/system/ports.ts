import type { DictionaryItem } from './use-cases/dictionary-entries';

/** Reads the tenant's dictionaries; any signed-in user may. */
export interface DictionaryPort {
  entries(args: { code: string }): Promise<readonly DictionaryItem[]>;
}
