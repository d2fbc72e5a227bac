import { observer } from 'mobx-react-lite';
import type { ReviewedLine } from '@rdm/core/internal/hours';
import { fill, text } from '@rdm/core/internal/kernel';
import { Checkbox } from '../../../components';
import { useText } from '../../../theme';
import { BasisOfLine, OutliersOfLine, StateOfLine } from './approval-columns';
import { keyOfLine, type HoursApprovalViewModel } from './HoursApprovalViewModel';

const labels = {
  select: text('选择 {person} {month} {project}', 'Select {person}, {month}, {project}'),
  hours: text('{hours} 小时', '{hours} hours'),
};

export interface ApprovalCardsProps {
  label: string;
  page: HoursApprovalViewModel;
}

/** The lines on a telephone, one under the other: whose and how much, on what, and what is unusual about it. */
export const ApprovalCards = observer(function ApprovalCards({ label, page }: ApprovalCardsProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {page.shown.map((line) => (
        <ApprovalCard key={keyOfLine(line)} line={line} page={page} />
      ))}
    </ul>
  );
});

const ApprovalCard = observer(function ApprovalCard({
  line,
  page,
}: {
  line: ReviewedLine;
  page: HoursApprovalViewModel;
}) {
  const read = useText();
  const { month, personnelName, personnelCode, projectCode, projectName, hours } = line;
  const named = { person: `${personnelName} ${personnelCode}`, month, project: projectCode };
  return (
    <li className="flex gap-3 px-4 py-3">
      {page.mayReview && (
        <Checkbox
          aria-label={read(fill(labels.select, named))}
          checked={page.selected.has(keyOfLine(line))}
          disabled={!line.mayReview}
          className="min-h-11 min-w-6 self-start"
          onChange={(chosen) => page.choose(line, chosen)}
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="min-w-0 flex-1 font-semibold break-words">{named.person}</span>
          <span className="font-semibold tabular-nums">{read(fill(labels.hours, { hours }))}</span>
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="min-w-0 flex-1 break-words text-dim">
            <span className="tabular-nums">{month}</span> · {projectCode} {projectName}
          </span>
          <StateOfLine line={line} />
        </p>
        <div className="text-hint">
          <OutliersOfLine line={line} />
        </div>
        <p className="text-hint text-dim">
          <BasisOfLine line={line} />
        </p>
      </div>
    </li>
  );
});
