import { useMemo, useState } from 'react';
import { rowHeights, type Density } from './Column';
import { declaredLayout, shownColumns, type ColumnLayout } from './column-layout';
import { Grid, type GridProps } from './Grid';

export interface DataTableProps<Row> extends Omit<
  GridProps<Row>,
  'look' | 'rowHeight' | 'rowName' | 'cellName' | 'headingOf' | 'lookOf' | 'goTo' | 'onRowFocus'
> {
  /** Order, hidden columns and widths, where the owner keeps them; otherwise the table does while it is shown. */
  layout?: ColumnLayout;
  density?: Density;
}

/** Records in rows: a grid whose columns are chosen, ordered and widened, 70 % of the screen high. */
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
