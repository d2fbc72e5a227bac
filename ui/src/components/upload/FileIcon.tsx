import File from 'lucide:file';
import FileImage from 'lucide:file-image';
import FileText from 'lucide:file-text';
import FileType from 'lucide:file-type';
import { extensionOf } from '@rdm/core/internal/evidence';

const icons = {
  pdf: FileText,
  doc: FileType,
  docx: FileType,
  jpg: FileImage,
  jpeg: FileImage,
  png: FileImage,
} as const;

/** An icon for the file type. */
export function FileIcon({ name }: { name: string }) {
  const Icon = icons[extensionOf(name) as keyof typeof icons] ?? File;
  return <Icon aria-hidden size={16} className="shrink-0 text-dim" />;
}
