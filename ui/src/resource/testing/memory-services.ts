import type { Ports } from '@rdm/core/internal/application';
import type { Resource } from '@rdm/core/internal/records';
import { vi } from 'vitest';
import type { Confirm } from '../../components';
import { DictionaryStore } from '../DictionaryStore';
import type { ResourceServices } from '../ResourceServices';

/** An empty storage that is not shared. */
function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (place) => [...kept.keys()][place] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

type Given = Partial<Omit<ResourceServices, 'confirm' | 'toast'>>;

export function memoryServices(ports: Ports, resources: readonly Resource[], given: Given = {}) {
  return {
    ports,
    atOnce: (ask) => ask(),
    dictionaries: new DictionaryStore(ports.dictionaries),
    resourceNamed: (name: string) => {
      const resource = resources.find((each) => each.name === name);
      if (!resource) throw new Error(`The test declares no ${name}`);
      return resource;
    },
    confirm: vi.fn<Confirm>(async () => true),
    toast: { success: vi.fn(), error: vi.fn(), refused: vi.fn() },
    can: () => true,
    storage: memoryStorage(),
    owner: '100001/finance',
    today: '2024-08-01',
    ...given,
  } satisfies ResourceServices;
}
