import { describe, expect, it, test } from 'vitest';
import { lawTables } from '../tax';
import { readConditions } from './policy-condition';
import { standardPolicies } from './standard-policies';

const numbers = standardPolicies.map(({ documentNo }) => documentNo);
const cited = new Set(lawTables.flatMap(({ rows }) => rows.map(({ basis }) => basis.document)));

describe('the documents the product brings with it', () => {
  it('are all those the tables of the law cite, each once', () => {
    expect([...cited].filter((document) => !numbers.includes(document))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test.each(standardPolicies)('$documentNo has its dates in order and conditions that can be read', (policy) => {
    const { publishedOn, effectiveOn, expiresOn, conditions = [], summary, replaces, replacedBy } = policy;
    for (const day of [publishedOn, effectiveOn]) expect(new Date(`${day}T00:00:00Z`).toISOString()).toContain(day);
    if (expiresOn) expect(expiresOn > effectiveOn).toBe(true);
    expect(readConditions(conditions.join('\n')).faults).toEqual([]);
    expect(summary.zh).not.toBe('');
    expect(summary.en).not.toBe('');
    for (const other of [replaces, replacedBy]) if (other) expect(numbers).toContain(other);
  });
});
