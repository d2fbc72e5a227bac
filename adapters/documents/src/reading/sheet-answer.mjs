// What is answered of a sheet. Plain JavaScript, like parse-workbook.mjs.

/** Merged cells told of a sheet at most: more are no heads or groups that somebody sees. */
const MOST_MERGES = 100_000;

/** The parsed sheet, or that it has no rows. */
export function sheetAnswer({ file, name, rows, merges = [], sheets = [{ name, hidden: false }] }) {
  if (rows === null) return { kind: 'tooLarge' };
  if (rows.length === 0) return { kind: 'noRows', sheet: name };
  return {
    kind: 'sheet',
    file,
    name,
    rows,
    ...(merges.length > 0 && { merges: merges.slice(0, MOST_MERGES) }),
    sheets: [...sheets.filter(({ hidden }) => !hidden), ...sheets.filter(({ hidden }) => hidden)].map(
      (sheet) => sheet.name,
    ),
    hiddenSheets: sheets.filter(({ hidden }) => hidden).map((sheet) => sheet.name),
  };
}

/** The sheet of this name, or the first that is not hidden; undefined where there is none. */
export function chosenSheet(sheets, wanted) {
  if (wanted !== undefined) return sheets.find(({ name }) => name === wanted);
  return sheets.find(({ hidden }) => !hidden) ?? sheets[0];
}
