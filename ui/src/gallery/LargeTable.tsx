import { startTransition, useMemo, useState } from 'react';
import { text } from '@rdm/core/internal/kernel';
import { Card, DataTable, type Sort } from '../components';
import { sampleVouchers, sortedVouchers, type Voucher } from './sample-vouchers';
import { voucherColumns } from './TableStories';

const title = text('一万行', 'Ten thousand rows');
const rowKey = ({ id }: Voucher) => id;

/** A list of 10,000 rows, sorted in the browser. */
export function LargeTable() {
  const [all] = useState(() => sampleVouchers(10_000));
  const [sort, setSort] = useState<Sort>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const selection = useMemo(() => ({ selected, onChange: setSelected }), [selected]);
  const rows = useMemo(() => sortedVouchers(all, sort), [all, sort]);
  return (
    <Card title={title} flush>
      <DataTable
        label={title}
        columns={voucherColumns}
        rows={rows}
        rowKey={rowKey}
        selection={selection}
        sort={sort}
        onSort={(next) => startTransition(() => setSort(next))}
      />
    </Card>
  );
}
