/** A cell, perhaps of another sheet. */
const cell = /^('[^']+'!)?([A-Z]+)(\d+)$/;
/** Minimum number of cells to be written as a range. */
const leastInRange = 3;
/** Maximum number of arguments of a spreadsheet function. */
const mostArguments = 255;

interface Run {
  readonly column: string;
  readonly from: number;
  to: number;
}

/** The summands of a formula; adjacent cells of one column as a range: `C10:C17`. */
export function summandsOf(parts: readonly string[]): string[] {
  const runs: (Run | string)[] = [];
  for (const part of parts) {
    const [, sheet = '', letters, row] = cell.exec(part) ?? [];
    const before = runs.at(-1);
    if (letters === undefined) runs.push(part);
    else if (typeof before === 'object' && before.column === sheet + letters && before.to + 1 === Number(row)) {
      before.to += 1;
    } else runs.push({ column: sheet + letters, from: Number(row), to: Number(row) });
  }
  return runs.flatMap((run) => (typeof run === 'string' ? [run] : cellsOf(run)));
}

function cellsOf({ column, from, to }: Run): string[] {
  const rows = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  // Only the first cell of a range names the sheet.
  const last = `${column.slice(column.lastIndexOf('!') + 1)}${to}`;
  return rows.length >= leastInRange ? [`${column}${from}:${last}`] : rows.map((row) => `${column}${row}`);
}

/** `SUM(…)`, nested if there are more summands than a function accepts. */
export function sumCall(summands: readonly string[]): string {
  if (summands.length <= mostArguments) return `SUM(${summands.join(',')})`;
  const groups = Math.ceil(summands.length / mostArguments);
  return sumCall(
    Array.from({ length: groups }, (_, at) => sumCall(summands.slice(at * mostArguments, (at + 1) * mostArguments))),
  );
}
