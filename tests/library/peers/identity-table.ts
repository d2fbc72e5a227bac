import { allInputs, type Inputs, type Kind } from './identity-inputs';
import { judges, libraries, type Judge, type Library } from './identity-peers';

export { SEED } from './identity-inputs';

export type Answer = 'takes' | 'refuses' | 'some' | '–';

export interface Row extends Omit<Inputs, 'numbers'> {
  /** How many different numbers were asked about. */
  readonly count: number;
  /** The share of them that each library takes, from 0 to 1; null where it has no such check. */
  readonly shares: Readonly<Record<Library, number | null>>;
}

/** What each library answers to each class of numbers, `count` of a class. */
export function identityTable(count?: number): Row[] {
  const rows: Row[] = [];
  for (const { numbers, ...input } of allInputs(count)) {
    rows.push({ ...input, count: numbers.length, shares: sharesTaken(input.kind, numbers) });
  }
  return rows;
}

/** Numbers asked of one instance of a library: `id-validator` keeps its answer to each. */
const CHUNK = 10_000;

function sharesTaken(kind: Kind, numbers: readonly string[]): Row['shares'] {
  const taken = new Map<Library, number>();
  for (let from = 0; from < numbers.length; from += CHUNK) {
    const chunk = numbers.slice(from, from + CHUNK);
    for (const [library, judge] of Object.entries(judges(kind)) as [Library, Judge][]) {
      taken.set(library, (taken.get(library) ?? 0) + chunk.filter(judge).length);
    }
  }
  const share = (library: Library) => {
    const count = taken.get(library);
    return [library, count === undefined ? null : count / numbers.length] as const;
  };
  return Object.fromEntries(libraries.map(share)) as Row['shares'];
}

/** All taken, all refused, some, or – where there is no such check. */
export function answerOf(share: number | null): Answer {
  if (share === null) return '–';
  return share === 0 ? 'refuses' : share === 1 ? 'takes' : 'some';
}

/** Whether a library's answer differs from the standard's; never where the standard leaves the answer open. */
export function isWrong({ shares, right }: Row, library: Library): boolean {
  return right !== 'open' && shares[library] !== null && answerOf(shares[library]) !== right;
}

/** The cells of a row as on the page docs/library/identity-peers.md; answers wrong by the standard are bold. */
export function cells(row: Row): string[] {
  const marked = libraries.map((library) => {
    const answer = written(row.shares[library]);
    return isWrong(row, library) ? `**${answer}**` : answer;
  });
  return [row.kind, row.input, row.count.toLocaleString('en'), ...marked, row.right, row.why];
}

function written(share: number | null): string {
  const answer = answerOf(share);
  if (answer !== 'some') return answer;
  const percent = share! * 100;
  return `some: ${percent < 0.1 ? '< 0.1' : percent > 99.9 ? '> 99.9' : percent.toFixed(1)} %`;
}

/** The table of the page, in Markdown. */
export function tableText(rows: readonly Row[]): string {
  const heading = ['kind', 'numbers', 'how many', ...libraries, 'by the standard', 'where, or what was decided'];
  const rule = heading.map((name) => (name === 'how many' ? '---:' : '---'));
  return [heading, rule, ...rows.map(cells)].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

/** The rows of the table in a page of Markdown, heading and rule left out. */
export function tableIn(page: string): string[][] {
  const lines = page.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
