/** The known name that is nearest to a mistyped one, by the letters that differ; null where none is near. */
export function nearestName(typed: string, names: readonly string[]): string | null {
  let nearest: string | null = null;
  let least = Math.max(1, Math.ceil(typed.length / 2)) + 1;
  for (const name of names) {
    const distance = name.includes(typed) || typed.includes(name) ? 1 : distanceOf([...typed], [...name]);
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest;
}

/** Letters to add, leave out or replace (Levenshtein). */
function distanceOf(one: readonly string[], other: readonly string[]): number {
  let above = other.map((_, at) => at + 1);
  above.unshift(0);
  for (const [row, letter] of one.entries()) {
    const line = [row + 1];
    for (const [at, against] of other.entries()) {
      line.push(Math.min(line[at]! + 1, above[at + 1]! + 1, above[at]! + (letter === against ? 0 : 1)));
    }
    above = line;
  }
  return above[other.length]!;
}
