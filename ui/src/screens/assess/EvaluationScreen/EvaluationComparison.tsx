import { fill, text } from '@rdm/core/internal/kernel';
import { Badge, Card, WideTable, type Tone } from '../../../components';
import { useText, type Label } from '../../../theme';
import { changedAnswers } from './changed-answers';
import type { EvaluationRecord } from './EvaluationViewModel';
import { PartsRadar } from './PartsRadar';

const labels = {
  title: text('对比', 'Comparison'),
  item: text('指标', 'Part'),
  part: text('{label}（{max}）', '{label} ({max})'),
  total: text('建议得分合计', 'Suggested in all'),
  conditions: text('条件', 'Conditions'),
  answers: text('变化的答案', 'Answers that changed'),
  none: text('各次答案相同', 'The answers are the same'),
  law: text('依据', 'Law'),
};
const standings: Readonly<Record<'yes' | 'no' | 'open', { readonly label: Label; readonly tone: Tone }>> = {
  yes: { label: text('符合', 'Holds'), tone: 'success' },
  no: { label: text('不符合', 'Fails'), tone: 'danger' },
  open: { label: text('未知', 'Not known'), tone: 'neutral' },
};

/** Records beside each other, the oldest first: points by part, conditions, and the answers that changed. */
export function EvaluationComparison({ records }: { records: readonly EvaluationRecord[] }) {
  const read = useText();
  const latest = records.at(-1);
  if (!latest?.result) return null;
  const { parts, conditions } = latest.result;
  const changed = changedAnswers(records);
  return (
    <Card title={labels.title}>
      <div className="flex flex-wrap items-start gap-6">
        <PartsRadar records={records} />
        <div className="min-w-72 flex-1">
          <WideTable label={labels.title}>
            <thead>
              <tr className="border-b border-line text-dim">
                <th className="py-1 text-left font-normal">{read(labels.item)}</th>
                {records.map(({ id, evaluatedAt, year }) => (
                  <th key={id} className="py-1 pl-4 text-right font-normal whitespace-nowrap">
                    {year}
                    <span className="block text-hint">{evaluatedAt}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {parts.map(({ key, label, max }) => (
                <Row key={key} label={read(fill(labels.part, { label, max }))}>
                  {records.map(({ id, result }) => (
                    <td key={id} className={cell}>
                      {result?.parts.find((part) => part.key === key)?.suggested ?? '—'}
                    </td>
                  ))}
                </Row>
              ))}
              {parts.length > 0 && (
                <Row label={read(labels.total)}>
                  {records.map(({ id, suggested }) => (
                    <td key={id} className={`${cell} font-semibold`}>
                      {suggested ?? '—'}
                    </td>
                  ))}
                </Row>
              )}
              {conditions.map(({ key, label }) => (
                <Row key={key} label={read(label)}>
                  {records.map(({ id, result }) => {
                    const own = result?.conditions.find((condition) => condition.key === key);
                    const { label: shown, tone } =
                      standings[own?.ok === true ? 'yes' : own?.ok === false ? 'no' : 'open'];
                    return (
                      <td key={id} className={cell}>
                        <Badge tone={tone}>{read(shown)}</Badge>
                      </td>
                    );
                  })}
                </Row>
              ))}
              <Row label={read(labels.law)}>
                {records.map(({ id, law }) => (
                  <td key={id} className={`${cell} text-hint whitespace-normal`}>
                    {law}
                  </td>
                ))}
              </Row>
            </tbody>
          </WideTable>
        </div>
      </div>
      {records.length > 1 && (
        <div className="pt-4">
          <h3 className="pb-1 font-semibold">{read(labels.answers)}</h3>
          {changed.length === 0 ? (
            <p className="text-dim">{read(labels.none)}</p>
          ) : (
            <WideTable label={labels.answers}>
              <tbody>
                {changed.map(({ key, label, values }) => (
                  <Row key={key} label={read(label)}>
                    {values.map((value, at) => (
                      <td key={at} className={cell}>
                        {read(value)}
                      </td>
                    ))}
                  </Row>
                ))}
              </tbody>
            </WideTable>
          )}
        </div>
      )}
    </Card>
  );
}

const cell = 'py-1 pl-4 text-right tabular-nums';

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="min-w-36 py-1 text-left font-normal">
        {label}
      </th>
      {children}
    </tr>
  );
}
