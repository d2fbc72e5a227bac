import type { Callers } from '../../access';
import { fill, text } from '../../kernel';

const RIGHTS = text('租户{tenant}的用户权限', 'Rights of the users of tenant {tenant}');

/** A cache entry. */
export interface CacheEntry {
  /** `<cache>:<what>`, e.g. `user:100001` */
  readonly key: string;
  readonly name: string;
}

/**
 * The clearable caches of this server process: users' rights, by tenant. Dictionaries, parameters and divisions are
 * read by every call and not cached.
 */
export class Caches {
  constructor(private readonly callers: Callers) {}

  /** Entries whose key begins with the prefix. */
  entries(prefix: string): CacheEntry[] {
    return this.callers
      .believedTenants()
      .map((tenant) => ({ key: `user:${tenant}`, name: fill(RIGHTS, { tenant }).zh }))
      .filter(({ key }) => key.startsWith(prefix));
  }

  /** Invalidates entries by key; returns how many of the keys existed. */
  async remove(keys: readonly string[]): Promise<number> {
    const found = this.entries('').filter(({ key }) => keys.includes(key));
    for (const { key } of found) await this.callers.forgetTenant(key.slice('user:'.length));
    return found.length;
  }
}
