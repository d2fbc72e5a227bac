import { namesElsewhere } from '../project';

/** A person as signals are matched with. */
export interface KnownPerson {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly account: string | null;
  readonly namesElsewhere: string | null;
}

/** Finds the person of a signal; a name that two people state matches nobody. */
export function personFinder(people: readonly KnownPerson[]): (person: string) => string | null {
  const found = new Map<string, string | null>();
  for (const { id, code, name, account, namesElsewhere: stated } of people) {
    const names = new Set([
      ...namesElsewhere(stated),
      ...[code, name, account ?? ''].map((each) => each.toLowerCase()),
    ]);
    for (const each of names) if (each !== '') found.set(each, found.has(each) && found.get(each) !== id ? null : id);
  }
  return (person) => found.get(person.trim().toLowerCase()) ?? null;
}

export interface KnownProject {
  readonly id: string;
  readonly code: string;
}

/** A text that names a project, with `*` for any characters. */
export interface ProjectPattern {
  readonly projectId: string;
  readonly pattern: string;
}

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds the project of a hint: the code that comes first in it, as a whole word, else the longest pattern it contains;
 * patterns of equal length of different projects match nothing.
 */
export function projectFinder(
  projects: readonly KnownProject[],
  patterns: readonly ProjectPattern[],
): (hint: string) => string | null {
  const codes = projects.map(({ id, code }) => ({
    id,
    found: new RegExp(`(?<![a-z0-9])${escaped(code).replaceAll('*', '\\*')}(?![a-z0-9])`, 'i'),
  }));
  const own = new Set(projects.map(({ id }) => id));
  const texts = patterns
    .filter(({ projectId, pattern }) => own.has(projectId) && pattern.trim() !== '')
    .map(({ projectId, pattern }) => {
      const text = pattern.trim();
      return { projectId, length: text.length, found: new RegExp(escaped(text).replace(/\*+/g, '.*'), 'i') };
    })
    .toSorted((one, other) => other.length - one.length);
  return (hint) => {
    const placed = codes.flatMap(({ id, found }) => {
      const at = hint.search(found);
      return at < 0 ? [] : [{ id, at }];
    });
    const [first] = placed.toSorted((one, other) => one.at - other.at);
    if (first) return first.id;
    const matching = texts.filter(({ found }) => found.test(hint));
    const longest = matching.filter(({ length }) => length === matching[0]?.length);
    const ids = new Set(longest.map(({ projectId }) => projectId));
    return ids.size === 1 ? [...ids][0]! : null;
  };
}
