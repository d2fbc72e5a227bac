import { resources } from '@rdm/core/internal/application';
import { recogniseLayouts } from '@rdm/core/internal/intake';
import { applyLayout, type Resource } from '@rdm/core/internal/records';
import type { CellValue } from '@rdm/core/internal/kernel';
import { describe, expect, it } from 'vitest';
import { foreignFiles, type ForeignFile, type Rows } from '../fixtures/foreign-files';

const registers = resources.filter(({ workbook, calls }) => workbook && calls.includes('import'));
const registerOf = (name: string): Resource => registers.find((each) => each.name === name)!;

const readingOf = (file: ForeignFile, rows: Rows) =>
  recogniseLayouts({ name: file.sheet, rows }, registers, []).find(({ register }) => register === file.register);

function laidOut(file: ForeignFile, rows: Rows) {
  const { layout } = readingOf(file, rows)!;
  const about = { resource: registerOf(file.register), fileName: `${file.name}.xlsx` };
  return applyLayout(layout, { name: file.sheet, rows }, about)!;
}

function byHeading([headings, ...rows]: Rows): Record<string, CellValue>[] {
  return rows.map((row) =>
    Object.fromEntries(row.flatMap((cell, at) => (cell === null ? [] : [[String(headings![at]), cell]]))),
  );
}

const withCell = (file: ForeignFile): Rows => {
  const [row, column] = file.twin.at;
  return file.rows.map((cells, at) =>
    at === row - 1 ? Object.assign([...cells], { [column - 1]: file.twin.cell }) : cells,
  );
};

describe.each(foreignFiles.map((file) => [file.name, file] as const))('%s', (_, file) => {
  it('is recognised as what it is', () => {
    const reading = recogniseLayouts({ name: file.sheet, rows: file.rows }, registers, [])[0]!;
    expect([reading.register, reading.grounds === 'builtIn' ? reading.layout.name.zh : null]).toEqual([
      file.register,
      file.layout,
    ]);
    expect(reading.missing).toEqual([]);
  });

  it('is read to the cent, and says which rows are no data', () => {
    const { rows, origin } = laidOut(file, file.rows);
    expect(byHeading(rows)).toEqual(file.expected);
    expect(origin.leftOut.map(({ row }) => row)).toEqual(file.leftOut);
  });

  it('with a fault keeps it, under the heading of the file', () => {
    const { rows, origin } = laidOut(file, withCell(file));
    const at = origin.rows.findIndex(({ row }) => row === file.twin.at[0]);
    const column = rows[at]!.indexOf(file.twin.shown);
    expect(column).toBeGreaterThanOrEqual(0);
    expect(origin.headings[String(rows[0]![column])]).toBe(file.twin.heading);
  });
});
