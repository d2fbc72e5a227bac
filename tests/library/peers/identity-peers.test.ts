import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { identityPairs } from './identity-peers';
import { cells, identityTable, isWrong, tableIn } from './identity-table';

const page = readFileSync(new URL('../../../docs/library/identity-peers.md', import.meta.url), 'utf8');
const table = identityTable();

describe('the comparison with other libraries', () => {
  it('is what docs/library/identity-peers.md says, row by row', () => expect(tableIn(page)).toEqual(table.map(cells)));

  it('finds our validators right by the standard, save where the page says what was decided', () => {
    const decided = table.filter((row) => isWrong(row, 'RDM')).map(({ kind, input }) => `${kind}: ${input}`);
    expect(decided).toEqual([
      'postcode: no such province: 08, 18, 28',
      'e-mail: quoted local part',
      'e-mail: Chinese local part',
    ]);
  });

  it('finds in every other library answers that are wrong by the standard', () => {
    for (const library of ['validator', 'stdnum', 'id-validator'] as const) {
      expect(table.filter((row) => isWrong(row, library)).length).toBeGreaterThan(0);
    }
  });
});

describe('the numbers of the comparison of speed', () => {
  it.each(identityPairs(50))('$kind, $class: every library answers so', ({ class: wanted, numbers, judge }) => {
    expect(numbers.length).toBeGreaterThan(0);
    for (const make of Object.values(judge)) {
      const answers = new Set(numbers.map(make()));
      expect([...answers]).toEqual([wanted === 'valid']);
    }
  });

  it('are the same at every run', () => {
    const numbers = () => identityPairs(20).map((pair) => pair.numbers);
    expect(numbers()).toEqual(numbers());
  });
});
