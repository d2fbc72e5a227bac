import { useEffect, useMemo, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { attachment } from '@rdm/core/internal/evidence';
import type { FilesField } from '@rdm/core/internal/records';
import { UploadBox, type ShownFile } from '../../components';
import { LookedAt } from '../document/LookedAt';
import { FieldFiles } from './FieldFiles';
import { useResourceServices } from '../use-resource-services';
import type { RecordForm } from './RecordForm';

export interface FilesControlProps {
  form: RecordForm;
  name: string;
  field: FilesField;
}

/** The files of a field: always viewable, editable if the form and the user's permissions allow it. */
export const FilesControl = observer(function FilesControl({ form, name, field }: FilesControlProps) {
  const services = useResourceServices();
  const files = useMemo(() => new FieldFiles(services, form, name, field), [services, form, name, field]);
  useEffect(() => files.open(), [files]);
  const [shown, setShown] = useState<ShownFile | null>(null);
  const isEditable = form.isEditable(name);
  return (
    <>
      <UploadBox
        label={field.label}
        files={files.files}
        rule={field}
        limit={field.limit}
        queue={isEditable && services.can(attachment.permissions.add) ? files.queue : undefined}
        onDownload={(file) => void files.save(file)}
        onPreview={setShown}
        onRemove={isEditable ? (file) => void files.remove(file) : undefined}
      />
      <LookedAt file={shown} onClose={() => setShown(null)} />
    </>
  );
});
