import { Refusal, text } from '../../kernel';
import type { Resource } from './resource';
import { storageOf } from './storage';

/**
 * What a store refuses a taken natural key with: code 400, `DUPLICATE_KEY`, and the key in words. Ids of other records
 * mean nothing to people and are left out unless there is nothing else.
 */
export function duplicateKey(resource: Resource, row: Readonly<Record<string, unknown>>): Refusal {
  const parts = resource.naturalKey
    .map((field) => ({ value: row[field] ?? null, isId: storageOf(resource.fields[field]!).type === 'id' }))
    .filter(({ value }) => value !== null);
  const spoken = parts.some((part) => !part.isId) ? parts.filter((part) => !part.isId) : parts;
  const key = spoken.map((part) => String(part.value)).join(' ');
  const { label } = resource;
  return new Refusal({
    code: 400,
    name: 'DUPLICATE_KEY',
    message: text(`${label.zh}已存在：${key}`, `${label.en} already exists: ${key}`),
  });
}
