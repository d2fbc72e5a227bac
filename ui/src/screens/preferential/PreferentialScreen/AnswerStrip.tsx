import { Link } from 'react-router';
import { otherLimitUsed, type Preferential } from '@rdm/core/internal/ledger';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import { yuan } from '@rdm/core/money';
import { formatDecimal } from '../../../components';
import { taxSaved } from '@rdm/core/internal/statistics';
import { useText } from '../../../theme';
import type { Beside } from './PreferentialViewModel';

const labels = {
  answer: text('本表结果', 'Results of the form'),
  total: text('第51行 加计扣除总额（元）', 'Line 51, total deduction (yuan)'),
  base: text('加计基数（元）', 'Base (yuan)'),
  rate: text('加计比例', 'Rate'),
  otherLimit: text('其他相关费用限额使用', 'Limit of other costs used'),
  saved: text('预计节税额（元）', 'Income tax saved (yuan)'),
  savedAt: text('预计节税额（元，税率 {rate}）', 'Income tax saved (yuan, at {rate})'),
  noRate: text('在 107-2 填写税率', 'Enter the tax rate in 107-2'),
  last: text('与上年（{year}）相比（元）', 'Against {year} (yuan)'),
};

/** Two beside each other on a telephone, three on a narrow screen, on a wide one as many as have room for their figures. */
const place = 'flex grow basis-2/5 flex-col justify-between bg-raised p-3 md:basis-1/4 xl:basis-0';

/** The answer of the form on top of it: line 51, what it is made of, the tax it saves, and how it compares with last year. */
export function AnswerStrip({ sheet, beside }: { sheet: Preferential; beside: Beside }) {
  const read = useText();
  const total = sheet.lines['51'];
  if (total === undefined) return null;
  const { last, taxRate } = beside;
  const saved = taxSaved(total, taxRate);
  const used = otherLimitUsed(sheet);
  const before = last?.lines['51'];
  const change = before === undefined ? null : formatDecimal(yuan(total).minus(yuan(before)).toString());
  const shown: readonly (readonly [Text, string])[] = [
    [labels.total, formatDecimal(total)],
    [labels.base, formatDecimal(sheet.base)],
    [
      labels.rate,
      `${yuan(sheet.rate)
        .times(100)
        .toString()
        .replace(/\.?0+$/, '')}%`,
    ],
    ...(used === null ? [] : [[labels.otherLimit, `${used}%`] as const]),
    [
      saved && taxRate ? fill(labels.savedAt, { rate: taxRate }) : labels.saved,
      saved ? formatDecimal(saved) : read(labels.noRate),
    ],
  ];
  return (
    <dl
      aria-label={read(labels.answer)}
      className="flex flex-wrap gap-px overflow-hidden rounded-md border border-line bg-line"
    >
      {shown.map(([label, value], at) => (
        <div key={label.en} className={place}>
          <dt className="text-hint text-dim">{read(label)}</dt>
          <dd className={at === 0 ? 'text-title font-semibold tabular-nums' : 'text-heading tabular-nums'}>{value}</dd>
        </div>
      ))}
      {last && change !== null && (
        <div className={place}>
          <dt className="text-hint text-dim">{read(fill(labels.last, { year: last.year }))}</dt>
          <dd className="text-heading tabular-nums">
            <Link
              to={`/project/preferential?year=${last.year}&period=${last.addedType}`}
              className="hover:text-accent-text hover:underline"
            >
              {change.startsWith('-') ? change : `+${change}`}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}
