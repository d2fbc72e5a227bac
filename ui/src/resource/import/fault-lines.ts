import { quotable } from '@rdm/core/internal/kernel';
import type { ImportError } from '@rdm/core/internal/records';

/** Faults of a column shown as one line. */
export interface FaultLine {
  /** The common message; null for mixed faults, which show their own. */
  readonly message: string | null;
  /** Whether they differ in the value they quote, or the row they name; `message` then leaves it out. */
  readonly varies: boolean;
  readonly errors: readonly ImportError[];
}

/** Up to this many messages that differ only in the quoted value are shown separately. */
const MOST_ALIKE = 10;
/** Maximum number of lines per column; the rest goes into one virtualised table. */
const MOST_LINES = 20;

/**
 * The faults of one column, grouped with all cells that have them: identical messages form one line, and so do more
 * than ten messages that differ only in the quoted value. Single faults come first, as mixed faults.
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

/** The faults by message, and the messages by their text without values and rows. */
function byKind(errors: readonly ImportError[]): Map<string, Map<string, ImportError[]>> {
  const kinds = new Map<string, Map<string, ImportError[]>>();
  for (const error of errors) {
    const sentences = entry(kinds, kindOf(error), () => new Map<string, ImportError[]>());
    entry(sentences, error.message, () => []).push(error);
  }
  return kinds;
}

/** The message with the value of its own cell and the row numbers replaced by an ellipsis. */
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
