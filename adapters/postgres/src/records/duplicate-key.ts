import { Refusal, text } from '@rdm/core/kernel';
import type { Table } from '../schema/table';

/** Says which key is taken; ids of other records mean nothing to people and are left out unless there is nothing else. */
export function duplicateKey(table: Table, row: Readonly<Record<string, unknown>>): Refusal {
  const parts = table.key
    .map(({ property, storage }) => ({ value: row[property], isId: storage.type === 'id' }))
    .filter(({ value }) => value !== null && value !== undefined);
  const spoken = parts.some((part) => !part.isId) ? parts.filter((part) => !part.isId) : parts;
  const key = spoken.map((part) => String(part.value)).join(' ');
  const { label } = table.resource;
  return new Refusal({
    code: 400,
    name: 'DUPLICATE_KEY',
    message: text(`${label.zh}已存在：${key}`, `${label.en} already exists: ${key}`),
  });
}
