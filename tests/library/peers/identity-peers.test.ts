import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { allInputs } from './identity-inputs';
import { identityPairs, libraries } from './identity-peers';
import { answerOf, identityTable, isWrong, tableIn, type Row } from './identity-table';

const page = readFileSync(new URL('../../../docs/library/identity-peers.md', import.meta.url), 'utf8');
const onPage = tableIn(page);
const table = identityTable();

/** Points of a hundred by which the share of 200 numbers may differ from that of all. */
const TOLERANCE = 15;

/** What the page says of each library about a class, without the mark of wrong answers. */
const said = (line: readonly string[]) => line.slice(3, 3 + libraries.length).map((cell) => cell.replaceAll('**', ''));

/** Whether the answers to a part of the numbers can be those to all of them. */
function fits(answer: string, share: number | null): boolean {
  const some = /^some: (?:[<>] )?(\d+\.\d) %$/.exec(answer);
  return some ? share !== null && Math.abs(share * 100 - Number(some[1])) <= TOLERANCE : answer === answerOf(share);
}

describe('the comparison with other libraries', () => {
  it('stands on docs/library/identity-peers.md with the same classes, standards and decisions', () => {
    const named = ({ kind, input, right, why }: Row) => [kind, input, right, why];
    expect(onPage.map((line) => [line[0], line[1], ...line.slice(-2)])).toEqual(table.map(named));
  });

  it.each(table.map((row, at) => ({ row, name: `${row.kind}: ${row.input}`, line: onPage[at] ?? [] })))(
    'answers as the page says: $name',
    ({ row, line }) => {
      const answers = said(line).map((answer, at) => [libraries[at]!, answer] as const);
      expect(answers.filter(([library, answer]) => !fits(answer, row.shares[library]))).toEqual([]);
    },
  );

  it('marks on the page the answers that are not those of the standard', () => {
    for (const line of onPage) {
      const [right] = line.slice(-2);
      const marks = line.slice(3, 3 + libraries.length).map((cell) => cell.startsWith('**'));
      expect([line[1], marks]).toEqual([
        line[1],
        said(line).map((answer) => right !== 'open' && answer !== '–' && answer !== right),
      ]);
    }
  });

  it('is made of a hundred thousand numbers of each class that has as many', () => {
    const counts = onPage.map((line) => Number(line[2]?.replaceAll(',', '')));
    const fewer = onPage.filter((_, at) => counts[at] !== 100_000).map((line) => line[1]);
    expect(fewer.length).toBeLessThan(onPage.length / 4);
    expect(counts.every((count) => count > 0)).toBe(true);
  });

  it('names the versions that are installed', () => {
    for (const name of ['validator', 'stdnum', 'id-validator'] as const) {
      expect(page).toContain(`\`${name}\` ${manifest.devDependencies[name]}`);
    }
  });

  it('finds our validators right by the standard, save where the page says what was decided', () => {
    const decided = table.filter((row) => isWrong(row, 'RDM')).map(({ kind, input }) => `${kind}: ${input}`);
    expect(decided).toEqual([
      'postcode: no such province: 08, 18 … 88',
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

describe('the numbers', () => {
  it('are different ones in a class, and those of a small count among those of a greater', () => {
    const [few, many] = [20, 100].map((count) => [...allInputs(count)].map(({ numbers }) => numbers));
    for (const [at, numbers] of few!.entries()) {
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers.filter((number) => !many![at]!.includes(number))).toEqual([]);
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
