import { useEffect, useState } from 'react';
import Download from 'lucide:download';
import { text } from '@rdm/core/internal/kernel';
import type { ShownFile } from '../../components';
import { useText } from '../../theme';
import { LookedAt } from '../document/LookedAt';
import { faultOf } from '../fault-of';
import { useResourceServices } from '../use-resource-services';
import { saveStoredFile, storedFiles } from './stored-files';

const labels = { download: text('下载', 'Download') };

/** The files with these ids, to look at and to download. */
export function StoredFileLinks({ ids }: { ids: readonly string[] }) {
  const read = useText();
  const services = useResourceServices();
  const [files, setFiles] = useState<readonly ShownFile[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const [looked, setLooked] = useState<ShownFile | null>(null);
  const asked = ids.join(',');
  useEffect(() => {
    let current = true;
    storedFiles(services, asked.split(',')).then(
      (found) => current && setFiles(found),
      (error: unknown) => current && setFault(read(faultOf(error).message)),
    );
    return () => {
      current = false;
    };
  }, [services, asked, read]);
  if (fault) return <p className="text-danger">{fault}</p>;
  return (
    <ul>
      {files.map((file) => (
        <li key={file.id} className="flex flex-wrap items-center gap-3">
          <button type="button" className="text-accent-text hover:underline" onClick={() => setLooked(file)}>
            {file.name}
          </button>
          <button
            type="button"
            aria-label={`${read(labels.download)} ${file.name}`}
            className="text-accent-text"
            onClick={() => void saveStoredFile(services, file)}
          >
            <Download aria-hidden size={14} />
          </button>
        </li>
      ))}
      <LookedAt file={looked} onClose={() => setLooked(null)} />
    </ul>
  );
}
