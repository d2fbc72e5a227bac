import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import type { ItemBeside } from '@rdm/core/internal/cost';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import { costItems } from '@rdm/core/internal/tax';
import { Amount, Badge, Drawer, ErrorState, Skeleton } from '../../../components';
import { useText } from '../../../theme';
import { verifyScreens } from '../month-locks';
import type { MonthCloseViewModel } from './MonthCloseViewModel';
import { standings } from './standings';

const labels = {
  title: text('{month} {group}', '{group}, {month}'),
  allocated: text('分摊', 'Allocated'),
  booked: text('凭证', 'Booked'),
  difference: text('差异', 'Difference'),
  item: text('费用项目与项目', 'Item and project'),
  sides: text('差异构成', 'What the difference is made of'),
  noProject: text('凭证未指定项目，或您不能查看的项目', 'No project on the voucher, or a project you may not see'),
  total: text('合计', 'Total'),
  reason: text('差异原因：{reason}', 'Reason: {reason}'),
  nothing: text('两边都没有明细', 'Neither side has any rows'),
  nowOther: text(
    '明细为当前数据；锁定的合计不随之变化。',
    'The rows are of now; the locked totals do not follow them.',
  ),
  entries: text('{count} 条凭证分录', '{count} voucher {count|entry|entries}'),
  register: text('在核对登记表中打开', 'Open in the verify register'),
};

const itemNames = new Map<string, Text>(costItems.map(({ code, label }) => [code, label]));

/** Both sides of a month beside each other, by item and project, down to the entries of vouchers. */
export const MonthDrawer = observer(function MonthDrawer({ page }: { page: MonthCloseViewModel }) {
  const read = useText();
  const { cell, beside, besideFault } = page;
  if (!cell) return null;
  const { group, month } = cell;
  const { label: standing, tone } = standings[month.standing];
  const path = verifyScreens.find((each) => each.group === group.group)!.path;
  return (
    <Drawer
      open
      size="medium"
      title={fill(labels.title, { month: month.month, group: read(group.label) })}
      extra={<Badge tone={tone}>{read(standing)}</Badge>}
      onClose={() => page.hide()}
    >
      {month.reason && <p className="mb-3 text-body">{read(fill(labels.reason, { reason: month.reason }))}</p>}
      {besideFault && <ErrorState title={besideFault.message} onRetry={() => void page.loadBeside()} />}
      {!beside && !besideFault && <Skeleton lines={6} />}
      {beside && (
        <table aria-label={read(labels.sides)} className="w-full text-table">
          <thead>
            <tr className="border-b border-line text-dim">
              <th className="p-1 text-left font-normal">{read(labels.item)}</th>
              {[labels.allocated, labels.booked, labels.difference].map((head) => (
                <th key={head.en} className="p-1 text-right font-normal">
                  {read(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {beside.length === 0 && (
              <tr>
                <td colSpan={4} className="p-3 text-center text-dim">
                  {read(labels.nothing)}
                </td>
              </tr>
            )}
            {beside.map((side) => (
              <SideRow key={`${side.item} ${side.projectId}`} side={side} />
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t border-line-strong font-semibold">
              <th scope="row" className="p-1 text-left">
                {read(labels.total)}
              </th>
              {[month.allocated, month.booked, month.difference].map((amount, at) => (
                <td key={at} className="p-1">
                  <Amount strong value={amount} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      )}
      {month.standing === 'locked' && <p className="mt-2 text-hint text-dim">{read(labels.nowOther)}</p>}
      <p className="mt-3">
        <Link to={`${path}?year=${page.year}`} className="text-accent-text hover:underline">
          {read(labels.register)}
        </Link>
      </p>
    </Drawer>
  );
});

function SideRow({ side }: { side: ItemBeside }) {
  const read = useText();
  const { item, projectCode, projectName, entries } = side;
  return (
    <tr className="border-b border-line align-top">
      <td className="p-1">
        <span className="block">{`${item} ${read(itemNames.get(item) ?? item)}`}</span>
        <span className="block text-hint text-dim">
          {projectCode ? `${projectCode} ${projectName}` : read(labels.noProject)}
        </span>
        {entries.length > 0 && (
          <details className="text-hint">
            <summary className="cursor-pointer text-dim">
              {read(fill(labels.entries, { count: entries.length }))}
            </summary>
            <ul className="mt-1 space-y-0.5">
              {entries.map((entry) => (
                <li key={entry.id} className="flex justify-between gap-3">
                  <EntryName entry={entry} />
                  <Amount value={entry.amount} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </td>
      {[side.allocated, side.booked, side.difference].map((amount, at) => (
        <td key={at} className="p-1">
          <Amount value={amount} />
        </td>
      ))}
    </tr>
  );
}

function EntryName({ entry }: { entry: ItemBeside['entries'][number] }) {
  const named = `${entry.date} ${entry.voucher} ${entry.subjectCode} ${entry.summary}`;
  if (entry.resource !== 'blade-rdm/financialaccount') return <span className="min-w-0">{named}</span>;
  return (
    <Link to={`/rdm/financialaccount/voucher?id=${entry.id}`} className="min-w-0 text-accent-text hover:underline">
      {named}
    </Link>
  );
}
