import { useState, type ReactNode } from 'react';
import ChartColumn from 'lucide:chart-column';
import Table from 'lucide:table';
import { text } from '@rdm/core/internal/kernel';
import { Card, IconButton } from '../../../components';
import { useText, type Label } from '../../../theme';

const labels = {
  table: text('显示为表格', 'Show as a table'),
  chart: text('显示为图表', 'Show as a chart'),
  nothing: text(
    '本年度还没有归集的费用；导入台账和凭证后，在“加计扣除优惠明细”中一键重算',
    'No cost is collected for this year yet; import the registers and vouchers, then recompute on the deduction page',
  ),
};

export interface ChartCardProps {
  title: Label;
  className?: string;
  /** Every figure is zero: a hint replaces the empty chart. */
  isEmpty: boolean;
  /** Chart and table show the same figures. */
  chart: ReactNode;
  table: ReactNode;
}

/** A chart that can be switched to a table of its figures. */
export function ChartCard({ title, className, isEmpty, chart, table }: ChartCardProps) {
  const read = useText();
  const [asTable, setAsTable] = useState(false);
  if (isEmpty) {
    return (
      <Card title={title} className={className}>
        <p className="text-dim">{read(labels.nothing)}</p>
      </Card>
    );
  }
  return (
    <Card
      title={title}
      className={className}
      extra={
        <IconButton
          size="small"
          label={asTable ? labels.chart : labels.table}
          icon={asTable ? <ChartColumn aria-hidden size={16} /> : <Table aria-hidden size={16} />}
          onClick={() => setAsTable(!asTable)}
        />
      }
    >
      {asTable ? table : chart}
    </Card>
  );
}
