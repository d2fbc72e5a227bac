import type { Callers } from '../../access';
import { fill, text } from '../../kernel';

const RIGHTS = text('租户{tenant}的用户权限', 'Rights of the users of tenant {tenant}');

/** Something the server remembers for a while instead of reading it again. */
export interface CacheEntry {
  /** `<cache>:<what>`, e.g. `user:100001` */
  readonly key: string;
  readonly name: string;
}

/**
 * What this server remembers between requests: who holds which rights. Dictionaries, parameters and
 * divisions are read anew by every call, so there is nothing of them to clear.
 */
export class Caches {
  constructor(private readonly callers: Callers) {}

  /** Those whose key begins so. */
  entries(prefix: string): CacheEntry[] {
    return this.callers
      .believedTenants()
      .map((tenant) => ({ key: `user:${tenant}`, name: fill(RIGHTS, { tenant }).zh }))
      .filter(({ key }) => key.startsWith(prefix));
  }

  /** How many of the keys named something that was remembered. */
  remove(keys: readonly string[]): number {
    const found = this.entries('').filter(({ key }) => keys.includes(key));
    for (const { key } of found) this.callers.forgetTenant(key.slice('user:'.length));
    return found.length;
  }
}
