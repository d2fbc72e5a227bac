/** The longest pattern a layout may hold, and the longest text that one is tried on. */
const LONGEST_PATTERN = 200;
const LONGEST_TEXT = 200;
/** Unbounded repetitions in one pattern: the time of a match grows by this power of the text's length. */
const MOST_REPETITIONS = 3;

const COUNTED = /^\{(\d*)(,?)(\d*)\}/;

/**
 * Compiles a regular expression that a person wrote, where it matches in bounded time: no repeated group, no reference
 * back, at most three unbounded repetitions. Null for any other.
 */
export function boundedPattern(pattern: string): ((text: string) => RegExpExecArray | null) | null {
  if (pattern === '' || pattern.length > LONGEST_PATTERN || !isBounded(pattern)) return null;
  try {
    const compiled = new RegExp(pattern, 'iu');
    return (text) => compiled.exec(text.slice(0, LONGEST_TEXT));
  } catch {
    return null;
  }
}

function isBounded(pattern: string): boolean {
  let unbounded = 0;
  for (let at = 0; at < pattern.length; at += 1) {
    const character = pattern[at]!;
    if (character === '\\') {
      if (/[1-9k]/.test(pattern[at + 1] ?? '')) return false;
      at += 1;
    } else if (character === '[') {
      at = endOfClass(pattern, at);
    } else if (character === '(' && /^\(\?(?!:|<[A-Za-z])/.test(pattern.slice(at, at + 5))) {
      return false;
    } else if (character === ')' && /^[*+{]/.test(pattern.slice(at + 1))) {
      return false;
    } else if (character === '*' || character === '+') unbounded += 1;
    else if (character === '{') {
      const [, from = '', comma = '', to = ''] = COUNTED.exec(pattern.slice(at)) ?? [];
      if ((comma !== '' && to === '') || Number(from) > LONGEST_TEXT || Number(to) > 20) unbounded += 1;
    }
  }
  return unbounded <= MOST_REPETITIONS;
}

function endOfClass(pattern: string, start: number): number {
  for (let at = start + 1; at < pattern.length; at += 1) {
    if (pattern[at] === '\\') at += 1;
    else if (pattern[at] === ']' && at > start + 1) return at;
  }
  return pattern.length;
}
