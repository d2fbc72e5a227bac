import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import ChevronDown from 'lucide:chevron-down';
import ChevronRight from 'lucide:chevron-right';
import { fill, text } from '@rdm/core/internal/kernel';
import {
  Amount,
  Card,
  Checkbox,
  classNames,
  formatDecimal,
  IconButton,
  useNarrow,
  WideTable,
} from '../../../components';
import { useText } from '../../../theme';
import { comparisonRows, type ComparisonRow } from './comparison-rows';
import type { ScenarioViewModel } from './ScenarioViewModel';

const labels = {
  title: text('优惠明细表（A107012）对照', 'A107012 side by side'),
  unit: text('金额单位：元', 'Unit: yuan'),
  fault: text('{name}：{fault}', '{name}: {fault}'),
  only: text('只看有差异的行', 'Only lines that differ'),
  line: text('行', 'Line'),
  item: text('项目', 'Item'),
  none: text('各方案与现行没有差异', 'No scenario differs from what is recorded'),
  open: text('展开 {name}', 'Open {name}'),
  close: text('收起 {name}', 'Close {name}'),
};

/** The form of every column line by line; a line opens down to the projects and cost items it is made of. */
export const FormComparison = observer(function FormComparison({ model }: { model: ScenarioViewModel }) {
  const read = useText();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { onlyDifferent } = model;
  const columns = model.shownIn(useNarrow());
  const rows = comparisonRows(
    columns.map(({ made }) => made),
    open,
    onlyDifferent,
  );
  const toggle = ({ path }: ComparisonRow) => {
    const next = new Set(open);
    if (!next.delete(path)) next.add(path);
    setOpen(next);
  };
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-4 pb-2">
        <h2 className="text-heading font-semibold">{read(labels.title)}</h2>
        <Checkbox label={labels.only} checked={onlyDifferent} onChange={(only) => model.show(only)} />
        <span className="ml-auto text-hint text-dim">{read(labels.unit)}</span>
      </div>
      {columns.map(
        ({ name, fault }) =>
          fault && (
            <p key={name.zh} role="alert" className="pb-2 text-danger">
              {read(fill(labels.fault, { name, fault: fault.message }))}
            </p>
          ),
      )}
      <WideTable label={labels.title}>
        <thead>
          <tr className="border-b border-line text-dim">
            <th className="w-8 py-1 pr-2 text-right font-normal">{read(labels.line)}</th>
            <th className="py-1 text-left font-normal">{read(labels.item)}</th>
            {columns.map((column) => (
              <th
                key={column.name.zh}
                className={classNames(
                  'min-w-28 py-1 pl-3 text-right font-normal whitespace-nowrap',
                  column === model.column && 'font-semibold text-accent-text',
                )}
              >
                {read(column.name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.path} className={classNames('border-b border-line align-top', row.depth > 0 && 'text-dim')}>
              <td className="py-1 pr-2 text-right text-dim tabular-nums">{row.line}</td>
              <th scope="row" className="min-w-50 py-1 text-left font-normal">
                <span className="flex items-start gap-1" style={{ paddingLeft: `${row.depth}rem` }}>
                  {row.expands ? (
                    <IconButton
                      size="small"
                      label={fill(open.has(row.path) ? labels.close : labels.open, {
                        name: `${row.line} ${read(row.label)}`.trim(),
                      })}
                      aria-expanded={open.has(row.path)}
                      icon={
                        open.has(row.path) ? (
                          <ChevronDown aria-hidden size={16} />
                        ) : (
                          <ChevronRight aria-hidden size={16} />
                        )
                      }
                      onClick={() => toggle(row)}
                    />
                  ) : (
                    <span className="w-6 shrink-0" />
                  )}
                  <span className="pt-0.5">{read(row.label)}</span>
                </span>
              </th>
              {row.values.map((value, at) => (
                <td key={at} className="py-1 pl-3">
                  <Amount value={value} digits={digitsOf(value)} />
                  <Difference value={row.differences[at] ?? null} digits={digitsOf(value)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
      {rows.length === 0 && <p className="py-4 text-center text-dim">{read(labels.none)}</p>}
    </Card>
  );
});

/** Line 1 is a count. */
const digitsOf = (value: string | null) => (value !== null && /^\d+$/.test(value) ? 0 : 2);

function Difference({ value, digits }: { value: string | null; digits: number }) {
  if (value === null) return null;
  const shown = formatDecimal(value, digits);
  const isLess = shown.startsWith('-');
  return (
    <span
      className={classNames(
        'block text-right text-hint whitespace-nowrap tabular-nums',
        isLess ? 'text-danger' : 'text-success',
      )}
    >
      {isLess ? shown : `+${shown}`}
    </span>
  );
}
