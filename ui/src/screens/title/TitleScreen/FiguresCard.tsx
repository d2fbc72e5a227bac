import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import type { FigureShown, TitleOverview } from '@rdm/core/internal/title';
import { Amount, Badge, Button, Card, useNarrow, WideTable } from '../../../components';
import { formulaInWords } from '../../../resource/explanation/formula-in-words';
import { useText } from '../../../theme';
import type { TitleViewModel } from './TitleViewModel';

const labels = {
  title: text('指标', 'Figures'),
  frozen: text('提交时数据', 'As submitted'),
  figure: text('指标', 'Figure'),
  unit: text('单位', 'Unit'),
  counts: text('填报数', 'Counts'),
  registers: text('系统数', 'From the registers'),
  difference: text('差异', 'Difference'),
  how: text('来源', 'Source'),
  type: text('调整', 'Adjust'),
  typeOf: text('调整{figure}', 'Adjust {figure}'),
  explainOf: text('{figure}的来源', 'Source of {figure}'),
  none: text('系统没有该数，请填报', 'Not in the registers; enter it'),
  now: text('现为 {now}', 'now {now}'),
  required: text('必需', 'Required'),
  copy: text('复制填报数', 'Copy the figures'),
};
const units: Readonly<Record<FigureShown['unit'], ReturnType<typeof text>>> = {
  yuan: text('元', 'yuan'),
  people: text('人', 'people'),
  pieces: text('件', 'pieces'),
  percent: text('%', '%'),
};

/** The decimals of a figure: amounts have two, counts those they have. */
const digitsOf = (unit: FigureShown['unit'], value: string | null): number =>
  unit === 'yuan' ? 2 : (/\.(\d+)$/.exec(value ?? '')?.[1]?.length ?? 0);

/** The figures of a title: as they count, as the registers have them, and how they came about. */
export const FiguresCard = observer(function FiguresCard(props: { screen: TitleViewModel; overview: TitleOverview }) {
  const { screen, overview } = props;
  const read = useText();
  const narrow = useNarrow();
  return (
    <Card
      title={labels.title}
      extra={
        <>
          {overview.frozen && <Badge>{read(labels.frozen)}</Badge>}
          <Button variant="text" size="small" onClick={() => void screen.copyFigures()}>
            {read(labels.copy)}
          </Button>
        </>
      }
    >
      {narrow ? (
        <ul aria-label={read(labels.title)}>
          {overview.figures.map((figure) => (
            <FigureItem key={figure.field} figure={figure} screen={screen} />
          ))}
        </ul>
      ) : (
        <WideTable label={labels.title} className="min-w-160">
          <thead className="text-dim">
            <tr>
              <th className="py-1 pr-3 text-left font-normal">{read(labels.figure)}</th>
              <th className="py-1 pr-3 text-left font-normal">{read(labels.unit)}</th>
              <th className="py-1 pr-3 text-right font-normal">{read(labels.counts)}</th>
              <th className="py-1 pr-3 text-right font-normal">{read(labels.registers)}</th>
              <th className="py-1 pr-3 text-right font-normal">{read(labels.difference)}</th>
              <th className="py-1 text-left font-normal">{read(labels.how)}</th>
            </tr>
          </thead>
          <tbody>
            {overview.figures.map((figure) => (
              <FigureRow key={figure.field} figure={figure} screen={screen} />
            ))}
          </tbody>
        </WideTable>
      )}
    </Card>
  );
});

interface FigureProps {
  figure: FigureShown;
  screen: TitleViewModel;
}

const countsOf = ({ overridden, value }: FigureShown): string | null => overridden?.value ?? value;

const FigureRow = observer(function FigureRow({ figure, screen }: FigureProps) {
  const read = useText();
  const { unit, value, difference } = figure;
  const counts = countsOf(figure);
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-1 pr-3 text-left font-normal">
        <Named figure={figure} screen={screen} />
      </th>
      <td className="py-1 pr-3">{read(units[unit])}</td>
      <td className="py-1 pr-3">
        <Amount value={counts} digits={digitsOf(unit, counts)} strong />
      </td>
      <td className="py-1 pr-3">
        <Amount value={value} digits={digitsOf(unit, value)} />
        <Now figure={figure} />
      </td>
      <td className="py-1 pr-3">
        {difference !== null && <Amount value={difference} digits={digitsOf(unit, difference)} />}
      </td>
      <td className="py-1">
        <Origin figure={figure} screen={screen} />
      </td>
    </tr>
  );
});

/** The same below one another, for a telephone, where columns of figures would be cut. */
const FigureItem = observer(function FigureItem({ figure, screen }: FigureProps) {
  const read = useText();
  const { unit, value, difference } = figure;
  const counts = countsOf(figure);
  const beside = [
    { label: labels.registers, shown: value },
    { label: labels.difference, shown: difference },
  ];
  return (
    <li className="space-y-1 border-t border-line py-2">
      <div className="flex items-start justify-between gap-3">
        <span className="min-w-0">
          <Named figure={figure} screen={screen} />
          <span className="ml-1 text-hint text-dim">{read(units[unit])}</span>
        </span>
        <Amount value={counts} digits={digitsOf(unit, counts)} strong />
      </div>
      {beside.map(
        ({ label, shown }) =>
          shown !== null && (
            <div key={label.zh} className="flex justify-between gap-3 text-dim">
              <span>{read(label)}</span>
              <Amount value={shown} digits={digitsOf(unit, shown)} />
            </div>
          ),
      )}
      <Now figure={figure} />
      <Origin figure={figure} screen={screen} />
    </li>
  );
});

/** Its name, whether it is required and missing, and what a reviewer remarked about it. */
const Named = observer(function Named({ figure, screen }: FigureProps) {
  const read = useText();
  const remark = screen.remarkOf(figure.field);
  return (
    <>
      {read(figure.label)}
      {figure.required && countsOf(figure) === null && (
        <span className="ml-1 text-hint text-danger">{read(labels.required)}</span>
      )}
      {remark && <span className="block text-hint text-danger">{remark}</span>}
    </>
  );
});

/** What the registers have meanwhile, where the figure was submitted. */
function Now({ figure: { now } }: Pick<FigureProps, 'figure'>) {
  const read = useText();
  if (now === null) return null;
  return <span className="block text-right text-hint text-warning">{read(fill(labels.now, { now }))}</span>;
}

/** How it came about or why it was typed over, and the way to type it. */
const Origin = observer(function Origin({ figure, screen }: FigureProps) {
  const read = useText();
  const { label, overridden, trace } = figure;
  const named = (sentence: ReturnType<typeof text>) =>
    read(text(fill(sentence, { figure: label.zh }).zh, fill(sentence, { figure: label.en }).en));
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      {trace ? (
        <Button
          variant="text"
          size="small"
          wraps
          aria-label={named(labels.explainOf)}
          onClick={() => screen.explain(trace)}
        >
          {read(formulaInWords(trace.formula))}
        </Button>
      ) : (
        !overridden && <span className="text-hint text-dim">{read(labels.none)}</span>
      )}
      {overridden && <span className="text-hint">{overridden.reason}</span>}
      {screen.mayType && (
        <Button variant="text" size="small" aria-label={named(labels.typeOf)} onClick={() => screen.type(figure)}>
          {read(labels.type)}
        </Button>
      )}
    </div>
  );
});
