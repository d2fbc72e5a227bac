import { baseColumns, isAmount, storageOf, type Resource, type Storage } from '@rdm/core/internal/records';
import { DomainError } from '@rdm/core/internal/kernel';

/** How one property of a resource's records is stored. */
export interface Property {
  readonly name: string;
  readonly storage: Storage;
  /** Amounts keep all their decimals; other numbers drop trailing zeros. */
  readonly isAmount: boolean;
}

const known = new WeakMap<Resource, ReadonlyMap<string, Property>>();

/** Base columns and fields of a resource, `tenantId` aside. */
export function propertiesOf(resource: Resource): ReadonlyMap<string, Property> {
  let properties = known.get(resource);
  if (!properties) {
    const base = Object.entries(baseColumns).map(([name, storage]) => ({ name, storage, isAmount: false }));
    const fields = Object.entries(resource.fields).map(([name, field]) => ({
      name,
      storage: storageOf(field),
      isAmount: isAmount(field),
    }));
    properties = new Map([...base, ...fields].map((property) => [property.name, property]));
    known.set(resource, properties);
  }
  return properties;
}

const DECIMAL = /^(-?)0*(\d+?)(?:\.(\d+?)0*)?$/;

/** The form in which a value is stored. @throws DomainError when it is of the wrong type or has too many decimals */
export function canonical(resource: Resource, { name, storage, isAmount }: Property, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  const refuse = (expected: string): never => {
    throw new DomainError('VALUE', `${resource.name}.${name} must be ${expected}, not ${JSON.stringify(value)}`);
  };
  switch (storage.type) {
    case 'decimal':
      return (
        canonicalDecimal(value, storage.places, isAmount) ?? refuse(`a decimal string with ${storage.places} places`)
      );
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value) ? value : refuse('an integer');
    case 'textList':
    case 'idList':
      return Array.isArray(value) && value.every((item) => typeof item === 'string')
        ? [...(value as string[])]
        : refuse('a list of strings');
    case 'json': {
      const { packing } = storage;
      const kept: unknown = JSON.parse(JSON.stringify(packing ? packing.pack(value) : value));
      return packing ? packing.unpack(kept) : kept;
    }
    default:
      return typeof value === 'string' ? value : refuse('a string');
  }
}

function canonicalDecimal(value: unknown, places: number, isAmount: boolean): string | null {
  const match = typeof value === 'string' ? DECIMAL.exec(value) : null;
  if (!match) return null;
  const [, sign = '', whole = '0', decimals = ''] = match;
  const significant = decimals === '0' ? '' : decimals;
  if (significant.length > places) return null;
  const shown = isAmount ? significant.padEnd(places, '0') : significant;
  const isZero = /^0*$/.test(whole + significant);
  return `${isZero ? '' : sign}${whole}${shown === '' ? '' : `.${shown}`}`;
}

/** A copy of a stored value that the caller may change. */
export function copyOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.parse(JSON.stringify(value)) : value;
}
