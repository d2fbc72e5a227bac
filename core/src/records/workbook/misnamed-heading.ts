/** The least share of common characters: 工资 matches 工资薪金, but 备注 does not match 岗位. */
const ALIKE = 0.5;

/** The unknown heading that is most similar to `heading` and so probably a misspelling of it; null if none is. */
export function misnamedHeading(heading: string, unknown: readonly string[]): string | null {
  const alike = unknown.filter((other) => likeness(heading, other) >= ALIKE);
  return alike.sort((a, b) => likeness(heading, b) - likeness(heading, a))[0] ?? null;
}

function likeness(a: string, b: string): number {
  const left = [...b];
  const shared = [...a].filter((character) => {
    const at = left.indexOf(character);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return shared.length / Math.max([...a].length, [...b].length);
}
