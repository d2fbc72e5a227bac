import { fill, text, type ImportError } from '@rdm/core/kernel';
import { Badge, DataTable, type Column } from '../../components';
import { useText } from '../../theme';
import type { ErrorGroup } from './WorkbookImport';

const labels = {
  table: text('{column}的错误', 'Faults of {column}'),
  sheet: text('整个工作簿', 'The whole workbook'),
  row: text('行', 'Row'),
  value: text('单元格内容', 'Cell'),
  message: text('问题', 'What is wrong'),
};

type Row = ImportError & { readonly key: string };

const columns: readonly Column<Row>[] = [
  { key: 'row', title: labels.row, numeric: true, width: 72 },
  { key: 'value', title: labels.value, width: 180 },
  { key: 'message', title: labels.message, render: ({ message }) => <span title={message}>{message}</span> },
];

/** The faults of a refused workbook, a table for each column; the first is open. */
export function ImportErrors({ groups }: { groups: readonly ErrorGroup[] }) {
  const read = useText();
  return (
    <div className="space-y-2">
      {groups.map(({ column, errors }, place) => {
        const name = column || read(labels.sheet);
        return (
          <details key={column} open={place === 0} className="rounded-md border border-line">
            <summary className="cursor-pointer px-3 py-1.5 text-table">
              {name} <Badge tone="danger">{errors.length}</Badge>
            </summary>
            <DataTable
              label={fill(labels.table, { column: name })}
              columns={columns}
              rows={errors.map((error, index) => ({ ...error, key: String(index) }))}
              rowKey={({ key }) => key}
              density="compact"
              maxHeight="16rem"
            />
          </details>
        );
      })}
    </div>
  );
}
