import CircleCheck from 'lucide:circle-check';
import { Link } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import type { YearStep } from '@rdm/core/internal/overview';
import { classNames } from '../../../components';
import { useText } from '../../../theme';

const labels = {
  steps: text('年度步骤', 'Steps of the year'),
  done: text('已完成', 'Done'),
  next: text('（下一步）', ' (next)'),
};

/** Of fewer no way through the year can be told. */
const FEWEST = 4;

/** The year as steps, each a link to where it is done; the first that is not done stands out. */
export function YearSteps({ steps }: { steps: readonly YearStep[] }) {
  const read = useText();
  if (steps.length < FEWEST) return null;
  const next = steps.find(({ done }) => !done);
  return (
    <ol
      aria-label={read(labels.steps)}
      className="grid grid-cols-1 overflow-hidden rounded-md border border-line bg-raised sm:grid-cols-2 lg:grid-cols-4 xl:grid-flow-col xl:auto-cols-fr xl:grid-cols-none"
    >
      {steps.map((step, at) => {
        const isNext = step === next;
        return (
          <li key={step.key} className="border-line not-first:border-t sm:not-first:border-t-0 xl:not-first:border-l">
            <Link
              to={step.to}
              aria-current={isNext ? 'step' : undefined}
              className={classNames('flex h-full gap-2 p-3 hover:bg-hover', isNext && 'bg-accent-soft')}
            >
              {step.done ? (
                <CircleCheck aria-label={read(labels.done)} size={18} className="mt-0.5 shrink-0 text-success" />
              ) : (
                <span
                  aria-hidden
                  className={classNames(
                    'mt-0.5 flex size-4.5 shrink-0 items-center justify-center rounded-full text-hint tabular-nums',
                    isNext ? 'bg-accent-solid text-accent-contrast' : 'border border-line-strong text-dim',
                  )}
                >
                  {at + 1}
                </span>
              )}
              <span className="min-w-0">
                <span className="block text-body font-semibold">
                  {read(step.label)}
                  {isNext && <span className="sr-only">{read(labels.next)}</span>}
                </span>
                <span className="block text-hint text-dim">{read(step.standing)}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
