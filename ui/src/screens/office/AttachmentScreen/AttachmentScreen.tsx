import { useMemo, useState } from 'react';
import { resources } from '@rdm/core/internal/application';
import { fileFieldOfType, type AttachmentRow } from '@rdm/core/internal/evidence';
import { text } from '@rdm/core/internal/kernel';
import type { Resource, StoredRecord } from '@rdm/core/internal/records';
import { fileSize, type RowAction, type ShownFile } from '../../../components';
import { LookedAt } from '../../../resource/document/LookedAt';
import { shownFile } from '../../../resource/files/stored-files';
import type { ColumnTexts } from '../../../resource/list/table-columns';
import ResourceScreen from '../../../resource/ResourceScreen';
import { useText } from '../../../theme';
import { fileKind } from './file-kind';

const labels = { preview: text('预览', 'Preview'), unused: text('尚未使用', 'Not used yet') };

/** The uploaded files, each with a viewer in the page. Files are changed where they belong, not here. */
export default function AttachmentScreen({ resource }: { resource: Resource }) {
  const read = useText();
  const [shown, setShown] = useState<ShownFile | null>(null);
  const listed = useMemo(
    () => ({ ...resource, search: ['originalName'], calls: resource.calls.filter((call) => call !== 'submit') }),
    [resource],
  );
  const texts = useMemo(
    (): ColumnTexts => ({
      type: ({ type }) => {
        const found = fileFieldOfType(resources, String(type ?? ''));
        return found ? `${read(found.resource.label)} · ${read(found.field.label)}` : read(labels.unused);
      },
      contentType: ({ contentType, originalName }) =>
        read(fileKind(String(contentType ?? ''), String(originalName ?? ''))),
      size: ({ size }) => fileSize(Number(size ?? 0)),
    }),
    [read],
  );
  const preview = (record: StoredRecord) => setShown(shownFile(record as unknown as AttachmentRow));
  const rowActions = (record: StoredRecord): readonly RowAction[] => [
    { key: 'preview', label: labels.preview, onClick: () => preview(record) },
  ];
  return (
    <>
      <ResourceScreen resource={listed} rowActions={rowActions} onChoose={preview} texts={texts} />
      <LookedAt file={shown} onClose={() => setShown(null)} />
    </>
  );
}
