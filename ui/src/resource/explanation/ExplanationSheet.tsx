import { createPortal } from 'react-dom';
import { fill, text, type Trace } from '@rdm/core/internal/kernel';
import type { Resource } from '@rdm/core/internal/records';
import { Amount } from '../../components';
import { useText, type Label } from '../../theme';
import { formulaInWords } from './formula-in-words';

const labels = {
  title: text('计算依据', 'How this figure is calculated'),
  taxpayer: text('纳税人名称', 'Taxpayer'),
  within: text('所属数据', 'Part of'),
  figure: text('数据', 'Figure'),
  amount: text('数值', 'Value'),
  formula: text('公式', 'Formula'),
  basis: text('政策依据', 'Legal basis'),
  inputs: text('由以下数据得出', 'Derived from'),
  number: text('序号', 'No.'),
  origin: text('公式或登记表', 'Formula or register'),
  prepared: text('编制人', 'Prepared by'),
  reviewed: text('复核人', 'Reviewed by'),
  date: text('日期', 'Date'),
  printed: text('{person} 打印于 {at}', 'Printed by {person} at {at}'),
};

export interface ExplanationSheetProps {
  /** From the figure of the form to the one that is printed. */
  path: readonly Trace[];
  /** Empty where it is not known: it is then written by hand. */
  taxpayer: string;
  person: string;
  /** `yyyy-MM-dd HH:mm` */
  at: string;
  digits: (trace: Trace) => number;
  resourceNamed: (name: string) => Resource;
}

/** A figure on a page to be signed and filed: on paper alone, in place of the screen. */
export function ExplanationSheet({ path, taxpayer, person, at, digits, resourceNamed }: ExplanationSheetProps) {
  const read = useText();
  const figure = path.at(-1)!;
  const { basis, inputs } = figure;
  const origin = ({ source, formula }: Trace): Label =>
    source ? resourceNamed(source.resource).label : formulaInWords(formula);
  const within = path.slice(0, -1).map(({ label }) => read(label));
  const facts: readonly (readonly [Label, string])[] = [
    ...(within.length > 0 ? [[labels.within, within.join(' › ')] as const] : []),
    [labels.figure, read(figure.label)],
    [labels.formula, read(formulaInWords(figure.formula))],
    [labels.basis, basis ? `${basis.document} ${basis.article}`.trim() : ''],
  ];
  return createPortal(
    <article data-printed data-theme="theme-white" className="hidden space-y-4 p-2 text-table print:block">
      <h1 className="text-center text-heading font-semibold">{read(labels.title)}</h1>
      <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1">
        <dt>{read(labels.taxpayer)}</dt>
        <dd className={taxpayer ? undefined : 'border-b border-line-strong'}>{taxpayer}</dd>
        {facts.map(([label, words]) => (
          <div key={read(label)} className="contents">
            <dt>{read(label)}</dt>
            <dd>{words || '—'}</dd>
          </div>
        ))}
        <dt>{read(labels.amount)}</dt>
        <dd className="font-semibold [&>span]:text-left">
          <Amount value={figure.value} digits={digits(figure)} strong />
        </dd>
      </dl>
      {inputs.length > 0 && (
        <table className="w-full border-collapse">
          <caption className="pb-1 text-left">{read(labels.inputs)}</caption>
          <thead>
            <tr>
              {[labels.number, labels.figure, labels.amount, labels.origin].map((head) => (
                <th key={read(head)} scope="col" className={cell}>
                  {read(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {inputs.map((input, place) => (
              <tr key={`${input.key} ${place}`} className="break-inside-avoid">
                <td className={`${cell} text-center`}>{place + 1}</td>
                <td className={cell}>{read(input.label)}</td>
                <td className={cell}>
                  <Amount value={input.value} digits={digits(input)} />
                </td>
                <td className={cell}>{read(origin(input))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <footer className="break-inside-avoid space-y-4 pt-6">
        <p className="flex justify-between gap-8">
          {[labels.prepared, labels.reviewed, labels.date].map((label) => (
            <span key={read(label)} className="flex-1 border-b border-line-strong pb-1">
              {read(label)}
            </span>
          ))}
        </p>
        <p className="text-hint">{read(fill(labels.printed, { person, at }))}</p>
      </footer>
    </article>,
    document.body,
  );
}

const cell = 'border border-line-strong px-1.5 py-1 align-top';
