import type { ReactNode } from 'react';
import { useNarrow } from '../use-narrow';
import { CardList } from './CardList';
import { DataTable, type DataTableProps } from './DataTable';

export interface TableOrCardsProps<Row> extends DataTableProps<Row> {
  /** Above the cards: what the heads of the table are for, such as their order. */
  aboveCards?: ReactNode;
}

/** The records as a table; on a telephone, where there are any, one card under the other. */
export function TableOrCards<Row>({ aboveCards, ...props }: TableOrCardsProps<Row>) {
  const isNarrow = useNarrow();
  if (!isNarrow || props.rows.length === 0 || props.error) return <DataTable {...props} />;
  return (
    <>
      {aboveCards}
      <CardList {...props} />
    </>
  );
}
