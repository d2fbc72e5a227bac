import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

interface Term {
  readonly zh: string;
  readonly en: readonly string[];
  readonly not: readonly string[];
}

const terms: readonly Term[] = fs
  .readFileSync(path.join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Term|-)/.test(line))
  .map((line) => {
    const [zh = '', en = '', not = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const several = (cell: string) => cell.split(' / ').filter((word) => word !== '');
    return { zh, en: several(en), not: several(not) };
  });

interface Said {
  readonly zh: string;
  readonly en: string;
  readonly in: string;
}

/** Texts in one line, as most are; those of tests say what a test wants. */
function* saidIn(folder: string): Generator<Said> {
  for (const name of fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name) || /\.(test|testing)\.tsx?$/.test(name) || name.includes('testing')) continue;
    const source = fs.readFileSync(path.join(root, folder, name), 'utf8');
    for (const [, zh, en] of source.matchAll(/\btext\(\s*'([^'\n]*)',\s*'([^'\n]*)',?\s*\)/g)) {
      yield { zh: zh!, en: en!, in: `${folder}/${name}` };
    }
  }
}

describe('the glossary', () => {
  const said = ['core/src', 'ui/src'].flatMap((folder) => [...saidIn(folder)]);

  it('has terms, and texts to hold to them', () => {
    expect(terms.length).toBeGreaterThan(30);
    expect(said.length).toBeGreaterThan(3_000);
    expect(terms.every(({ en }) => en.length > 0)).toBe(true);
  });

  it('says in English what every label that is a term says', () => {
    const byTerm = new Map(terms.map((term) => [term.zh, term.en.map((word) => word.toLowerCase())]));
    // What a call does is told in sentences.
    const isLabel = ({ en }: Said) => !en.endsWith('.');
    const others = said.filter(
      (each) => byTerm.has(each.zh) && isLabel(each) && !byTerm.get(each.zh)!.includes(each.en.toLowerCase()),
    );
    expect(others).toEqual([]);
  });

  it('names the words that no text has', () => {
    const words = terms.flatMap(({ not }) => not);
    expect(words.length).toBeGreaterThan(5);
    const found = said.filter(({ zh, en }) => words.some((word) => zh.includes(word) || en.includes(word)));
    expect(found).toEqual([]);
  });

  it('writes a percentage in English without a blank', () => {
    expect(said.filter(({ en }) => /[\d}] %/.test(en))).toEqual([]);
  });
});
