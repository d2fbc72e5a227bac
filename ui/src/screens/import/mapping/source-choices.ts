import { fill, text, type Text } from '@rdm/core/internal/kernel';
import { comparedHeading, sourceFor, type Field, type FieldSource } from '@rdm/core/internal/records';
import type { Option } from '../../../components';

/** Where a value can come from beside one column of the file. */
export type SourceKind = Exclude<FieldSource['from'], 'column'>;

export const sourceLabels: Readonly<Record<SourceKind, Text>> = {
  constant: text('固定值', 'A fixed value'),
  title: text('表名（列名上方的文字）', 'The title above the headings'),
  fileName: text('文件名', 'The name of the file'),
  sheetName: text('工作表名', 'The name of the sheet'),
  joined: text('几列连接', 'Several columns joined'),
  sum: text('几列相加', 'Several columns added up'),
  firstOf: text('依次取第一个非空', 'The first that is not blank'),
  count: text('按顺序编号', 'Numbered in order'),
  unfoldedHeading: text('转为行的列：列名', 'Of a column turned into rows: its heading'),
  unfoldedCell: text('转为行的列：单元格', 'Of a column turned into rows: its cell'),
};

const ABSENT = text('{heading}（文件中没有）', '{heading} (not in the file)');

/** The columns of the file, and the one that is chosen where the file does not have it. */
export function columnOptions(headings: readonly string[], chosen?: string): Option[] {
  const asked = chosen === undefined ? undefined : comparedHeading(chosen);
  const isThere = asked === undefined || headings.some((heading) => comparedHeading(heading) === asked);
  return [
    ...headings.map((heading) => ({ value: heading, label: heading })),
    ...(isThere ? [] : [{ value: chosen!, label: fill(ABSENT, { heading: chosen! }) }]),
  ];
}

/** The heading as the file writes it. */
export const headingInFile = (headings: readonly string[], chosen: string): string =>
  headings.find((heading) => comparedHeading(heading) === comparedHeading(chosen)) ?? chosen;

const COLUMN = 'column ';
const KIND = 'kind ';

/** The value of a source in its select. */
export const choiceOf = (source: FieldSource): string =>
  source.from === 'column' ? `${COLUMN}${source.heading}` : `${KIND}${source.from}`;
export const choiceOfColumn = (heading: string): string => `${COLUMN}${heading}`;
export const choiceOfKind = (kind: SourceKind): string => `${KIND}${kind}`;

/**
 * The source that was chosen. Steps that were set for another column are kept; otherwise the field is read as its kind
 * is usually written.
 * @param first the heading of the first column, to begin a source of several columns with
 */
export function chosenSource(choice: string, field: Field, before: FieldSource | null, first: string): FieldSource {
  if (choice.startsWith(COLUMN)) {
    const heading = choice.slice(COLUMN.length);
    const steps = before?.from === 'column' ? before.steps : undefined;
    return steps ? { from: 'column', heading, steps } : sourceFor(field, heading);
  }
  const { steps } = sourceFor(field, '');
  const reads = steps ? { steps } : {};
  const kind = choice.slice(KIND.length) as SourceKind;
  switch (kind) {
    case 'constant':
      return { from: kind, value: '' };
    case 'joined':
    case 'firstOf':
      return {
        from: kind,
        sources: [{ from: 'column', heading: first }],
        ...(kind === 'joined' && { by: '-' }),
      } as FieldSource;
    case 'sum':
      return { from: kind, headings: [first] };
    case 'count':
      return { from: kind, within: [] };
    default:
      return { from: kind, ...reads };
  }
}
