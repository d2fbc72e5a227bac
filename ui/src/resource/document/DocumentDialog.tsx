import { useMemo } from 'react';
import { Dialog, type ShownFile } from '../../components';
import { DocumentPanel } from './DocumentPanel';

/** A file over the page it is listed on. */
export function DocumentDialog({ file, onClose }: { file: ShownFile; onClose: () => void }) {
  const asked = useMemo(() => ({ of: { id: file.id }, edit: false }), [file.id]);
  return (
    <Dialog open onClose={onClose} title={file.name} size="full">
      <DocumentPanel asked={asked} />
    </Dialog>
  );
}
