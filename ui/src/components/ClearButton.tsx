import X from 'lucide:x';
import { text } from '@rdm/core/internal/kernel';
import { useText } from '../theme';

const labels = { clear: text('清空', 'Clear') };

/** The × inside the right edge of a control, left of its arrow. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  const read = useText();
  return (
    <button
      type="button"
      aria-label={read(labels.clear)}
      onClick={onClear}
      className="absolute top-1 right-7 flex size-6 items-center justify-center rounded-sm bg-raised text-dim hover:text-ink"
    >
      <X aria-hidden size={14} />
    </button>
  );
}
