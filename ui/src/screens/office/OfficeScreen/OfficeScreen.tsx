import { useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import { EmptyState } from '../../../components';
import { useSession } from '../../../shell/services';
import { usePageTitle } from '../../../shell/use-page-title';
import { useText } from '../../../theme';
import { DocumentPanel } from '../../../resource/document/DocumentPanel';
import { askedDocument } from './asked-document';

const labels = {
  document: text('文档', 'Document'),
  signIn: text('请先登录再查看文档', 'Sign in to see the document'),
  toSignIn: text('去登录', 'Sign in'),
  nothing: text(
    '地址没有指明本系统的文件，请从附件列表中打开',
    'The address names no file of this system; open the file from a list of attachments',
  ),
};

const pages: ReadonlySet<string> = new Set(['index', 'assessindex']);

/** /office/index and /office/assessindex: one document, named by the URL, within the user's permissions. */
const OfficeScreen = observer(function OfficeScreen() {
  const read = useText();
  const session = useSession();
  const { page = '' } = useParams();
  const { pathname, search } = useLocation();
  const asked = useMemo(() => askedDocument(new URLSearchParams(search), window.location.origin), [search]);
  const title = asked?.title || labels.document;
  usePageTitle(title);
  if (!pages.has(page)) return <Navigate to="/404" replace />;
  return (
    <main className="flex h-dvh flex-col gap-2 bg-surface p-4 text-ink">
      <h1 className="truncate text-heading font-semibold">{read(title)}</h1>
      <div className="min-h-0 flex-1">
        {!asked && <EmptyState title={labels.nothing} />}
        {asked && !session.signedIn && (
          <EmptyState
            title={labels.signIn}
            action={
              <Link to="/login" state={{ from: pathname + search }} className="text-accent-text hover:underline">
                {read(labels.toSignIn)}
              </Link>
            }
          />
        )}
        {asked && session.signedIn && <DocumentPanel asked={asked} />}
      </div>
    </main>
  );
});
export default OfficeScreen;
