import type { DocumentCell, DocumentFact, DocumentPart } from '@rdm/core/internal/kernel';
import { AlignmentType, HeightRule, Paragraph, Table, TableCell, TableRow, VerticalAlign, WidthType } from 'docx';
import { columnWidths } from './column-widths';
import { runsOf } from './runs';
import { faces, textWidth } from './typography';

type Amounts = Extract<DocumentPart, { kind: 'amounts' }>;
type Grid = Extract<DocumentPart, { kind: 'grid' }>;
type Alignment = (typeof AlignmentType)[keyof typeof AlignmentType];

const ROW_HEIGHT = 480;
const LABEL_WIDTH = Math.round(textWidth * 0.18);
const VALUE_WIDTH = Math.floor(textWidth / 2) - LABEL_WIDTH;
const CATEGORY_WIDTH = Math.round(textWidth * 0.6);

interface Cell {
  readonly text: string;
  readonly width: number;
  readonly face?: 'label' | 'cell' | 'denseLabel' | 'dense';
  readonly span?: number;
  readonly align?: Alignment;
}

/** Labels and values, two pairs to a line; a wide value, or one left alone, takes the whole line. */
export function factsTable(facts: readonly DocumentFact[]): Table {
  const rows: TableRow[] = [];
  for (let at = 0; at < facts.length; at += 1) {
    const fact = facts[at]!;
    const beside = fact.wide ? undefined : facts[at + 1];
    if (beside && !beside.wide) {
      rows.push(rowOf([...pairOf(fact), ...pairOf(beside)]));
      at += 1;
    } else rows.push(rowOf(wideOf(fact)));
  }
  return tableOf([LABEL_WIDTH, VALUE_WIDTH, LABEL_WIDTH, VALUE_WIDTH], rows);
}

/** Amounts by purpose, right-aligned, and their total. */
export function amountsTable({ headings, rows, total }: Amounts): Table {
  const line = ([label, amount]: readonly [string, string], face: Cell['face']) =>
    rowOf([
      { text: label, width: CATEGORY_WIDTH, face },
      { text: amount, width: textWidth - CATEGORY_WIDTH, face, align: AlignmentType.RIGHT },
    ]);
  const heading = rowOf(
    headings.map((text, at) => ({
      text,
      width: at === 0 ? CATEGORY_WIDTH : textWidth - CATEGORY_WIDTH,
      face: 'label' as const,
      align: AlignmentType.CENTER,
    })),
    true,
  );
  return tableOf(
    [CATEGORY_WIDTH, textWidth - CATEGORY_WIDTH],
    [heading, ...rows.map((row) => line(row, 'cell')), line(total, 'label')],
  );
}

/** More columns than this are set in smaller letters. */
const PLAIN_COLUMNS = 5;

/** Amounts stand at the right; a heading may take two lines. */
export function gridTable({ headings, rows }: Grid): Table {
  const isDense = headings.length > PLAIN_COLUMNS;
  const [label, cell] = isDense ? (['denseLabel', 'dense'] as const) : (['label', 'cell'] as const);
  const textOf = (cell: DocumentCell | undefined) => (typeof cell === 'object' ? cell.amount : (cell ?? ''));
  const widths = columnWidths(
    headings.map((heading, at) => [heading.slice(0, heading.length / 2), ...rows.map((row) => textOf(row[at]))]),
    textWidth,
    faces[cell].size,
  );
  const heading = rowOf(
    headings.map((text, at) => ({
      text,
      width: widths[at]!,
      face: label,
      align: AlignmentType.CENTER,
    })),
    true,
  );
  const body = rows.map((row) =>
    rowOf(
      headings.map((_, at) => ({
        text: textOf(row[at]),
        width: widths[at]!,
        face: cell,
        ...(typeof row[at] === 'object' && { align: AlignmentType.RIGHT }),
      })),
    ),
  );
  return tableOf(widths, [heading, ...body]);
}

const pairOf = ({ label, value }: DocumentFact): Cell[] => [
  { text: label, width: LABEL_WIDTH, face: 'label', align: AlignmentType.CENTER },
  { text: value, width: VALUE_WIDTH },
];

const wideOf = ({ label, value }: DocumentFact): Cell[] => [
  { text: label, width: LABEL_WIDTH, face: 'label', align: AlignmentType.CENTER },
  { text: value, width: textWidth - LABEL_WIDTH, span: 3 },
];

const tableOf = (columnWidths: readonly number[], rows: readonly TableRow[]): Table =>
  new Table({ columnWidths, rows, width: { size: textWidth, type: WidthType.DXA } });

/** A row is never split by a page break; heading rows are repeated on the next page. */
const rowOf = (cells: readonly Cell[], tableHeader = false): TableRow =>
  new TableRow({
    ...(tableHeader && { tableHeader }),
    cantSplit: true,
    height: { value: ROW_HEIGHT, rule: HeightRule.ATLEAST },
    children: cells.map(
      ({ text, width, face = 'cell', span, align = AlignmentType.LEFT }) =>
        new TableCell({
          width: { size: width, type: WidthType.DXA },
          verticalAlign: VerticalAlign.CENTER,
          margins: { left: 100, right: 100, top: 60, bottom: 60 },
          ...(span && { columnSpan: span }),
          children: [new Paragraph({ alignment: align, children: runsOf(text, faces[face]) })],
        }),
    ),
  });
