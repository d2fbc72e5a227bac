import { useText } from '../../../theme';
import { classNames } from '../../../components';
import { headRows, type PaperColumn } from './paper-table';
import { stickyStyle, type StickyPlaces } from './sticky-places';

const cellClass = 'border-r border-b border-line-strong bg-sunken px-2 py-1.5 text-center font-semibold';

/** Merged heads as printed. */
export function PaperHead({ columns, sticky }: { columns: readonly PaperColumn[]; sticky: StickyPlaces }) {
  const read = useText();
  return (
    <thead className="sticky top-0 z-20">
      {headRows(columns).map((cells, level) => (
        <tr key={level}>
          {cells.map(({ key, title, columns: span, rows, column }) => {
            const stays = column ? sticky.get(column.key) : undefined;
            return (
              <th
                key={key}
                scope={column ? 'col' : 'colgroup'}
                colSpan={span}
                rowSpan={rows}
                className={classNames(cellClass, stays?.className)}
                style={stickyStyle(stays)}
              >
                {read(title)}
              </th>
            );
          })}
        </tr>
      ))}
    </thead>
  );
}
