import { Refusal, text } from '../../kernel';
import type { Resource } from './resource';
import { storageOf } from './storage';

/**
 * The refusal of a natural key that is already in use: code 400, `DUPLICATE_KEY`, and the key in the message. Ids of
 * other records mean nothing to users and are left out unless the key has no other part.
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
