import { Link } from 'react-router';
import { resources } from '@rdm/core/internal/application';
import { importRecord, storedLayout } from '@rdm/core/internal/intake';
import { text } from '@rdm/core/internal/kernel';
import { registerPath } from '../../resource/register-path';
import { useText } from '../../theme';
import { importedRegisters } from './imported-registers';

const labels = {
  pages: text('导入相关页面', 'Pages of the import'),
  import: text('数据导入', 'Import'),
  profiles: text('导入方案', 'Import profiles'),
  history: text('导入记录', 'Imports'),
};

type Page = 'import' | 'profiles' | 'history';

export interface ImportLinksProps {
  /** The page that they stand on. */
  from: Page;
  can: (permission: string) => boolean;
}

/** Links between the pages of the import, as far as one may open them. */
export function ImportLinks({ from, can }: ImportLinksProps) {
  const read = useText();
  const pages = [
    {
      page: 'import',
      path: '/rdm/import',
      isOpen: importedRegisters(resources).some(({ permissions }) => can(permissions.import)),
    },
    { page: 'profiles', path: registerPath(storedLayout), isOpen: can(storedLayout.permissions.view) },
    { page: 'history', path: registerPath(importRecord), isOpen: can(importRecord.permissions.view) },
  ] as const;
  const links = pages.flatMap(({ page, path, isOpen }) =>
    path !== null && isOpen && page !== from ? [{ page, path }] : [],
  );
  if (links.length === 0) return null;
  return (
    <nav aria-label={read(labels.pages)} className="flex flex-wrap justify-end gap-x-4 gap-y-1">
      {links.map(({ page, path }) => (
        <Link key={page} to={path} className="text-accent-text hover:underline">
          {read(labels[page])}
        </Link>
      ))}
    </nav>
  );
}
