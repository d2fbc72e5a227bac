import type { InnovationItem, InnovationPart, InnovationStanding } from '@rdm/core/internal/assessment';
import { fill, text } from '@rdm/core/internal/kernel';
import { TableOrCards, type Column } from '../../../components';
import { useText, type Label } from '../../../theme';

const labels = {
  highTech: text('高新技术企业（国科发火〔2016〕195号）', 'High-tech enterprise (国科发火〔2016〕195号)'),
  techSme: text('科技型中小企业（国科发政〔2017〕115号）', 'Technology SME (国科发政〔2017〕115号)'),
  item: text('指标', 'Item'),
  actual: text('登记情况', 'As registered'),
  range: text('得分范围', 'Range'),
  suggested: text('建议得分', 'Suggested'),
  max: text('满分', 'Of'),
  total: text('{name}（合计）', '{name} (together)'),
};

/** What the points derive from, where it is said by a word. */
const words: Readonly<Record<string, Label>> = {
  selfDeveloped: text('有自主研发', 'With own R&D'),
  acquired: text('仅有受让、受赠和并购等', 'Acquired only'),
  none: text('无', 'None'),
  true: text('是', 'Yes'),
  false: text('否', 'No'),
};

/** How many pieces of each class there are. */
const classes = text('Ⅰ类 {first}，Ⅱ类 {second}', 'Class Ⅰ: {first}, class Ⅱ: {second}');

/** What the points derive from, as it is read. */
function actualText(actual: string | null): Label {
  const pieces = /^Ⅰ类 (?<first>\S+), Ⅱ类 (?<second>\S+)$/.exec(actual ?? '')?.groups;
  return pieces ? fill(classes, pieces) : (words[actual ?? ''] ?? actual ?? '—');
}

interface Line extends Omit<InnovationItem, 'label'> {
  readonly label: Label;
  readonly strong: boolean;
}

const rangeOf = ({ low, high }: Line) => (low === high ? String(low) : `${low}–${high}`);
const rowKey = ({ key, strong }: Line) => `${key} ${strong ? 'part' : 'item'}`;

/** The items of each part and their sums. */
export function PointsPart({ standing: { highTech, techSme } }: { readonly standing: InnovationStanding }) {
  const read = useText();
  return (
    <div className="space-y-4">
      {(
        [
          [labels.highTech, highTech],
          [labels.techSme, [techSme]],
        ] as const
      ).map(([title, parts]) => (
        <section key={title.zh} className="space-y-2">
          <h2 className="text-heading font-semibold">{read(title)}</h2>
          <PointsTable label={title} parts={parts} />
        </section>
      ))}
    </div>
  );
}

function PointsTable({ label, parts }: { readonly label: Label; readonly parts: readonly InnovationPart[] }) {
  const read = useText();
  const lines = parts.flatMap((part): Line[] => [
    ...part.items.map((item) => ({ ...item, strong: false })),
    { ...part, label: fill(labels.total, { name: read(part.label) }), actual: '', strong: true },
  ]);
  const shown = ({ strong }: Line, value: React.ReactNode) => (strong ? <strong>{value}</strong> : value);
  const actualOf = ({ actual }: Line) => read(actualText(actual));
  const columns: readonly Column<Line>[] = [
    {
      key: 'label',
      title: labels.item,
      width: 380,
      primary: true,
      text: (line) => read(line.label),
      render: (line) => shown(line, read(line.label)),
    },
    { key: 'actual', title: labels.actual, width: 200, text: actualOf, render: actualOf },
    {
      key: 'range',
      title: labels.range,
      width: 110,
      text: rangeOf,
      render: (line) => shown(line, rangeOf(line)),
    },
    {
      key: 'suggested',
      title: labels.suggested,
      width: 100,
      numeric: true,
      render: (line) => shown(line, line.suggested),
    },
    { key: 'max', title: labels.max, width: 80, numeric: true, render: (line) => shown(line, line.max) },
  ];
  return <TableOrCards label={label} columns={columns} rows={lines} rowKey={rowKey} />;
}
