import { Suspense } from 'react';
import { lazyPart as lazy, type ShownFile } from '../../components';

/** Readers of documents are large: they come with the first look. */
const DocumentDialog = lazy(async () => ({ default: (await import('./DocumentDialog')).DocumentDialog }));

export interface LookedAtProps {
  /** Nothing is shown without one. */
  file: ShownFile | null;
  onClose: () => void;
}

/** The file that is looked at, over the page it is listed on. */
export function LookedAt({ file, onClose }: LookedAtProps) {
  if (!file) return null;
  return (
    <Suspense>
      <DocumentDialog file={file} onClose={onClose} />
    </Suspense>
  );
}
