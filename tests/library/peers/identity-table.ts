import { allInputs, type Inputs, type Kind } from './identity-inputs';
import { judges, libraries, type Judge, type Library } from './identity-peers';

export type Answer = 'takes' | 'refuses' | 'some' | '–';

export interface Row extends Omit<Inputs, 'numbers'> {
  readonly answers: Readonly<Record<Library, Answer>>;
}

/** What each library answers to each class of numbers: all taken, all refused, some, or – where it has no such check. */
export function identityTable(): Row[] {
  return allInputs().map(({ numbers, ...input }) => ({ ...input, answers: answersTo(input.kind, numbers) }));
}

function answersTo(kind: Kind, numbers: readonly string[]): Readonly<Record<Library, Answer>> {
  const given = judges(kind);
  const answer = (judge: Judge | undefined): Answer => {
    if (!judge) return '–';
    const taken = numbers.filter(judge).length;
    return taken === 0 ? 'refuses' : taken === numbers.length ? 'takes' : 'some';
  };
  return Object.fromEntries(libraries.map((library) => [library, answer(given[library])])) as Record<Library, Answer>;
}

/** Whether a library's answer differs from the standard's; never where the standard leaves the answer open. */
export function isWrong({ answers, right }: Row, library: Library): boolean {
  return right !== 'open' && answers[library] !== '–' && answers[library] !== right;
}

/** The cells of a row as on the page docs/library/identity-peers.md; answers wrong by the standard are bold. */
export function cells(row: Row): string[] {
  const marked = libraries.map((library) => {
    const answer = row.answers[library];
    return isWrong(row, library) ? `**${answer}**` : answer;
  });
  return [row.kind, row.input, ...marked, row.right, row.why];
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
