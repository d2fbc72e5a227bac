import { text } from '@rdm/core/internal/kernel';
import { useText } from '../../theme';

const labels = { renewed: text('正在更新', 'Being updated') };

/**
 * Says above rows that they are asked for again. The rows themselves stay as they are: drawn fainter, dim words would be
 * too faint to be read.
 */
export function RenewalLine() {
  return (
    <div
      role="progressbar"
      aria-label={useText()(labels.renewed)}
      className="pointer-events-none absolute inset-x-0 top-0 z-30 h-0.5 animate-late overflow-hidden"
    >
      <span className="block h-full w-1/3 animate-sweep bg-accent motion-reduce:w-full motion-reduce:animate-none" />
    </div>
  );
}
