import * as v from 'valibot';
import { text } from '../../kernel';
import { answer, calls, type PortOf, type Visit } from '../../records';
import type { CacheEntry, Caches } from './caches';

export interface Services {
  readonly caches: Caches;
}

const named = v.object({ name: v.optional(v.string()) });

const entries = async (
  _: Visit,
  { key = '' }: { readonly key?: string },
  { caches }: Services,
): Promise<readonly CacheEntry[]> => caches.entries(key);

const remove = async (
  _: Visit,
  { keys }: { readonly keys: readonly string[] },
  { caches }: Services,
): Promise<{ readonly removed: number }> => ({ removed: await caches.remove(keys) });

const clearing =
  (prefix: string) =>
  async (_: Visit, _of: { readonly name?: string }, { caches }: Services): Promise<void> => {
    await caches.remove(caches.entries(prefix).map(({ key }) => key));
  };

/** The server's caches, for users of the platform. */
export const cacheCalls = calls({
  list: {
    needs: 'cache_view',
    about: text('缓存列表', 'What the server remembers, by keys that begin as given.'),
    takes: v.object({ key: v.optional(v.string()) }),
    answers: v.array(v.object({ key: v.string(), name: v.string() })),
    conducts: entries,
  },
  remove: {
    needs: 'cache_delete',
    about: text('清除缓存', 'Forgets what stands under the keys, and answers how much of it there was.'),
    takes: v.object({ keys: v.array(v.string()) }),
    answers: v.object({ removed: answer.count }),
    conducts: remove,
  },
  clearDictionary: {
    needs: 'cache_delete',
    about: text('清除字典缓存', 'Forgets what is remembered of a dictionary.'),
    takes: named,
    conducts: clearing('dict:'),
  },
  clearTaxOffices: {
    needs: 'cache_delete',
    about: text('清除税务机关缓存', 'Forgets what is remembered of tax offices.'),
    takes: named,
    conducts: clearing('taxOffice:'),
  },
  clearRegion: {
    needs: 'cache_delete',
    about: text('清除行政区划缓存', 'Forgets what is remembered of administrative divisions.'),
    takes: named,
    conducts: clearing('region:'),
  },
});

export type CachePort = PortOf<typeof cacheCalls>;
