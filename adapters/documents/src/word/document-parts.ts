import type { DocumentPart } from '@rdm/core/internal/kernel';
import { AlignmentType, Paragraph, type FileChild } from 'docx';
import { runsOf } from './runs';
import { amountsTable, factsTable, gridTable } from './tables';
import { faces, firstLine, lines } from './typography';

const isTable = ({ kind }: DocumentPart): boolean => kind === 'facts' || kind === 'grid';

/** Two tables that follow one another are one to Word, unless something stands between them. */
const between = () => new Paragraph({ spacing: { line: 200, lineRule: 'exact' } });

/** The paragraphs and tables of all parts. */
export const childrenOfParts = (parts: readonly DocumentPart[]): FileChild[] =>
  parts.flatMap((part, at) => [
    ...(isTable(part) && at > 0 && isTable(parts[at - 1]!) ? [between()] : []),
    ...childrenOf(part),
  ]);

/** The paragraphs and tables of a part. */
function childrenOf(part: DocumentPart): FileChild[] {
  switch (part.kind) {
    case 'heading':
      return [headingOf(part.text)];
    case 'paragraphs':
      return part.paragraphs.map((text) => textOf(text));
    case 'facts':
      return [factsTable(part.facts)];
    case 'amounts':
      return [unitOf(part.unit), amountsTable(part)];
    case 'grid':
      return [gridTable(part)];
    case 'list':
      return part.items.map((item, at) => textOf(`${at + 1}. ${item}`));
    case 'signatures':
      return part.lines.flatMap(signatureOf);
  }
}

/** The title and the line under it, both centred. */
export function titleOf(title: string, subtitle: string | undefined): Paragraph[] {
  const centred = { alignment: AlignmentType.CENTER, spacing: { after: 240 } } as const;
  return [
    new Paragraph({ ...centred, children: runsOf(title, faces.title) }),
    ...(subtitle === undefined ? [] : [new Paragraph({ ...centred, children: runsOf(subtitle, faces.text) })]),
  ];
}

/** Outline level 1, so that Word's navigation pane shows the sections; kept with the next paragraph. */
const headingOf = (text: string): Paragraph =>
  new Paragraph({
    outlineLevel: 0,
    keepNext: true,
    spacing: { ...lines, before: 240, after: 120 },
    children: runsOf(text, faces.heading),
  });

const textOf = (text: string): Paragraph =>
  new Paragraph({
    alignment: AlignmentType.BOTH,
    spacing: lines,
    indent: firstLine,
    children: runsOf(text, faces.text),
  });

const unitOf = (unit: string): Paragraph =>
  new Paragraph({ alignment: AlignmentType.RIGHT, keepNext: true, children: runsOf(unit, faces.cell) });

const signatureOf = (label: string): Paragraph[] => [
  new Paragraph({ keepNext: true, spacing: { ...lines, before: 360 }, children: runsOf(`${label}：`, faces.text) }),
  new Paragraph({
    alignment: AlignmentType.RIGHT,
    spacing: lines,
    children: runsOf('年　　月　　日', faces.text),
  }),
];
