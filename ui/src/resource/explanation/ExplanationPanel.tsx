import ChevronRight from 'lucide:chevron-right';
import X from 'lucide:x';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { text, type Trace } from '@rdm/core/internal/kernel';
import type { Resource } from '@rdm/core/internal/records';
import { Amount, Breadcrumb, Card, ErrorState, IconButton, Skeleton } from '../../components';
import { registerPath } from '../register-path';
import { useText } from '../../theme';
import { formulaInWords } from './formula-in-words';
import type { ExplanationViewModel } from './ExplanationViewModel';
import { LawLink } from '../LawLink';
import { PrintFigure } from './PrintFigure';

const labels = {
  title: text('计算依据', 'How this is calculated'),
  close: text('关闭计算依据', 'Close the explanation'),
  sheet: text('明细表', 'The form'),
  formula: text('公式', 'Formula'),
  basis: text('政策依据', 'Legal basis'),
  inputs: text('由以下数据得出', 'Derived from'),
  source: text('查看登记数据', 'Show the entry'),
};

const countLine = 'line1';

/** Two decimals for amounts; hours, rates and prices keep all they have. */
function digitsOf({ key, value }: Trace): number {
  if (key === countLine) return 0;
  return Math.max(2, /\.(\d+)$/.exec(value)?.[1]?.length ?? 0);
}

/** Beside the sheet where there is room; else over it from the right, so that the sheet stays where it is. */
const panelClass =
  'max-xl:fixed max-xl:inset-y-0 max-xl:right-0 max-xl:z-40 max-xl:w-full max-xl:max-w-110 max-xl:overflow-auto max-xl:rounded-none max-xl:shadow-float xl:sticky xl:top-0 xl:max-h-[calc(100dvh-7rem)] xl:overflow-auto';

export interface ExplanationPanelProps {
  explanation: ExplanationViewModel;
  resourceNamed: (name: string) => Resource;
  /** Decimals of figures that are not amounts, such as head counts; null leaves them unchanged. */
  digitsOf?: (trace: Trace) => number | null;
}

/** The figure large, its formula in words, then what it was made of; each of that opens further. */
export const ExplanationPanel = observer(function ExplanationPanel(props: ExplanationPanelProps) {
  const { explanation, resourceNamed, digitsOf: digitsOfForm } = props;
  const read = useText();
  const { current, path } = explanation;
  const digits = (trace: Trace) => digitsOfForm?.(trace) ?? digitsOf(trace);
  if (!explanation.isOpen) return null;
  const crumbs = [
    { key: 'sheet', label: labels.sheet, onClick: () => explanation.close() },
    ...path.map((trace, place) => ({
      key: String(place),
      label: trace.label,
      ...(place < path.length - 1 && { onClick: () => explanation.backTo(place) }),
    })),
  ];
  return (
    <Card
      title={labels.title}
      className={panelClass}
      extra={
        <span className="flex items-center gap-1">
          {current && <PrintFigure path={path} digits={digits} resourceNamed={resourceNamed} />}
          <IconButton
            size="small"
            label={labels.close}
            icon={<X aria-hidden size={16} />}
            onClick={() => explanation.close()}
          />
        </span>
      }
    >
      <div className="space-y-4">
        <Breadcrumb crumbs={crumbs} />
        {current && <Figure trace={current} digits={digits(current)} />}
        {current?.source && <SourceLink trace={current} resourceNamed={resourceNamed} />}
        {current && current.inputs.length > 0 && (
          <section aria-label={read(labels.inputs)}>
            <h3 className="mb-1 text-hint text-dim">{read(labels.inputs)}</h3>
            <ul className="divide-y divide-line border-y border-line">
              {current.inputs.map((input, place) => (
                <li key={`${input.key} ${place}`}>
                  <InputRow input={input} explanation={explanation} resourceNamed={resourceNamed} digits={digits} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {explanation.loading && <Skeleton lines={3} />}
        {explanation.fault && <ErrorState title={explanation.fault.message} onRetry={() => void explanation.retry()} />}
      </div>
    </Card>
  );
});

function Figure({ trace, digits }: { trace: Trace; digits: number }) {
  const read = useText();
  return (
    <>
      <div>
        <p className="text-dim">{read(trace.label)}</p>
        <p className="text-figure font-semibold [&>span]:text-left" data-testid="explained-figure">
          <Amount value={trace.value} strong digits={digits} />
        </p>
      </div>
      <dl className="space-y-2">
        <div>
          <dt className="text-hint text-dim">{read(labels.formula)}</dt>
          <dd>{read(formulaInWords(trace.formula))}</dd>
        </div>
        {trace.basis && (
          <div>
            <dt className="sr-only">{read(labels.basis)}</dt>
            <dd className="text-hint text-dim">
              <LawLink basis={trace.basis} />
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}

interface InputRowProps extends Pick<ExplanationPanelProps, 'explanation' | 'resourceNamed'> {
  input: Trace;
  digits: (trace: Trace) => number;
}

const InputRow = observer(function InputRow(props: InputRowProps) {
  const { input, explanation, resourceNamed, digits } = props;
  const read = useText();
  const amount = <Amount value={input.value} digits={digits(input)} />;
  if (explanation.canOpen(input)) {
    return (
      <button
        type="button"
        onClick={() => void explanation.open(input)}
        className="flex min-h-9 w-full items-center gap-2 py-1 text-left text-table hover:bg-hover"
      >
        <span className="min-w-0 flex-1">{read(input.label)}</span>
        {amount}
        <ChevronRight aria-hidden size={14} className="shrink-0 text-dim" />
      </button>
    );
  }
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-2 py-1 text-table">
      <span className="min-w-0 flex-1">{read(input.label)}</span>
      {amount}
      {input.source && <SourceLink trace={input} resourceNamed={resourceNamed} />}
    </div>
  );
});

/** Leads to the row of the register a figure was read from. */
function SourceLink({ trace, resourceNamed }: { trace: Trace; resourceNamed: ExplanationPanelProps['resourceNamed'] }) {
  const read = useText();
  if (!trace.source) return null;
  const resource = resourceNamed(trace.source.resource);
  const path = registerPath(resource);
  if (!path) return null;
  return (
    <Link to={`${path}?id=${trace.source.id}`} className="text-table text-accent-text hover:underline">
      {read(labels.source)} · {read(resource.label)}
    </Link>
  );
}
