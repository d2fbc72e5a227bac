import type { CachePort } from '../../system';
import type { Caches } from '../../platform';
import { areaAccess } from '../permissions';
import type { AreaRunner } from './area-runner';

const access = areaAccess.caches;

export function cachePort({ admitted }: AreaRunner, caches: Caches): CachePort {
  const clearing = (right: (typeof access)[keyof typeof access], prefix: string) => async () => {
    admitted(right);
    caches.remove(caches.entries(prefix).map(({ key }) => key));
  };
  return {
    list: async ({ key = '' }) => {
      admitted(access.list);
      return caches.entries(key);
    },
    remove: async ({ keys }) => {
      admitted(access.remove);
      return { removed: caches.remove(keys) };
    },
    clearDictionary: clearing(access.clearDictionary, 'dict:'),
    clearTaxOffices: clearing(access.clearTaxOffices, 'taxOffice:'),
    clearRegion: clearing(access.clearRegion, 'region:'),
  };
}
