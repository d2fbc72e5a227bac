import { useState } from 'react';
import { text } from '@rdm/core/internal/kernel';
import { Amount, Badge, ColumnChooser, DataTable, declaredLayout, type CellEdit, type Column } from '../components';
import { sampleVouchers, type Voucher } from './sample-vouchers';
import { states } from './state-names';
import { Story, Variant } from './Story';

const labels = {
  table: text('表格', 'Table'),
  vouchers: text('记账凭证', 'Vouchers'),
  date: text('日期', 'Date'),
  number: text('凭证号', 'Voucher'),
  summary: text('摘要', 'Summary'),
  subject: text('科目', 'Subject'),
  debit: text('借方金额（元）', 'Debit (yuan)'),
  credit: text('贷方金额（元）', 'Credit (yuan)'),
  project: text('项目', 'Project'),
  remark: text('备注', 'Remark'),
  full: text('选择、合计、操作、列设置', 'Selection, totals, actions, columns'),
  editable: text('可录入：输入、粘贴、撤销', 'Editable: type, paste, undo'),
  compact: text('紧凑', 'Compact'),
  edit: text('编辑', 'Edit'),
  copy: text('复制', 'Copy'),
  view: text('查看', 'View'),
  remove: text('删除', 'Delete'),
  failed: text('没有连上服务器，请检查网络后重试', 'The server could not be reached: check the network and retry'),
  positive: text('{column}不能为负数，请改正', '{column} cannot be negative: correct it'),
};

export const voucherColumns: readonly Column<Voucher>[] = [
  { key: 'date', title: labels.date, sortable: true },
  { key: 'number', title: labels.number, primary: true, sortable: true },
  { key: 'summary', title: labels.summary, sortable: true },
  { key: 'subject', title: labels.subject, sortable: true, render: ({ subject }) => <Badge>{subject}</Badge> },
  {
    key: 'debit',
    title: labels.debit,
    numeric: true,
    sortable: true,
    render: ({ debit }) => <Amount value={debit} />,
  },
  {
    key: 'credit',
    title: labels.credit,
    numeric: true,
    sortable: true,
    render: ({ credit }) => <Amount value={credit} />,
  },
  { key: 'project', title: labels.project, sortable: true },
  { key: 'remark', title: labels.remark },
];

const editableColumns: readonly Column<Voucher>[] = voucherColumns.map((column) => {
  if (column.key === 'summary' || column.key === 'remark') return { ...column, editor: { maxLength: 20 } };
  if (!column.numeric) return column;
  return { ...column, editor: { kind: 'decimal', locked: ({ id }) => id === '3' } };
});

const nothing = () => undefined;
const rowKey = ({ id }: Voucher) => id;
const actions = ['view', 'edit', 'copy', 'remove'] as const;
const rowActions = () =>
  actions.map((key) => ({ key, label: labels[key], onClick: nothing, danger: key === 'remove' }));

export function TableStories() {
  const [rows] = useState(() => sampleVouchers(12));
  const [typed, setTyped] = useState(() => sampleVouchers(6));
  const [layout, setLayout] = useState(declaredLayout);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['1', '2']));
  const shared = { label: labels.vouchers, columns: voucherColumns, rowKey };
  const enter = (edits: readonly CellEdit[]) =>
    setTyped((before) =>
      before.map((row) =>
        edits.reduce(
          (changed, edit) => (edit.row === row.id ? { ...changed, [edit.column]: edit.value } : changed),
          row,
        ),
      ),
    );
  return (
    <Story title={labels.table} wide>
      <Variant name={labels.full}>
        <div className="flex justify-end">
          <ColumnChooser columns={voucherColumns} layout={layout} onLayout={setLayout} />
        </div>
        <DataTable
          {...shared}
          rows={rows}
          layout={layout}
          onLayout={setLayout}
          selection={{ selected, onChange: setSelected }}
          currentKey="4"
          onOpen={nothing}
          onSort={nothing}
          sort={{ key: 'date', direction: 'asc' }}
          rowActions={rowActions}
          totals={{ debit: <Amount value="123456.78" strong />, credit: <Amount value="-9.5" strong /> }}
          maxHeight="20rem"
        />
      </Variant>
      <Variant name={labels.editable}>
        <DataTable {...shared} columns={editableColumns} rows={typed} onEdit={enter} />
      </Variant>
      <Variant name={labels.compact}>
        <DataTable {...shared} rows={rows.slice(0, 3)} density="compact" />
      </Variant>
      <Variant name={states.loading}>
        <DataTable {...shared} rows={[]} loading />
      </Variant>
      <Variant name={states.empty}>
        <DataTable {...shared} rows={[]} />
      </Variant>
      <Variant name={states.error}>
        <DataTable {...shared} rows={[]} error={labels.failed} onRetry={nothing} />
      </Variant>
    </Story>
  );
}
