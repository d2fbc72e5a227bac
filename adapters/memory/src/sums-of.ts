import { DomainError } from '@rdm/core/internal/kernel';
import { isAmount, type Resource, type StoredRecord, type Summing, type Sums } from '@rdm/core/internal/records';
import { sum, yuan } from '@rdm/core/money';

/** The sums of rows by groups of equal values. @throws DomainError on a field that is no amount, or no single text to group by */
export function sumsOf(
  resource: Resource,
  rows: readonly StoredRecord[],
  { of, by = [] }: Omit<Summing, 'where'>,
): readonly Sums[] {
  for (const name of of) {
    const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
    if (!field || !isAmount(field)) throw new DomainError('SUM', `${resource.name}.${name} is no amount`);
  }
  const groups = new Map<string, StoredRecord[]>();
  for (const row of rows) {
    const key = JSON.stringify(by.map((name) => row[name] ?? null));
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups].map(([key, group]) => {
    const values = JSON.parse(key) as (string | null)[];
    return {
      values: Object.fromEntries(by.map((name, at) => [name, values[at]!])),
      sums: Object.fromEntries(of.map((name) => [name, total(group, name)])),
    };
  });
}

const total = (rows: readonly StoredRecord[], name: string): string =>
  sum(rows.flatMap((row) => (row[name] === null ? [] : [yuan(String(row[name]))]))).toString();
