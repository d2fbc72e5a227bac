import { Suspense } from 'react';
import { lazyPart as lazy, type ShownFile } from '../../components';

/** Lazy, because document viewers are large. */
const DocumentDialog = lazy(async () => ({ default: (await import('./DocumentDialog')).DocumentDialog }));

export interface LookedAtProps {
  /** Nothing is shown without one. */
  file: ShownFile | null;
  onClose: () => void;
}

/** The file being viewed, in a dialog over the page that lists it. */
export function LookedAt({ file, onClose }: LookedAtProps) {
  if (!file) return null;
  return (
    <Suspense>
      <DocumentDialog file={file} onClose={onClose} />
    </Suspense>
  );
}
