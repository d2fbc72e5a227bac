import type { DictionaryItem, Page, PageQuery, StoredRecord, TreeNode } from '../records';
import type { DictionaryRowBranch } from './use-cases/browse-dictionaries';
import type { DictionaryBranch } from './use-cases/dictionary-entries';

/** Reads dictionaries; any signed-in user may. */
export interface DictionaryPort {
  /** The unsealed entries of a dictionary. */
  entries(args: { code: string }): Promise<readonly DictionaryItem[]>;
}

/** How dictionaries are kept, for the screens of those who look after them; the tree of entries is anybody's. */
export interface DictionaryRecordsPort {
  entriesTree(args: { code: string }): Promise<readonly DictionaryBranch[]>;
  /** The dictionaries themselves. */
  parents(query: PageQuery): Promise<Page<StoredRecord>>;
  /** Everything below a dictionary, sealed entries included. */
  children(args: { parentId: string }): Promise<readonly DictionaryRowBranch[]>;
  /** The dictionaries themselves as select nodes. */
  parentTree(): Promise<readonly TreeNode[]>;
}

/** The platform's dictionaries: what they offer, and how they are kept. */
export type SystemDictionaryPort = DictionaryPort & DictionaryRecordsPort;
