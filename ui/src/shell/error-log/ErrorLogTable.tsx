import { Fragment, useState } from 'react';
import ChevronRight from 'lucide:chevron-right';
import type { ClientLogEntry } from '@rdm/core/internal/access';
import { text } from '@rdm/core/internal/kernel';
import { Badge, classNames, IconButton, WideTable } from '../../components';
import { useText } from '../../theme';

const labels = {
  entries: text('错误日志', 'Errors'),
  type: text('类型', 'Type'),
  url: text('地址', 'Address'),
  message: text('内容', 'Message'),
  time: text('时间', 'Time'),
  stack: text('堆栈', 'Stack'),
  open: text('展开堆栈', 'Show the stack'),
  close: text('收起堆栈', 'Hide the stack'),
  none: text('没有堆栈信息', 'There is no stack'),
};
const columns = [labels.type, labels.url, labels.message, labels.time] as const;

/** The latest entry first; the stack of each opens below it. */
export function ErrorLogTable({ entries }: { entries: readonly ClientLogEntry[] }) {
  const read = useText();
  const [open, setOpen] = useState<ReadonlySet<ClientLogEntry>>(new Set());
  const toggle = (entry: ClientLogEntry) => {
    const next = new Set(open);
    if (!next.delete(entry)) next.add(entry);
    setOpen(next);
  };
  return (
    <WideTable label={labels.entries} className="min-w-160 border-collapse">
      <thead>
        <tr className="border-b border-line-strong text-left text-dim">
          <th scope="col" className="w-9">
            <span className="sr-only">{read(labels.stack)}</span>
          </th>
          {columns.map((label) => (
            <th key={label.en} scope="col" className="h-9 px-2 font-normal whitespace-nowrap">
              {read(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...entries].reverse().map((entry, at) => {
          const isOpen = open.has(entry);
          return (
            <Fragment key={entries.length - at}>
              <tr className="border-b border-line align-top">
                <td>
                  <IconButton
                    size="small"
                    label={isOpen ? labels.close : labels.open}
                    aria-expanded={isOpen}
                    icon={<ChevronRight aria-hidden size={16} className={classNames(isOpen && 'rotate-90')} />}
                    onClick={() => toggle(entry)}
                  />
                </td>
                <td className="p-2">
                  <Badge tone="danger">{entry.type}</Badge>
                </td>
                <td className="p-2 break-all">{entry.url}</td>
                <td className="p-2 break-words">{entry.message}</td>
                <td className="p-2 whitespace-nowrap tabular-nums">{entry.time}</td>
              </tr>
              {isOpen && (
                <tr className="border-b border-line bg-sunken">
                  <td />
                  <td colSpan={columns.length} className="p-2">
                    <pre className="overflow-x-auto text-hint whitespace-pre-wrap">
                      {[entry.stack, entry.info].filter(Boolean).join('\n\n') || read(labels.none)}
                    </pre>
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </WideTable>
  );
}
