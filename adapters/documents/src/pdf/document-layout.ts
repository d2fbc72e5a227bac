import type { DocumentCell, DocumentContent, DocumentFact, DocumentPart } from '@rdm/core/internal/kernel';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { columnWidths } from '../word/column-widths';
import { ruled } from './ruled-table';

type Grid = Extract<DocumentPart, { kind: 'grid' }>;
type Amounts = Extract<DocumentPart, { kind: 'amounts' }>;

const CELL = 9;
/** Columns of a grid are measured in thousandths of the room. */
const WHOLE = 9070;

/** A document as its pages show it. */
export const documentLayout = ({ title, subtitle, parts }: DocumentContent): Content => [
  { text: title, alignment: 'center', bold: true, fontSize: 16, margin: [0, 0, 0, 10] },
  ...(subtitle === undefined ? [] : [subtitleLayout(subtitle)]),
  ...parts.flatMap(partLayout),
];

const subtitleLayout = (text: string): Content => ({ text, alignment: 'center', margin: [0, 0, 0, 10] });

function partLayout(part: DocumentPart): Content[] {
  switch (part.kind) {
    case 'heading':
      return [{ text: part.text, bold: true, fontSize: 12, margin: [0, 10, 0, 4] }];
    case 'paragraphs':
      return part.paragraphs.map((text) => ({ text, leadingIndent: 21, margin: [0, 0, 0, 4] }));
    case 'facts':
      return [factsLayout(part.facts)];
    case 'amounts':
      return [{ text: part.unit, alignment: 'right', fontSize: CELL }, amountsLayout(part)];
    case 'grid':
      return [gridLayout(part)];
    case 'list':
      return part.items.map((item, at) => ({ text: `${at + 1}. ${item}`, margin: [0, 0, 0, 4] }));
    case 'signatures':
      return part.lines.map((line) => ({
        columns: [`${line}：`, { text: '年　　月　　日', alignment: 'right' }],
        margin: [0, 18, 0, 0],
      }));
  }
}

/** Labels and values, two pairs to a line; a wide value, or one left alone, takes the whole line. */
function factsLayout(facts: readonly DocumentFact[]): Content {
  const label = (text: string): TableCell => ({ text, alignment: 'center', bold: true });
  const body: TableCell[][] = [];
  for (let at = 0; at < facts.length; at += 1) {
    const fact = facts[at]!;
    const beside = fact.wide ? undefined : facts[at + 1];
    if (beside && !beside.wide) {
      body.push([label(fact.label), fact.value, label(beside.label), beside.value]);
      at += 1;
    } else body.push([label(fact.label), { text: fact.value, colSpan: 3 }, {}, {}]);
  }
  return ruled({ widths: ['18%', '32%', '18%', '32%'], body, fontSize: CELL });
}

function amountsLayout({ headings, rows, total }: Amounts): Content {
  const line = ([label, amount]: readonly [string, string], bold: boolean): TableCell[] => [
    { text: label, bold },
    { text: amount, alignment: 'right', bold, noWrap: true },
  ];
  const head = headings.map((text): TableCell => ({ text, alignment: 'center', bold: true }));
  const body = [head, ...rows.map((row) => line(row, false)), line(total, true)];
  return ruled({ widths: ['60%', '40%'], body, headerRows: 1, fontSize: CELL });
}

function gridLayout({ headings, rows }: Grid): Content {
  const textOf = (cell: DocumentCell | undefined) => (typeof cell === 'object' ? cell.amount : (cell ?? ''));
  const widths = columnWidths(
    headings.map((heading, at) => [heading.slice(0, heading.length / 2), ...rows.map((row) => textOf(row[at]))]),
    WHOLE,
  );
  const body: TableCell[][] = [
    headings.map((text) => ({ text, alignment: 'center', bold: true })),
    ...rows.map((row) =>
      headings.map((_, at): TableCell => ({
        text: textOf(row[at]),
        alignment: typeof row[at] === 'object' ? 'right' : 'left',
      })),
    ),
  ];
  return ruled({ widths: widths.map((width) => `${(width / WHOLE) * 100}%`), body, headerRows: 1, fontSize: CELL });
}
