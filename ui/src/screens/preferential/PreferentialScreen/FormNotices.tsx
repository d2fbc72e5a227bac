import type { Text } from '@rdm/core/internal/kernel';
import { useText } from '../../../theme';

/** What must be known before the form is used; nothing where there is nothing to say. */
export function FormNotices({ notices }: { notices: readonly Text[] }) {
  const read = useText();
  if (notices.length === 0) return null;
  return (
    <div role="status" className="text-hint text-warning">
      <ul className="list-disc space-y-1 pl-5">
        {notices.map((notice) => (
          <li key={notice.zh}>{read(notice)}</li>
        ))}
      </ul>
    </div>
  );
}
