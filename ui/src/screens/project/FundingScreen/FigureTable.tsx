import type { ReactNode } from 'react';
import type { Text } from '@rdm/core/internal/kernel';
import { Amount, classNames, WideTable } from '../../../components';
import { useText } from '../../../theme';

/** A column of figures. */
export interface FigureColumn {
  readonly key: string;
  readonly head: ReactNode;
}

export interface FigureTableProps {
  /** What the table is of. */
  label: Text;
  /** Of the column of labels. */
  heading: Text;
  columns: readonly FigureColumn[];
  /** A cell a column: a figure, or the place it is typed in. */
  rows: readonly { readonly key: string; readonly label: Text; readonly cells: readonly ReactNode[] }[];
  /** In 元, in the order of the columns; null where it is not known. */
  total: { readonly label: Text; readonly figures: readonly (string | null)[] };
}

const cell = 'border-b border-line px-2 py-1.5';

/** Figures by row, shown or typed, with their total below. */
export function FigureTable({ label, heading, columns, rows, total }: FigureTableProps) {
  const read = useText();
  return (
    <WideTable label={label}>
      <thead>
        <tr className="text-left text-dim">
          <th scope="col" className={classNames(cell, 'align-middle')}>
            {read(heading)}
          </th>
          {columns.map(({ key, head }) => (
            <th key={key} scope="col" className={classNames(cell, 'text-right align-middle whitespace-nowrap')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className={classNames(cell, 'min-w-24 text-left font-normal')}>
              {read(row.label)}
            </th>
            {row.cells.map((shown, at) => (
              <td key={columns[at]!.key} className={cell}>
                {shown}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="px-2 py-1.5 text-left font-semibold">
            {read(total.label)}
          </th>
          {total.figures.map((figure, at) => (
            <td key={columns[at]!.key} className="px-2 py-1.5">
              <Amount value={figure} strong />
            </td>
          ))}
        </tr>
      </tfoot>
    </WideTable>
  );
}
