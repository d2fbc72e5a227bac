import { fill, joined, text } from '@rdm/core/internal/kernel';
import type { TitleMatch } from '@rdm/core/internal/title';
import { Badge, Card, EmptyState } from '../../../components';
import { useText } from '../../../theme';
import { ConditionTable } from '../../../resource/ConditionTable';
import { outcomeTones } from './title-tones';

const labels = {
  title: text('匹配清单', 'What fits'),
  none: text('没有可匹配的地方称号', 'No local titles are known'),
  yes: text('符合', 'Fits'),
  no: text('不符合', 'Does not fit'),
  maybe: text('待补数据', 'Figures missing'),
  one: text('单一来源', 'One source'),
  points: text('已知得分 {low}–{high}，需 {least}', '{low}–{high} points known, {least} needed'),
  facts: text(
    '来源：{source}；窗口：{window}；受理：{organ}',
    'Source: {source}; window: {window}; decided by: {organ}',
  ),
  docs: text('材料：{docs}', 'Papers: {docs}'),
  unknown: text('未找到', 'not found'),
};

/** Every local title that is known, judged by the figures of the year: what fits first, with the gaps. */
export function MatchesCard({ matches }: { matches: readonly TitleMatch[] }) {
  if (matches.length === 0) {
    return (
      <Card title={labels.title}>
        <EmptyState title={labels.none} />
      </Card>
    );
  }
  return (
    <Card title={labels.title}>
      <ul className="divide-y divide-line">
        {matches.map((match) => (
          <Match key={match.key} match={match} />
        ))}
      </ul>
    </Card>
  );
}

function Match({ match }: { match: TitleMatch }) {
  const read = useText();
  const { region, title, outcome, sources, points, conditions, source, window, organ, docs, open } = match;
  const facts = {
    source: read(source),
    window: read(window ?? labels.unknown),
    organ: read(organ ?? labels.unknown),
  };
  const name = `${read(region)} ${read(title)}`;
  return (
    <li className="py-2">
      <details>
        <summary className="flex cursor-pointer flex-wrap items-center gap-2">
          <span className="font-semibold">{name}</span>
          <Badge tone={outcomeTones[outcome]}>{read(labels[outcome])}</Badge>
          {sources === 1 && <Badge tone="warning">{read(labels.one)}</Badge>}
          {points && <span className="text-dim">{read(fill(labels.points, { ...points }))}</span>}
        </summary>
        <div className="space-y-1 pt-2">
          {conditions.length > 0 && <ConditionTable conditions={conditions} />}
          {open && <p className="text-warning">{read(open)}</p>}
          <p className="text-hint text-dim">{read(fill(labels.facts, facts))}</p>
          <p className="text-hint text-dim">{read(fill(labels.docs, { docs: joined(docs) }))}</p>
        </div>
      </details>
    </li>
  );
}
