import { useState } from 'react';
import type { AttachmentRow } from '@rdm/core/internal/evidence';
import { text } from '@rdm/core/internal/kernel';
import type { Resource, StoredRecord } from '@rdm/core/internal/records';
import type { RowAction, ShownFile } from '../../../components';
import { shownFile } from '../../../resource/files/StoredFiles';
import ResourceScreen from '../../../resource/ResourceScreen';
import { LookedAt } from '../../../resource/document/LookedAt';

const labels = { preview: text('预览', 'Preview') };

/** The uploaded files, each with a viewer in the page. */
export default function AttachmentScreen({ resource }: { resource: Resource }) {
  const [shown, setShown] = useState<ShownFile | null>(null);
  const rowActions = (record: StoredRecord): readonly RowAction[] => [
    {
      key: 'preview',
      label: labels.preview,
      onClick: () => setShown(shownFile(record as unknown as AttachmentRow)),
    },
  ];
  return (
    <>
      <ResourceScreen resource={resource} rowActions={rowActions} />
      <LookedAt file={shown} onClose={() => setShown(null)} />
    </>
  );
}
