import { useEffect, useMemo, useState } from 'react';
import { fileFieldOfType, type AttachmentRow } from '@rdm/core/evidence';
import { resources } from '@rdm/core/application';
import { text, type Fault, type Text } from '@rdm/core/kernel';
import { Button, FileRow, Skeleton } from '../../components';
import { useText } from '../../theme';
import { faultOf } from '../fault-of';
import { useResourceServices } from '../use-resource-services';
import { shownFile, StoredFiles } from './StoredFiles';

const labels = {
  none: text('没有附件', 'No attachments'),
  others: text('其他附件', 'Other attachments'),
  retry: text('重试', 'Retry'),
};

type Row = Pick<AttachmentRow, 'id' | 'originalName' | 'size' | 'type'>;

export interface AttachmentListProps {
  /** The record they belong to. */
  objectId: string;
}

/** All attachments of a record, under the fields that name them. Spec §7 “Files” */
export function AttachmentList({ objectId }: AttachmentListProps) {
  const read = useText();
  const services = useResourceServices();
  const stored = useMemo(() => new StoredFiles(services), [services]);
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    stored.list([{ field: 'objectId', is: 'equal', value: objectId }]).then(
      (found) => {
        if (!isCurrent) return;
        setRows(found);
        setFault(null);
      },
      (error: unknown) => {
        if (isCurrent) setFault(faultOf(error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [stored, objectId, attempt]);

  if (fault) {
    return (
      <p role="alert" className="flex items-center gap-2 text-body text-danger">
        {read(fault.message)}
        <Button size="small" onClick={() => setAttempt(attempt + 1)}>
          {read(labels.retry)}
        </Button>
      </p>
    );
  }
  if (!rows) return <Skeleton />;
  if (rows.length === 0) return <p className="text-body text-dim">{read(labels.none)}</p>;
  return (
    <div className="space-y-3">
      {grouped(rows).map(({ type, label, files }) => (
        <section key={type} aria-label={read(label)}>
          <h3 className="mb-1 text-body text-dim">{read(label)}</h3>
          <ul className="divide-y divide-line">
            {files.map((row) => (
              <FileRow
                key={row.id}
                file={shownFile(row)}
                onDownload={(file) => void stored.save(file)}
                onPreview={(file) => void stored.show(file)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function grouped(rows: readonly Row[]): { type: string; label: Text; files: readonly Row[] }[] {
  const byType = new Map<string, Row[]>();
  for (const row of rows) byType.set(row.type ?? '', [...(byType.get(row.type ?? '') ?? []), row]);
  return [...byType].map(([type, files]) => ({ type, label: labelOf(type), files }));
}

/** A kind that names no field is its own label. */
function labelOf(type: string): Text {
  return fileFieldOfType(resources, type)?.field.label ?? (type ? text(type, type) : labels.others);
}
