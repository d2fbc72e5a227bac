import Big from 'big.js';
import type { Call } from '../call';
import { faults, Refusal } from '../../kernel';
import type { Condition, Order } from '../records';
import { comparable } from './condition-value';
import type { Resource, StoredRecord } from './resource';
import { baseColumns, storageOf, type Storage } from './storage';
import { newRow } from './write-records';

/* Applies the conditions and orders of a list to rows that are not stored, with the semantics of a store. */

/** Whether all conditions hold; those on fields the resource does not have are ignored. */
export function isShown(resource: Resource, row: StoredRecord, where: readonly Condition[]): boolean {
  return where.every((condition) => {
    const storage = storageNamed(resource, condition.field);
    return storage === null || holds(storage, row[condition.field] ?? null, condition);
  });
}

/** Whether the conditions hold and the row is within the caller's data scopes. */
export function isSeen({ caller }: Call, resource: Resource, row: StoredRecord, where: readonly Condition[]): boolean {
  const alternatives = caller.dataScopes?.get(resource.name);
  const within = (conditions: readonly Condition[]) =>
    conditions.every(({ field }) => storageNamed(resource, field) !== null) && isShown(resource, row, conditions);
  return isShown(resource, row, where) && (alternatives?.some(within) ?? true);
}

/** Whether a record with these values would be within the caller's data scopes if it were added now. */
export const wouldBeSeen = (call: Call, resource: Resource, values: Readonly<Record<string, unknown>>): boolean =>
  !call.caller.dataScopes?.has(resource.name) || isSeen(call, resource, newRow(call, resource, values), []);

/** Refuses with 404 a record outside the caller's data scopes, or one that would be if added with this natural key. */
export async function requireSeen(
  call: Call,
  resource: Resource,
  key: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (!call.caller.dataScopes?.has(resource.name)) return;
  const [record] = await call.records.findByKeys(resource, [key]);
  const seen = record ? isSeen(call, resource, record, []) : wouldBeSeen(call, resource, key);
  if (!seen) throw new Refusal(faults.notFound(resource.label));
}

/** Compares by the first order in which two rows differ; nulls come last in either direction, ties are broken by id. */
export function compareShown(resource: Resource, order: readonly Order[]) {
  const parts = [...order, { field: 'id' } as Order].flatMap(({ field, descending }) => {
    const storage = storageNamed(resource, field);
    return storage ? [{ field, storage, sign: descending ? -1 : 1 }] : [];
  });
  return (one: StoredRecord, other: StoredRecord): number => {
    for (const { field, storage, sign } of parts) {
      const [left, right] = [one[field] ?? null, other[field] ?? null];
      if (left === right) continue;
      if (left === null) return 1;
      if (right === null) return -1;
      const compared = compare(storage, String(left), String(right));
      if (compared !== 0) return compared * sign;
    }
    return 0;
  };
}

function storageNamed(resource: Resource, name: string): Storage | null {
  if (Object.hasOwn(baseColumns, name)) return baseColumns[name as keyof typeof baseColumns];
  return Object.hasOwn(resource.fields, name) ? storageOf(resource.fields[name]!) : null;
}

function holds(storage: Storage, stored: unknown, { is, value }: Condition): boolean {
  if (is === 'isNull') return stored === null;
  if (stored === null) return false;
  if (is === 'isNotNull' || value === undefined) return true;
  const text = String(stored);
  const given = typeof value === 'string' || typeof value === 'number' ? [value] : value;
  const isOne = given.some((each) => {
    const asked = comparable(storage, each);
    return asked !== null && compare(storage, text, asked) === 0;
  });
  if (is === 'equal' || is === 'in') return isOne;
  if (is === 'notEqual') return !isOne;
  if (is === 'like' || is === 'likeLeft' || is === 'likeRight' || is === 'notLike') {
    return isLike(is, text.toLowerCase(), String(given[0] ?? '').toLowerCase());
  }
  const asked = comparable(storage, given[0] ?? '');
  if (asked === null) return false;
  const compared = compare(storage, text, asked);
  if (is === 'greater') return compared > 0;
  if (is === 'greaterOrEqual') return compared >= 0;
  return is === 'less' ? compared < 0 : compared <= 0;
}

function isLike(is: 'like' | 'likeLeft' | 'likeRight' | 'notLike', text: string, part: string): boolean {
  if (is === 'likeLeft') return text.endsWith(part);
  if (is === 'likeRight') return text.startsWith(part);
  return text.includes(part) === (is === 'like');
}

function compare({ type }: Storage, one: string, other: string): number {
  if (type === 'integer' || type === 'decimal' || type === 'id') return new Big(one).cmp(new Big(other));
  return one < other ? -1 : one > other ? 1 : 0;
}
