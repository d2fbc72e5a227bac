import CircleAlert from 'lucide:circle-alert';
import TriangleAlert from 'lucide:triangle-alert';
import { fill, text } from '@rdm/core/internal/kernel';
import { useText, type Label } from '../theme';
import { classNames } from './class-names';

const labels = {
  errors: text('有 {count} 处需要改正，改正后才能保存', '{count} to correct before this can be saved'),
  warnings: text('有 {count} 处提醒，不影响保存', '{count} to check; they do not keep this from being saved'),
};

/** A message about a field. */
export interface FieldNotice {
  readonly field: string;
  readonly label: Label;
  readonly message: Label;
}

export interface FormSummaryProps {
  /** What keeps the form from being saved. */
  errors: readonly FieldNotice[];
  /** What should be looked at but does not block. */
  warnings?: readonly FieldNotice[];
  /** Puts the cursor into a field. */
  onGo: (field: string) => void;
}

/** All errors and warnings of a form, above its fields; each entry links to its field. */
export function FormSummary({ errors, warnings = [], onGo }: FormSummaryProps) {
  return (
    <>
      {errors.length > 0 && <Notices tone="danger" heading={labels.errors} notices={errors} onGo={onGo} />}
      {warnings.length > 0 && <Notices tone="warning" heading={labels.warnings} notices={warnings} onGo={onGo} />}
    </>
  );
}

interface NoticesProps {
  tone: 'danger' | 'warning';
  heading: typeof labels.errors;
  notices: readonly FieldNotice[];
  onGo: (field: string) => void;
}

function Notices({ tone, heading, notices, onGo }: NoticesProps) {
  const read = useText();
  const Icon = tone === 'danger' ? CircleAlert : TriangleAlert;
  return (
    <section
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames(
        'mb-4 flex gap-2 rounded-md px-3 py-2 text-body',
        tone === 'danger' ? 'bg-danger-soft text-danger' : 'bg-warning-soft text-warning',
      )}
    >
      <Icon aria-hidden size={16} className="mt-0.75 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{read(fill(heading, { count: notices.length }))}</p>
        <ul>
          {notices.map(({ field, label, message }) => (
            <li key={field}>
              <button
                type="button"
                onClick={() => onGo(field)}
                className="rounded-sm text-left underline decoration-1 underline-offset-3 hover:decoration-2"
              >
                {read(label)}
              </button>
              <span className="ml-2 whitespace-pre-line">{read(message)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
