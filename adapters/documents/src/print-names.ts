import type { WriteOptions, WriteSheet } from 'hucre/xlsx';

type PrintName = NonNullable<WriteOptions['namedRanges']>[number];

/** A sheet as a reference names it, e.g. `'研发人员工时分配表 2026-01'`. */
export const quotedSheet = (name: string): string => `'${name.replaceAll("'", "''")}'`;

/**
 * The sheets, with their print areas and the rows and columns repeated on every page as names of the workbook. The
 * library makes these names itself, but without quotes: of a sheet called `表 2026-01` programs then ignore them.
 */
export function withPrintNames(sheets: readonly WriteSheet[]): Pick<WriteOptions, 'namedRanges'> & {
  sheets: WriteSheet[];
} {
  const namedRanges: PrintName[] = [];
  const named = sheets.map((sheet): WriteSheet => {
    const { printArea, printTitlesRow, printTitlesColumn, ...pageSetup } = sheet.pageSetup ?? {};
    const own = (name: string, ...ranges: (string | undefined)[]) => {
      const given = ranges.filter((range) => range !== undefined).map((range) => `${quotedSheet(sheet.name)}!${range}`);
      if (given.length > 0) namedRanges.push({ name, range: given.join(','), scope: sheet.name });
    };
    own('_xlnm.Print_Area', printArea);
    own('_xlnm.Print_Titles', printTitlesRow, printTitlesColumn);
    return { ...sheet, pageSetup };
  });
  return { sheets: named, namedRanges };
}
