/** Half of the characters in common: 工资 for 工资薪金, but not 备注 for 岗位. */
const ALIKE = 0.5;

/** Of the headings nobody knows, the one that was probably meant by `heading`. */
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
