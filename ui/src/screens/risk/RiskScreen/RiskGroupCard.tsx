import { useState } from 'react';
import { Link } from 'react-router';
import { riskStates, type ExplainedRisk } from '@rdm/core/internal/assessment';
import { fill, grouped, text } from '@rdm/core/internal/kernel';
import type { Resource } from '@rdm/core/internal/records';
import { Badge, Button, Card } from '../../../components';
import { registerPath } from '../../../resource/register-path';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { useText } from '../../../theme';
import { riskLevels } from './risk-levels';
import type { RiskGroup } from './RiskViewModel';

const labels = {
  count: text('{count} 项', '{count}'),
  basis: text('依据：{basis}', 'Basis: {basis}'),
  open: text('查看{register}', 'Open {register}'),
  openOf: text('查看{register}：第 {number} 条', 'Open {register}, record {number}'),
  others: text('另有 {count} 条记录', '{count} more {count|record|records}'),
  explain: text('说明', 'Explain'),
  explainOf: text('说明：{message}', 'Explain: {message}'),
  change: text('修改说明', 'Change the reason'),
  said: text('{by} {on}：{reason}', '{by}, {on}: {reason}'),
  more: text('显示其余 {count} 项', 'Show {count} more'),
};
/** Links to records of one register beside a finding; further ones are found there as well. */
const MOST_LINKS = 8;
/** Findings of one rule that are shown until more are asked for. */
const FIRST = 10;

export interface RiskGroupCardProps {
  group: RiskGroup;
  resourceNamed: ResourceServices['resourceNamed'];
  /** Explains a finding; absent without the right. */
  onExplain?: (risk: ExplainedRisk) => void;
}

/** The findings of one rule with the law behind it, the records concerned, and what was said of them. */
export function RiskGroupCard({ group: { risks }, resourceNamed, onExplain }: RiskGroupCardProps) {
  const read = useText();
  const [all, setAll] = useState(false);
  const { level, label, basis } = risks[0];
  const shown = all ? risks : risks.slice(0, FIRST);
  return (
    <Card
      title={label}
      extra={
        <span className="flex items-center gap-2">
          <Badge tone={riskLevels[level].tone}>{read(riskLevels[level].label)}</Badge>
          <span className="text-dim">{read(fill(labels.count, { count: risks.length }))}</span>
        </span>
      }
    >
      {basis && <p className="mb-2 text-hint text-dim">{read(fill(labels.basis, { basis: read(basis) }))}</p>}
      <ul className="divide-y divide-line">
        {shown.map((risk) => (
          <Finding key={risk.key} risk={risk} resourceNamed={resourceNamed} onExplain={onExplain} />
        ))}
      </ul>
      {risks.length > shown.length && (
        <Button size="small" variant="text" onClick={() => setAll(true)}>
          {read(fill(labels.more, { count: risks.length - shown.length }))}
        </Button>
      )}
    </Card>
  );
}

type FindingProps = Omit<RiskGroupCardProps, 'group'> & { risk: ExplainedRisk };

function Finding({ risk, resourceNamed, onExplain }: FindingProps) {
  const read = useText();
  const { message, rows, state, explanation } = risk;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 grow basis-72 space-y-1">
        <p className="break-words">{read(message)}</p>
        <p className="flex flex-wrap gap-x-3 text-hint">
          {[...grouped(rows, ({ resource }) => resource)].map(([name, own]) => (
            <RowLinks key={name} resource={resourceNamed(name)} ids={own.map(({ id }) => id)} />
          ))}
        </p>
        {explanation && state !== 'open' && (
          <p className="text-table break-words">
            <Badge tone="success">{read(riskStates[state])}</Badge> {read(fill(labels.said, { ...explanation }))}
          </p>
        )}
      </div>
      {onExplain && (
        <Button
          size="small"
          variant="text"
          aria-label={read(fill(labels.explainOf, { message: read(message) }))}
          onClick={() => onExplain(risk)}
        >
          {read(state === 'open' ? labels.explain : labels.change)}
        </Button>
      )}
    </li>
  );
}

/** Where the records of a finding in one register are opened: one link, or a number for each. */
function RowLinks({ resource, ids }: { readonly resource: Resource; readonly ids: readonly string[] }) {
  const read = useText();
  const path = registerPath(resource);
  if (!path) return null;
  const register = read(resource.label);
  const words = read(fill(labels.open, { register }));
  const link = (id: string, shown: string, name?: string) => (
    <Link key={id} to={`${path}?id=${id}`} aria-label={name} className="text-accent-text hover:underline">
      {shown}
    </Link>
  );
  if (ids.length === 1) return link(ids[0]!, words);
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <span className="text-dim">{words}</span>
      {ids
        .slice(0, MOST_LINKS)
        .map((id, at) => link(id, String(at + 1), read(fill(labels.openOf, { register, number: at + 1 }))))}
      {ids.length > MOST_LINKS && (
        <span className="text-dim">{read(fill(labels.others, { count: ids.length - MOST_LINKS }))}</span>
      )}
    </span>
  );
}
