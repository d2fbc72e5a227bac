import { useState } from 'react';
import Icon from 'lucide:download';
import { text } from '@rdm/core/internal/kernel';
import type { Download } from '@rdm/core/internal/records';
import { Button } from '../components';
import { useText, type Label } from '../theme';
import { download } from './download';
import { faultOf } from './fault-of';
import { useResourceServices } from './use-resource-services';

const usual = text('导出', 'Export');

export interface ExportButtonProps {
  /** The document as the server makes it; null where it is not to be made after all. */
  make: () => Promise<Download | null>;
  disabled?: boolean;
  /** 导出 unless given. */
  label?: Label;
}

/** Downloads a document from the server; a failure is shown as a toast. */
export function ExportButton({ make, disabled = false, label = usual }: ExportButtonProps) {
  const read = useText();
  const { toast } = useResourceServices();
  const [making, setMaking] = useState(false);
  const save = async () => {
    setMaking(true);
    try {
      const file = await make();
      if (file) download(file);
    } catch (error) {
      toast.refused(faultOf(error));
    } finally {
      setMaking(false);
    }
  };
  return (
    <Button icon={<Icon aria-hidden size={16} />} disabled={disabled} loading={making} onClick={() => void save()}>
      {read(label)}
    </Button>
  );
}
