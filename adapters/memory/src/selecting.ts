import {
  comparable,
  type Comparison,
  type Condition,
  type Order,
  type Resource,
  type StoredRecord,
} from '@rdm/core/internal/records';
import { DomainError } from '@rdm/core/internal/kernel';
import { propertiesOf, type Property } from './canonical';
import { compare } from './comparison';

type Test = (value: unknown) => boolean;

/** All conditions at once; null matches none but `isNull`. @throws DomainError on a field the resource has not */
export function matcher(resource: Resource, where: readonly Condition[]): (row: StoredRecord) => boolean {
  const tests = where.map((condition) => {
    const property = propertyFor(resource, condition.field);
    return [property.name, testFor(property, condition)] as const;
  });
  return (row) => tests.every(([name, test]) => test(row[name]));
}

function propertyFor(resource: Resource, field: string): Property {
  const property = propertiesOf(resource).get(field);
  if (!property) throw new DomainError('CONDITION', `${resource.name} has no field ${field}`);
  return property;
}

const isList = ({ storage }: Property) => storage.type === 'textList' || storage.type === 'idList';

function testFor(property: Property, { field, is, value }: Condition): Test {
  if (is === 'isNull') return (stored) => stored === null;
  if (is === 'isNotNull') return (stored) => stored !== null;
  if (property.storage.type === 'json') throw new DomainError('CONDITION', `${field} is a structure and not compared`);
  if (is === 'in') return some(inTest(property, Array.isArray(value) ? value : [oneValue(field, value)]));
  const one = oneValue(field, value);
  if (is === 'like' || is === 'likeLeft' || is === 'likeRight' || is === 'notLike') return some(likeTest(is, one));
  if (isList(property) && is !== 'equal' && is !== 'notEqual') {
    throw new DomainError('CONDITION', `${field} is a list and has no order`);
  }
  return some(compareTest(property, is, one));
}

const some =
  (test: Test): Test =>
  (stored) =>
    stored !== null && test(stored);

function oneValue(field: string, value: Condition['value']): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new DomainError('CONDITION', `${field} is compared with no single value`);
}

const holds: Partial<Record<Comparison, (order: number) => boolean>> = {
  greaterOrEqual: (order) => order >= 0,
  greater: (order) => order > 0,
  lessOrEqual: (order) => order <= 0,
  less: (order) => order < 0,
};

function compareTest(property: Property, is: Comparison, value: string | number): Test {
  if (is === 'equal') return inTest(property, [value]);
  if (is === 'notEqual') {
    const equal = inTest(property, [value]);
    return (stored) => !equal(stored);
  }
  const text = comparable(property.storage, value);
  const hold = holds[is]!;
  return (stored) => text !== null && hold(compare(property.storage, stored, text));
}

function inTest(property: Property, values: readonly (string | number)[]): Test {
  const texts = values.map((value) => comparable(property.storage, value)).filter((text) => text !== null);
  const isOne = (item: unknown) => texts.some((text) => compare(property.storage, item, text) === 0);
  if (isList(property)) return (stored) => (stored as readonly string[]).some(isOne);
  if (property.storage.type !== 'text' && property.storage.type !== 'id') return isOne;
  const set = new Set(texts);
  return (stored) => set.has(stored as string);
}

/** Folds the case of ASCII letters only, like a database that compares bytes. */
const folded = (text: string) => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());

function likeTest(is: Comparison, value: string | number): Test {
  const part = folded(String(value));
  const one = (item: unknown) => {
    const text = folded(String(item));
    if (is === 'likeLeft') return text.endsWith(part);
    return is === 'likeRight' ? text.startsWith(part) : text.includes(part);
  };
  const test: Test = (stored) => (Array.isArray(stored) ? stored.some(one) : one(stored));
  return is === 'notLike' ? (stored) => !test(stored) : test;
}

const unordered = new Set(['textList', 'idList', 'json']);

/** Null comes last in either direction; the id is the tie-breaker. */
export function sorter(
  resource: Resource,
  order: readonly Order[],
): (one: StoredRecord, other: StoredRecord) => number {
  const parts = [...order, { field: 'id' } as Order].map(({ field, descending }) => {
    const property = propertyFor(resource, field);
    if (unordered.has(property.storage.type)) throw new DomainError('ORDER', `${field} has no order`);
    return { ...property, sign: descending ? -1 : 1 };
  });
  return (one, other) => {
    for (const { name, storage, sign } of parts) {
      const [left, right] = [one[name], other[name]];
      if (left === right) continue;
      if (left === null) return 1;
      if (right === null) return -1;
      const compared = compare(storage, left, right);
      if (compared !== 0) return compared * sign;
    }
    return 0;
  };
}
