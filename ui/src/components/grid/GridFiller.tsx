import { SkeletonBar } from '../Skeleton';
import { selectionWidth, type Column } from './Column';
import type { StickyPlaces } from './sticky-columns';

const skeletonRows = 8;

export interface WidthColumnsProps<Row> {
  columns: readonly Column<Row>[];
  sticky: StickyPlaces;
  resizable: boolean;
  widths: Readonly<Record<string, number>>;
  actions: number;
  selectable: boolean;
}

/** Fixed widths. In a resizable grid the last column takes the remaining space, so that edges follow the mouse. */
export function WidthColumns<Row>(props: WidthColumnsProps<Row>) {
  const { columns, sticky, resizable, widths, actions, selectable } = props;
  const widthOf = (place: number, key: string) => {
    if (!resizable) return widths[key];
    if (sticky.has(key)) return `min(${widths[key]}px, 38vw)`;
    return place === columns.length - 1 ? undefined : widths[key];
  };
  return (
    <colgroup>
      {selectable && <col style={{ width: selectionWidth }} />}
      {columns.map(({ key }, place) => (
        <col key={key} style={{ width: widthOf(place, key) }} />
      ))}
      {actions > 0 && <col style={{ width: actions }} />}
    </colgroup>
  );
}

/** A placeholder with the height of the rows not rendered. */
export function Gap({ height, width }: { height: number; width: number }) {
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={width} />
    </tr>
  );
}

export function SkeletonRows({ width, height }: { width: number; height: number }) {
  return Array.from({ length: skeletonRows }, (_, row) => (
    <tr key={row} aria-hidden style={{ height }}>
      <td colSpan={width} className="border-b border-line px-2">
        <SkeletonBar width={`${92 - ((row * 17) % 40)}%`} />
      </td>
    </tr>
  ));
}
