import { observer } from 'mobx-react-lite';
import Minus from 'lucide:minus';
import Plus from 'lucide:plus';
import { hoursMonthStates, type HoursMonthState } from '@rdm/core/internal/hours';
import { fill } from '@rdm/core/internal/kernel';
import { Badge, classNames, NumberInput, type Tone } from '../../../components';
import { useText } from '../../../theme';
import { labels } from './my-hours-labels';
import type { MyHoursViewModel, ShownLine } from './MyHoursViewModel';

export const stateTones: Readonly<Record<HoursMonthState, Tone>> = {
  draft: 'neutral',
  submitted: 'accent',
  approved: 'success',
  returned: 'danger',
};

/** Hours as they stand, without separators or further decimals. */
const asTyped = (value: string) => value;

/** A project of the month: its hours with a stepper of half an hour, wide enough for a thumb. */
export const HoursLineRow = observer(function HoursLineRow({
  page,
  line,
}: {
  page: MyHoursViewModel;
  line: ShownLine;
}) {
  const read = useText();
  const { projectId, projectCode, projectName, hours, state, remark, basis, fixed, wrong } = line;
  const named = { project: projectCode };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold tabular-nums">{projectCode}</span>
          {state !== 'draft' && <Badge tone={stateTones[state]}>{read(hoursMonthStates[state])}</Badge>}
        </p>
        <p className="break-words text-dim">{projectName}</p>
        {state === 'returned' && remark && (
          <p className="text-hint text-danger">{read(fill(labels.returned, { remark }))}</p>
        )}
        {basis && state !== 'returned' && <p className="text-hint text-dim">{read(basis)}</p>}
      </div>
      <div role="group" aria-label={read(fill(labels.hours, named))} className="flex items-center gap-1">
        <StepButton label={read(fill(labels.less, named))} disabled={fixed} onClick={() => page.step(projectId, -1)}>
          <Minus aria-hidden size={18} />
        </StepButton>
        <span className="w-20">
          <NumberInput
            aria-label={read(fill(labels.hours, named))}
            className="h-11 text-heading"
            value={hours}
            format={asTyped}
            disabled={fixed}
            invalid={wrong}
            onChange={(value) => page.type(projectId, value)}
          />
        </span>
        <StepButton label={read(fill(labels.more, named))} disabled={fixed} onClick={() => page.step(projectId, 1)}>
          <Plus aria-hidden size={18} />
        </StepButton>
      </div>
    </li>
  );
});

interface StepButtonProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function StepButton({ label, disabled, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className={classNames(
        'inline-flex size-11 items-center justify-center rounded-md border border-line-strong bg-raised text-ink',
        'enabled:hover:border-accent-text enabled:hover:text-accent-text disabled:opacity-55',
      )}
    >
      {children}
    </button>
  );
}
