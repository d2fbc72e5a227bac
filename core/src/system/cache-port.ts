/** Something the server remembers for a while instead of reading it again. */
export interface CacheEntry {
  /** `<cache>:<what>`, e.g. `user:100001` */
  readonly key: string;
  readonly name: string;
}

/** What the server remembers, for the platform’s people. */
export interface CachePort {
  list(args: { key?: string }): Promise<readonly CacheEntry[]>;
  remove(args: { keys: readonly string[] }): Promise<{ readonly removed: number }>;
  clearDictionary(args: { name?: string }): Promise<void>;
  clearTaxOffices(args: { name?: string }): Promise<void>;
  clearRegion(args: { name?: string }): Promise<void>;
}
