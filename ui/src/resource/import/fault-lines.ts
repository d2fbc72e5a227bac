import { quotable } from '@rdm/core/kernel';
import type { ImportError } from '@rdm/core/records';

/** Faults of a column that are said together. */
export interface FaultLine {
  /** What is wrong with all of them; null for a mixture in which each says it for itself. */
  readonly message: string | null;
  /** Whether they differ in the value they quote, or the row they name; `message` then leaves it out. */
  readonly varies: boolean;
  readonly errors: readonly ImportError[];
}

/** So many sentences that differ only in the value they quote are still worth reading one by one. */
const MOST_ALIKE = 10;
/** So many lines of a column are drawn; a table that draws what is in sight takes the rest. */
const MOST_LINES = 20;

/**
 * The faults of one column, each said once with all cells that have it: the same sentence is one line, and so are more
 * than ten sentences that differ in nothing but the value they quote. What stands alone comes first, as a mixture.
 */
export function faultLines(errors: readonly ImportError[]): readonly FaultLine[] {
  const lines: FaultLine[] = [];
  for (const [kind, sentences] of byKind(errors)) {
    const varies = sentences.size > MOST_ALIKE;
    if (varies) lines.push({ message: kind, varies, errors: inOrder([...sentences.values()].flat()) });
    else for (const [message, same] of sentences) lines.push({ message, varies, errors: same });
  }
  const repeated = lines.filter((line) => line.errors.length > 1);
  const largest = [...repeated].sort((one, other) => other.errors.length - one.errors.length).slice(0, MOST_LINES);
  const drawn = new Set(largest);
  const mixed = inOrder(lines.filter((line) => !drawn.has(line)).flatMap((line) => line.errors));
  const own = repeated.filter((line) => drawn.has(line));
  return mixed.length ? [{ message: null, varies: true, errors: mixed }, ...own] : own;
}

/** The faults by sentence, and the sentences by what they say apart from values and rows. */
function byKind(errors: readonly ImportError[]): Map<string, Map<string, ImportError[]>> {
  const kinds = new Map<string, Map<string, ImportError[]>>();
  for (const error of errors) {
    const sentences = entry(kinds, kindOf(error), () => new Map<string, ImportError[]>());
    entry(sentences, error.message, () => []).push(error);
  }
  return kinds;
}

/** The sentence without the value of its own cell and without the rows it names. */
const kindOf = ({ message, value }: ImportError): string =>
  (value === '' ? message : message.replaceAll(`“${quotable(value)}”`, '“…”'))
    .replace(/第\d+行/g, '第…行')
    .replace(/\brow \d+/gi, 'row …');

function entry<K, V>(map: Map<K, V>, key: K, made: () => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const value = made();
  map.set(key, value);
  return value;
}

const inOrder = (errors: readonly ImportError[]): ImportError[] => [...errors].sort((a, b) => a.row - b.row);
