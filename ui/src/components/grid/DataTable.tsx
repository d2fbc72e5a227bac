import { useMemo, useState } from 'react';
import { rowHeights, type Density } from './Column';
import { declaredLayout, shownColumns, type ColumnLayout } from './column-layout';
import { Grid, type GridProps } from './Grid';

export interface DataTableProps<Row> extends Omit<
  GridProps<Row>,
  'look' | 'rowHeight' | 'rowName' | 'cellName' | 'headingOf' | 'lookOf' | 'goTo' | 'onRowFocus'
> {
  /** Order, hidden columns and widths when controlled by the owner; otherwise kept by the table while mounted. */
  layout?: ColumnLayout;
  density?: Density;
}

/** A grid of records whose columns can be chosen, ordered and resized; at most 70% of the screen high. */
export function DataTable<Row>({ density = 'normal', maxHeight = '70dvh', ...props }: DataTableProps<Row>) {
  const [ownLayout, setOwnLayout] = useState(declaredLayout);
  const layout = props.layout ?? ownLayout;
  const columns = useMemo(() => shownColumns(props.columns, layout), [props.columns, layout]);
  return (
    <Grid
      {...props}
      look="list"
      columns={columns}
      rowHeight={rowHeights[density]}
      layout={layout}
      onLayout={props.onLayout ?? setOwnLayout}
      maxHeight={maxHeight}
    />
  );
}
