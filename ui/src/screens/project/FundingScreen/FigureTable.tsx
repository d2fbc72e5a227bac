import type { Text } from '@rdm/core/internal/kernel';
import { Amount, classNames, WideTable } from '../../../components';
import { useText } from '../../../theme';

interface Row {
  readonly label: Text | string;
  /** In 元, in the order of the columns; null where it is not known. */
  readonly figures: readonly (string | null)[];
}

export interface FigureTableProps {
  title: Text;
  /** Of the column of labels. */
  heading: Text;
  columns: readonly Text[];
  rows: readonly (Row & { readonly key: string })[];
  total: Row;
}

const cell = 'border-b border-line px-2 py-1.5';

/** Figures by row under a heading, with their total. */
export function FigureTable({ title, heading, columns, rows, total }: FigureTableProps) {
  const read = useText();
  const say = (label: Row['label']) => (typeof label === 'string' ? label : read(label));
  return (
    <section className="space-y-2">
      <h3 className="font-semibold">{read(title)}</h3>
      <WideTable label={title}>
        <thead>
          <tr className="text-left text-dim">
            <th scope="col" className={cell}>
              {read(heading)}
            </th>
            {columns.map((column) => (
              <th key={column.en} scope="col" className={classNames(cell, 'text-right whitespace-nowrap')}>
                {read(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, figures }) => (
            <tr key={key}>
              <th scope="row" className={classNames(cell, 'min-w-24 text-left font-normal')}>
                {say(label)}
              </th>
              {figures.map((figure, at) => (
                <td key={columns[at]!.en} className={cell}>
                  <Amount value={figure} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="px-2 py-1.5 text-left font-semibold">
              {say(total.label)}
            </th>
            {total.figures.map((figure, at) => (
              <td key={columns[at]!.en} className="px-2 py-1.5">
                <Amount value={figure} strong />
              </td>
            ))}
          </tr>
        </tfoot>
      </WideTable>
    </section>
  );
}
