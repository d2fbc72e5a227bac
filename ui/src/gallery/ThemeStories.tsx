import { text } from '@rdm/core/internal/kernel';
import { Amount, Badge, Button, Card, DataTable, Field, Input, type Column } from '../components';
import { themeLabels, themeNames, useText } from '../theme';
import { sampleVouchers, type Voucher } from './sample-vouchers';

const labels = {
  save: text('保存', 'Save'),
  cancel: text('取消', 'Cancel'),
  name: text('项目名称', 'Project name'),
  error: text('请输入项目名称', 'Enter the project name'),
  number: text('凭证号', 'Voucher'),
  amount: text('金额（元）', 'Amount (yuan)'),
  locked: text('已锁定', 'Locked'),
};

const rows = sampleVouchers(3);
const rowKey = ({ id }: Voucher) => id;
const nothing = () => undefined;
const columns: readonly Column<Voucher>[] = [
  { key: 'number', title: labels.number, primary: true },
  { key: 'debit', title: labels.amount, numeric: true, render: ({ debit }) => <Amount value={debit} /> },
];

/** The main parts in each of the eleven themes at once. */
export function ThemeStories() {
  const read = useText();
  return (
    <div className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
      {themeNames.map((theme) => (
        <div key={theme} data-theme={theme} className="min-w-0 rounded-md bg-surface p-3 text-ink">
          <Card title={themeLabels[theme]} extra={<Badge tone="success">{read(labels.locked)}</Badge>}>
            <div className="space-y-3">
              <div className="flex gap-2">
                <Button variant="primary">{read(labels.save)}</Button>
                <Button>{read(labels.cancel)}</Button>
                <Badge tone="warning">{theme}</Badge>
              </div>
              <Field label={labels.name} required error={labels.error}>
                <Input value="" onChange={nothing} />
              </Field>
              <DataTable label={theme} columns={columns} rows={rows} rowKey={rowKey} onOpen={nothing} currentKey="1" />
            </div>
          </Card>
        </div>
      ))}
    </div>
  );
}
