import { expect, test, vi } from 'vitest';
import type { DictionaryPort } from '@rdm/core/internal/system';
import { DictionaryStore, dictionaryStoreOf } from './DictionaryStore';
import { memoryPorts } from './testing/memory-ports';

test('a dictionary is asked for once, however many lists need it', async () => {
  const { dictionaries } = memoryPorts([], { sex: { 1: '男', 2: '女' } });
  const store = new DictionaryStore(dictionaries);
  expect(store.entries('sex')).toEqual([]);
  await Promise.all([store.load(['sex']), store.load(['sex', 'none'])]);
  expect(dictionaries.entries).toHaveBeenCalledTimes(2);
  expect(store.labelOf('sex', '2')).toBe('女');
  expect(store.labelOf('sex', '9')).toBe('9');
});

test('a failed request is forgotten', async () => {
  const entries = vi.fn<DictionaryPort['entries']>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue([]);
  const store = new DictionaryStore({ entries });
  await expect(store.load(['sex'])).rejects.toThrow('offline');
  await store.load(['sex']);
  expect(entries).toHaveBeenCalledTimes(2);
});

test('two tenants on the same ports have dictionaries of their own', () => {
  const ports = memoryPorts([]);
  expect(dictionaryStoreOf(ports, '1')).toBe(dictionaryStoreOf(ports, '1'));
  expect(dictionaryStoreOf(ports, '1')).not.toBe(dictionaryStoreOf(ports, '2'));
});

test('labels are read in the chosen language, in Chinese where there is no English one', async () => {
  const entry = { id: '1', code: 'sex', sort: 1, remark: '' };
  const store = new DictionaryStore({
    entries: async () => [
      { ...entry, dictKey: '1', dictValue: '男', dictValueEn: 'Male' },
      { ...entry, dictKey: '3', dictValue: '其他', dictValueEn: '' },
    ],
  });
  await store.load(['sex']);
  store.readIn('en');
  expect(store.options('sex').map(({ label }) => label)).toEqual(['Male', '其他']);
  expect(store.labelOf('sex', '1')).toBe('Male');
});
