import { Link } from 'react-router';
import type { AssistantFinding } from '@rdm/core/internal/assessment';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import type { Resource } from '@rdm/core/internal/records';
import { Badge, type Tone } from '../../components';
import { registerPath } from '../../resource/register-path';
import { useText } from '../../theme';

const levels: Readonly<Record<AssistantFinding['level'], { readonly tone: Tone; readonly label: Text }>> = {
  error: { tone: 'danger', label: text('错误', 'Error') },
  warning: { tone: 'warning', label: text('待处理', 'To do') },
  info: { tone: 'accent', label: text('政策', 'Policy') },
  met: { tone: 'success', label: text('已具备', 'On file') },
};
const labels = {
  list: text('检查结果', 'Findings'),
  basis: text('依据：{basis}', 'Basis: {basis}'),
  open: text('查看{register}', 'Open {register}'),
};
/** Links beside one finding; further ones are found in the same register. */
const MOST_LINKS = 5;

export interface FindingListProps {
  findings: readonly AssistantFinding[];
  resourceNamed: (name: string) => Resource;
  /** A link was followed. */
  onFollow: () => void;
}

export function FindingList({ findings, resourceNamed, onFollow }: FindingListProps) {
  const read = useText();
  if (findings.length === 0) return null;
  return (
    <ul aria-label={read(labels.list)} className="divide-y divide-line border-y border-line">
      {findings.map(({ level, title, message, basis, rows }, place) => (
        <li key={`${place} ${title}`} className="py-2">
          <div className="flex flex-wrap items-baseline gap-2">
            <Badge tone={levels[level].tone}>{read(levels[level].label)}</Badge>
            <span className="font-medium">{title}</span>
          </div>
          <p className="mt-1">{message}</p>
          {basis !== '' && <p className="mt-0.5 text-hint text-dim">{read(fill(labels.basis, { basis }))}</p>}
          <p className="mt-0.5 flex flex-wrap gap-x-3 text-hint">
            {level !== 'met' &&
              linksOf(rows, resourceNamed).map(({ to, label }) => (
                <Link key={to} to={to} onClick={onFollow} className="text-accent-text hover:underline">
                  {read(fill(labels.open, { register: read(label) }))}
                </Link>
              ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

function linksOf(rows: AssistantFinding['rows'], resourceNamed: (name: string) => Resource) {
  return rows.slice(0, MOST_LINKS).flatMap(({ resource: name, id }) => {
    const resource = resourceNamed(name);
    const path = registerPath(resource);
    return path ? [{ to: `${path}?id=${id}`, label: resource.label }] : [];
  });
}
