import { useEffect, useRef, type KeyboardEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/kernel';
import { blockOf, pasted } from '../../../components';
import { useText } from '../../../theme';
import { pastedRows, valueColumn } from './pasted-rows';
import { ReportLine } from './ReportLine';
import type { AnnualReportViewModel } from './ViewModel';

const labels = {
  title: text('企业研究开发活动及相关情况（107-2表）', 'R&D activities of the enterprise (form 107-2)'),
  columns: [
    [text('指标名称', 'Indicator'), text('甲', 'A')],
    [text('计量单位', 'Unit'), text('乙', 'B')],
    [text('代码', 'Code'), text('丙', 'C')],
    [text('数量', 'Quantity'), text('1', '1')],
  ],
} as const;

/** Narrower where the whole page is; the name of an indicator takes what is left. */
const widths = [undefined, 'clamp(44px, 12vw, 72px)', 'clamp(34px, 9vw, 48px)', 'clamp(104px, 27vw, 148px)'];
const headCell = 'border-r border-b border-line-strong bg-sunken px-2 py-1 text-center font-semibold';
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10 };

export interface ReportTableProps {
  screen: AnnualReportViewModel;
  /** Hears which row has the cursor, to say what its indicator means. */
  onRow: (id: number) => void;
}

/** Form 107-2 as printed: 59 rows under 甲 乙 丙 1. The arrow keys, Enter and a pasted column go down the quantities. */
export const ReportTable = observer(function ReportTable({ screen, onRow }: ReportTableProps) {
  const read = useText();
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, focus, explanation, mayEdit } = screen;

  useEffect(() => {
    if (!focus) return;
    const cell = body.current?.querySelector<HTMLElement>(`[data-place="${focus.code}"]`);
    cell?.focus();
    cell?.scrollIntoView({ block: 'center' });
  }, [focus]);

  const onMove = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'Enter' ? (event.shiftKey ? -1 : 1) : steps[event.key];
    if (step === undefined) return;
    const cells = [...(body.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
    const at = cells.indexOf(event.currentTarget);
    if (at < 0) return;
    event.preventDefault();
    cells[Math.min(Math.max(at + step, 0), cells.length - 1)]?.focus();
  };
  const takeBlock = (code: string) => (clipboard: string) => {
    const block = blockOf(clipboard);
    if (!block) return false;
    const from = rows.findIndex(({ row }) => row.code === code);
    const entries = pasted(block, pastedRows(rows, mayEdit), [valueColumn], { row: from, column: 0 });
    screen.change(Object.fromEntries(entries.map(({ line, value }) => [`amount${line}`, value])));
    return true;
  };

  return (
    // Wider than a telephone it is not; in a very narrow window the quantities stay in reach.
    <div
      role="group"
      tabIndex={0}
      aria-label={read(labels.title)}
      className="overflow-x-auto focus-visible:-outline-offset-2"
    >
      <table
        aria-label={read(labels.title)}
        className="w-full border-separate border-spacing-0 border-t border-l border-line-strong bg-raised text-table"
      >
        <thead>
          {[0, 1].map((line) => (
            <tr key={line}>
              {labels.columns.map((column, at) => (
                <th
                  key={column[0].en}
                  scope="col"
                  className={headCell}
                  style={{ width: widths[at], minWidth: widths[at] }}
                >
                  {read(column[line]!)}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody ref={body}>
          {rows.map((line) => (
            <ReportLine
              key={line.row.id}
              line={line}
              screen={screen}
              selected={line.row.amountKey !== null && explanation.figure === line.row.amountKey}
              onMove={onMove}
              onBlock={takeBlock(line.row.code)}
              onRow={onRow}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
});
