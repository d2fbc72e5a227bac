import type { RecordOf } from '../records';
import type { FoundProperty } from './company-registry';
import type { intellectualProperty } from './intellectual-property';
import { patentKindOf, propertyKind, SOFTWARE, TRADEMARK } from './property-kinds';

/** A field in which the registry and the register differ. */
export interface RegistryDifference {
  readonly field: string;
  readonly stored: string;
  readonly found: string;
}

/**
 * A property compared with the registry. `new`: only the registry has it; `changed`: both, and they differ; `unknown`:
 * only the register has it, though the registry knows its kind.
 */
export interface RegistryRow {
  readonly kind: 'new' | 'changed' | 'unknown';
  readonly id: string | null;
  readonly version: number | null;
  readonly code: string;
  readonly name: string;
  readonly type: string;
  readonly differences: readonly RegistryDifference[];
  /** What a submit would write, by field; empty for an unknown one. */
  readonly draft: Readonly<Record<string, string>>;
}

type Property = RecordOf<typeof intellectualProperty>;

const compared = ['name', 'owners', 'applyTime', 'publishTime', 'regTime'] as const;

/** A number without what its writers add: 200310102344.5 and ZL200310102344.5 are one. */
export const plainNumber = (code: string): string =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.]/g, '')
    .replace(/^(ZL|CN)/, '');

/**
 * What the registry has beside what the register has.
 * @param isComplete whether `found` is all the registry has; else nothing is called unknown
 */
export function registryPreview(
  stored: readonly Property[],
  found: readonly FoundProperty[],
  isComplete: boolean,
): RegistryRow[] {
  const byNumber = new Map(stored.flatMap((each) => numbersOf(each).map((number) => [number, each] as const)));
  const seen = new Set<string>();
  const rows: RegistryRow[] = [];
  for (const property of found) {
    const own = byNumber.get(plainNumber(property.code));
    if (own) seen.add(own.id);
    const row = own ? changedRow(own, property) : newRow(property);
    if (row) rows.push(row);
  }
  if (!isComplete) return rows;
  const unknown = stored.filter(({ id, type }) => !seen.has(id) && isKnownThere(type));
  return [...rows, ...unknown.map(unknownRow)];
}

const numbersOf = ({ code, applyNo }: Property): string[] => [code, applyNo ?? code].map(plainNumber);

/** Registries of companies have patents, software and trademarks. */
const isKnownThere = (type: string): boolean => patentKindOf(type) !== null || type === SOFTWARE || type === TRADEMARK;

function newRow(property: FoundProperty): RegistryRow {
  const { type, code, name, owners, inventors, applyTime, publishTime, regTime } = property;
  const state = regTime ? 'granted' : publishTime ? 'published' : 'applied';
  const draft = {
    ...{ type, code, name, state, owners, applyTime, publishTime, regTime },
    otherInventors: inventors,
    ...(propertyKind(type)?.patent && { applyNo: code.replace(/^ZL/i, '') }),
  };
  const given = Object.entries(draft).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return {
    kind: 'new',
    id: null,
    version: null,
    ...{ code, name, type },
    differences: [],
    draft: Object.fromEntries(given),
  };
}

function changedRow(own: Property, property: FoundProperty): RegistryRow | null {
  const differences = compared.flatMap((field): RegistryDifference[] => {
    const value = property[field];
    return value !== null && value !== (own[field] ?? '') ? [{ field, stored: own[field] ?? '', found: value }] : [];
  });
  if (differences.length === 0) return null;
  const values = Object.fromEntries(differences.map(({ field, found: value }) => [field, value]));
  // A grant ends the states before it.
  const isGranted = 'regTime' in values && !['granted', 'transferred', 'lapsed'].includes(own.state);
  return {
    ...named(own),
    kind: 'changed',
    differences,
    draft: { ...values, ...(isGranted && { state: 'granted' }) },
  };
}

const unknownRow = (own: Property): RegistryRow => ({ ...named(own), kind: 'unknown', differences: [], draft: {} });

const named = ({ id, version, code, name, type }: Property) => ({ id, version, code, name, type });
