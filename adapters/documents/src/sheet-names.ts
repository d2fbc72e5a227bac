const LONGEST = 31;

/**
 * Names a workbook accepts: not empty, at most 31 characters, without `[ ] : * ? / \`, no apostrophe at either end,
 * not the reserved `History`, and each only once whatever the case.
 */
export function sheetNames(wished: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return wished.map((wish) => {
    const allowed = wish
      .replace(/[[\]:*?/\\\p{Cc}]/gu, '_')
      .replace(/^'+|'+$/g, '')
      .trim();
    const name = allowed === '' || allowed.toLowerCase() === 'history' ? `${allowed}_` : allowed;
    let candidate = cut(name, LONGEST);
    for (let n = 2; taken.has(candidate.toLowerCase()); n++) candidate = `${cut(name, LONGEST - 5)}(${n})`;
    taken.add(candidate.toLowerCase());
    return candidate;
  });
}

/** Truncates without leaving a lone surrogate or an apostrophe at the end. */
function cut(name: string, length: number): string {
  return name
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/'+$/, '_');
}
