/*
 * Blocks of cells as spreadsheets put them on the clipboard: lines of cells separated by tabs; a cell with a tab, a
 * line break or a leading quote is quoted, its own quotes doubled.
 */

export type Block = readonly (readonly string[])[];

export function toTabSeparated(block: Block): string {
  return block.map((line) => line.map(quoted).join('\t')).join('\n');
}

/** @returns at least one line; the trailing line break that spreadsheets add starts no further line. */
export function fromTabSeparated(clipboard: string): Block {
  const whole = clipboard.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const block: string[][] = [[]];
  let at = 0;
  for (;;) {
    const { cell, end } = cellAt(whole, at);
    block.at(-1)?.push(cell);
    if (end >= whole.length) return block;
    if (whole[end] === '\n') block.push([]);
    at = end + 1;
  }
}

/** Whether it holds more than one cell. */
export function isBlock(clipboard: string): boolean {
  const block = fromTabSeparated(clipboard);
  return block.length > 1 || block[0]!.length > 1;
}

function quoted(cell: string): string {
  const plain = cell.replace(/\r\n?/g, '\n');
  return /[\t\n]|^"/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

function cellAt(whole: string, at: number): { readonly cell: string; readonly end: number } {
  const inQuotes = /"((?:[^"]|"")*)"(?=[\t\n]|$)/y;
  inQuotes.lastIndex = at;
  const match = inQuotes.exec(whole);
  if (match) return { cell: match[1]!.replaceAll('""', '"'), end: inQuotes.lastIndex };
  const plain = /[^\t\n]*/y;
  plain.lastIndex = at;
  const cell = plain.exec(whole)?.[0] ?? '';
  return { cell, end: at + cell.length };
}
