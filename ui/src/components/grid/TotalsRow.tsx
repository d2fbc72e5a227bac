import type { CSSProperties, ReactNode } from 'react';
import { text } from '@rdm/core/internal/kernel';
import { useText } from '../../theme';
import { classNames } from '../class-names';
import { alignmentOf, type Column } from './Column';
import type { StickyPlace, StickyPlaces } from './sticky-columns';

const labels = { total: text('合计', 'Total') };

const cell = 'sticky bottom-0 border-b border-line bg-sunken';

export interface TotalsRowProps<Row> {
  columns: readonly Column<Row>[];
  sticky: StickyPlaces;
  totals: Readonly<Record<string, ReactNode>>;
  totalsOf: string | undefined;
  rowIndex: number;
  height: number;
  selectable: boolean;
  withActions: boolean;
}

/** The last row. What the totals are of stands in the primary column, or in the first where a total is before that. */
export function TotalsRow<Row>(props: TotalsRowProps<Row>) {
  const { columns, sticky, totals, totalsOf, rowIndex, height, selectable, withActions } = props;
  const read = useText();
  const primary = columns.findIndex(({ key }) => sticky.get(key)?.narrow);
  const firstTotal = columns.findIndex(({ key }) => totals[key] !== undefined);
  const words = firstTotal > 0 && firstTotal < primary ? 0 : primary;
  return (
    <tfoot>
      <tr aria-rowindex={rowIndex} style={{ height }}>
        {selectable && <td className={classNames(cell, 'left-0 z-20')} />}
        {columns.map((column, place) => {
          const stays = sticky.get(column.key);
          return (
            <td
              key={column.key}
              className={classNames(
                cell,
                'truncate px-1.5 font-semibold',
                alignmentOf(column),
                stays ? stickyTotal(stays) : 'z-10',
              )}
              style={stays && ({ '--stays': `${stays.left}px` } as CSSProperties)}
            >
              {totals[column.key] ?? (place === words ? (totalsOf ?? read(labels.total)) : null)}
            </td>
          );
        })}
        {withActions && <td className={classNames(cell, 'z-10 md:right-0 md:z-20')} />}
      </tr>
    </tfoot>
  );
}

/** Every total stays at the bottom; that of a sticky column also at the left, on a narrow screen only the first. */
function stickyTotal({ narrow }: StickyPlace): string {
  return classNames(
    'z-20 shadow-[1px_0_0_var(--line)]',
    narrow ? 'left-(--stays) max-w-[38vw] md:max-w-90' : 'max-w-90 md:left-(--stays)',
  );
}
