import type { FrozenYear } from '@rdm/core/internal/diagnosis';
import { evaluationKinds, evaluationOutcomes } from '@rdm/core/internal/evaluation';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import { Amount, Badge, formatDecimal, WideTable } from '../../components';
import { useText } from '../../theme';

const labels = {
  taken: text(
    '以下为 {time} 取得的数据，此后登记的变化不反映在内。',
    'These are the data of {time}; later changes are not in them.',
  ),
  figures: text('企业与加计扣除', 'Enterprise and deduction'),
  projects: text('研发项目', 'Projects'),
  code: text('项目编号', 'Code'),
  name: text('项目名称', 'Project'),
  cost: text('归集费用（元）', 'Cost (yuan)'),
  none: text('未填写', 'not given'),
  uncounted: text('未归集', 'not computed'),
  titles: text('称号自评', 'Titles'),
  failing: text('不符合：{list}', 'Failed: {list}'),
  open: text('缺少数据：{list}', 'Not given: {list}'),
  points: text('{low}–{high} 分', '{low} to {high} points'),
  risks: text('风险扫描', 'Risk scan'),
  noRisks: text('没有发现风险', 'Nothing was found'),
  leftOut: text('另有 {count} 项涉及个人薪酬，未列入。', '{count} more concern the pay of persons and are left out.'),
};
const tones = { yes: 'success', no: 'danger', maybe: 'warning' } as const;

/** What the registers said of the year when the diagnosis was asked for. */
export function FrozenYearView({ data, takenAt }: { data: FrozenYear; takenAt: string }) {
  const read = useText();
  const { enterprise, projects, deduction, evaluations, risks, risksLeftOut } = data;
  const listed = (all: readonly Text[]) => all.map(read).join('；');
  return (
    <div className="space-y-4">
      <p className="text-hint text-dim">{read(fill(labels.taken, { time: takenAt }))}</p>
      <Part title={labels.figures}>
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
          {enterprise.figures.map(({ label, value }) => (
            <div key={label.zh} className="contents">
              <dt className="text-dim">{read(label)}</dt>
              <dd className="text-right tabular-nums">
                {value === null ? read(labels.none) : formatDecimal(value, /\.(\d+)/.exec(value)?.[1]?.length ?? 0)}
              </dd>
            </div>
          ))}
          {deduction.map(({ line, label, amount }) => (
            <div key={line} className="contents">
              <dt className="text-dim">{read(label)}</dt>
              <dd className="text-right tabular-nums">{formatDecimal(amount, 2)}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title={labels.titles}>
        <ul className="space-y-2">
          {evaluations.map(({ kind, outcome, low, high, failing, open }) => (
            <li key={kind}>
              <span className="flex flex-wrap items-center gap-2">
                {read(evaluationKinds[kind])}
                <Badge tone={tones[outcome]}>{read(evaluationOutcomes[outcome])}</Badge>
                {low !== null && high !== null && read(fill(labels.points, { low, high }))}
              </span>
              {failing.length > 0 && (
                <p className="text-danger">{read(fill(labels.failing, { list: listed(failing) }))}</p>
              )}
              {open.length > 0 && (
                <p className="text-hint text-dim">{read(fill(labels.open, { list: listed(open) }))}</p>
              )}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={labels.projects}>
        <WideTable label={labels.projects}>
          <thead>
            <tr className="border-b border-line text-dim">
              {[labels.code, labels.name].map((head) => (
                <th key={head.zh} className="py-1 pr-3 text-left font-normal">
                  {read(head)}
                </th>
              ))}
              <th className="py-1 text-right font-normal">{read(labels.cost)}</th>
            </tr>
          </thead>
          <tbody>
            {projects.map(({ code, name, cost }) => (
              <tr key={code} className="border-b border-line">
                <td className="py-1 pr-3 whitespace-nowrap">{code}</td>
                <td className="py-1 pr-3">{name}</td>
                <td className="py-1 text-right tabular-nums">
                  {cost === null ? read(labels.uncounted) : <Amount value={cost} />}
                </td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      </Part>
      <Part title={labels.risks}>
        {risks.length === 0 && <p className="text-dim">{read(labels.noRisks)}</p>}
        <ul className="list-disc space-y-1 pl-5">
          {risks.map(({ label, message, basis }, at) => (
            <li key={at}>
              <span className={risks[at]!.level === 'error' ? 'text-danger' : ''}>{read(label)}</span>
              <span className="block">{read(message)}</span>
              {basis && <span className="block text-hint text-dim">{read(basis)}</span>}
            </li>
          ))}
        </ul>
        {risksLeftOut > 0 && (
          <p className="text-hint text-dim">{read(fill(labels.leftOut, { count: risksLeftOut }))}</p>
        )}
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: Text; children: React.ReactNode }) {
  const read = useText();
  return (
    <section aria-label={read(title)} className="space-y-1">
      <h3 className="font-semibold">{read(title)}</h3>
      {children}
    </section>
  );
}
