import { SaberStorage } from '../storage/SaberStorage';

/** A browser storage that ends with the test. */
export function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

export function saberStorage(now: () => number = () => 0): SaberStorage {
  return new SaberStorage(memoryStorage(), memoryStorage(), now);
}
