import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** All files that git tracks or would track: everything .gitignore does not name. */
const files = execFileSync(
  'git',
  ['-c', 'safe.directory=*', 'ls-files', '--cached', '--others', '--exclude-standard', '-z'],
  { cwd: root },
)
  .toString('utf8')
  .split('\0')
  .filter((file) => file !== '' && fs.existsSync(path.join(root, file)));

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const code = files.filter((file) => /\.(ts|tsx|mjs|cjs|js|css)$/.test(file));
const texts = files.filter(
  (file) => /\.(ts|tsx|mjs|cjs|js|css|sql|md|html|json)$/.test(file) && file !== 'package-lock.json',
);

/** Assembled from parts, so that this file does not match itself. */
const pattern = (...parts: string[]) => new RegExp(parts.join(''));

/** `file:line` of every line that matches. */
function linesWith(among: readonly string[], unwanted: RegExp): string[] {
  return among.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (unwanted.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
}

const commented = files.filter((file) => /\.(ts|tsx|mjs|cjs|js|css|sql)$/.test(file));
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)(?:\/\/|--\s).*$/gm;
/** A page, and what follows it up to the end of the comment. */
const CITATION = /(?<![\w./-])((?:[\w.-]+\/)*[\w.-]+\.md)\b`?(, (?=[A-Z]))?/g;

interface Citation {
  /** `file:line` of the comment. */
  readonly at: string;
  readonly file: string;
  readonly page: string;
  /** The text after the page and a comma, beginning with the heading; empty where the whole page is cited. */
  readonly heading: string;
}

/** The pages cited in comments of a file: `docs/rules.md, Super-deduction`. */
function citationsIn(file: string): Citation[] {
  const content = read(file);
  return [...content.matchAll(COMMENT)].flatMap((comment) => {
    const at = `${file}:${content.slice(0, comment.index).split('\n').length}`;
    const sentence = comment[0].replace(/\s*\n\s*(?:\*|\/\/|--)?\s*/g, ' ');
    return [...sentence.matchAll(CITATION)].map((cited) => ({
      at,
      file,
      page: cited[1]!,
      heading: cited[2] ? sentence.slice(cited.index + cited[0].length) : '',
    }));
  });
}

/** Whether page and heading exist. Paths are relative to the root, or to the folder of the file. */
function holds({ file, page, heading }: Citation): boolean {
  const found = [page, path.posix.join(path.posix.dirname(file), page)].find((each) => files.includes(each));
  if (found === undefined) return false;
  const headings = read(found).match(/(?<=^#+ ).+$/gm) ?? [];
  return heading === '' || headings.some((each) => heading.startsWith(each));
}

describe('Every file of the repository', () => {
  it('is among those looked at', () => {
    expect(code).toContain('tests/repository/conventions.test.ts');
    expect(code).toContain('core/src/kernel/index.ts');
    expect(code).toContain('scripts/start.mjs');
  });

  it('is finished', () => {
    expect(linesWith(texts, pattern('\\b(TO', 'DO|FIX', 'ME|XX', 'X)\\b'))).toEqual([]);
  });

  it('takes no record of the core for another by a double cast, but where records are given their types', () => {
    const core = code.filter((file) => /^core\/src\/(?!records\/)/.test(file) && !/\.(test|testing)\.ts$/.test(file));
    expect(linesWith(core, pattern('as un', 'known as'))).toEqual([]);
  });

  it('runs all of its tests', () => {
    const shortened = pattern(
      '\\b(it|test|describe|suite)(\\.\\w+)*\\.(on',
      'ly|sk',
      'ip|to',
      'do)(If)?\\b|\\b[xf](it|describe)\\(',
    );
    expect(linesWith(code, shortened)).toEqual([]);
  });

  it('obeys the checks instead of silencing them', () => {
    expect(linesWith(code, pattern('@ts-', '(ignore|nocheck)|(es|ox)lint-', 'disable'))).toEqual([]);
  });

  it('asks a port for the time, if it is of the core', () => {
    const core = code.filter((file) => file.startsWith('core/src/') && !/\.(test|testing)\.ts$/.test(file));
    expect(core).toContain('core/src/kernel/index.ts');
    expect(linesWith(core, /\bnew Date\(\)/)).toEqual([]);
  });

  it('names no folder of the machine it was written on and nothing outside of the repository', () => {
    expect(linesWith(texts, pattern('/wo', 'rk/(main|shared)|["\'` ]/tm', 'p/|/ro', 'ot/|\\.\\./sha', 'red/'))).toEqual(
      [],
    );
  });

  it('cites no specification that is not in the repository', () => {
    expect(linesWith(texts, pattern('[Ss]pec(ification)? ', '?§|wire contract', ' §'))).toEqual([]);
  });

  it('cites pages by a path under which they exist, and headings that they have', () => {
    const cited = commented.flatMap((file) => citationsIn(file));
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter((each) => !holds(each)).map(({ at, page, heading }) => `${at} ${page}, ${heading}`)).toEqual(
      [],
    );
  });

  it('has at most 400 lines', () => {
    const long = code.map((file) => ({ file, lines: read(file).split('\n').length - 1 }));
    expect(long.filter(({ lines }) => lines > 400)).toEqual([]);
  });
});

describe('The lock of npm', () => {
  it('leaves the choice of a registry to whoever installs', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { resolved?: string }> };
    const hosts = Object.entries(packages).filter(
      ([, { resolved }]) => resolved !== undefined && /^\w+:/.test(resolved),
    );
    expect(hosts).toEqual([]);
    expect(linesWith(['.npmrc'], /registry/)).toEqual([]);
  });
});
