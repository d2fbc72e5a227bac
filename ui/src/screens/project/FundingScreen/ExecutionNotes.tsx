import CircleAlert from 'lucide:circle-alert';
import CircleCheck from 'lucide:circle-check';
import type { GovernmentOption } from '@rdm/core/internal/funding';
import { text } from '@rdm/core/internal/kernel';
import { useText } from '../../../theme';

const labels = {
  notes: text('需要核实', 'To be reviewed'),
  nothing: text('没有需要核实的事项。', 'Nothing needs review.'),
};

/** What an auditor of the project would ask about. */
export function ExecutionNotes({ notes }: Pick<GovernmentOption, 'notes'>) {
  const read = useText();
  if (notes.length === 0) {
    return (
      <p className="flex items-center gap-2 text-dim">
        <CircleCheck aria-hidden size={16} className="text-success" />
        {read(labels.nothing)}
      </p>
    );
  }
  return (
    <ul aria-label={read(labels.notes)} className="space-y-2">
      {notes.map(({ kind, message }) => (
        <li key={`${kind} ${message.zh}`} className="flex items-start gap-2">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-warning" />
          <span className="min-w-0 break-words">{read(message)}</span>
        </li>
      ))}
    </ul>
  );
}
