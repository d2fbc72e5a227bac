import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import LoaderCircle from 'lucide:loader-circle';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import { useSession, useStorage } from '../../../shell/services';
import { usePageTitle } from '../../../shell/use-page-title';
import { useText } from '../../../theme';
import { SignInFrame } from '../SignInFrame';
import { SocialReturnViewModel } from './SocialReturnViewModel';

const labels = {
  title: text('第三方系统登录', 'Sign in through another system'),
  working: text('第三方系统登录中,请稍后。。。', 'Signing in through the other system, one moment…'),
  back: text('返回登录', 'Back to the sign-in page'),
};

/** Redirect target of other systems: signs in with the code they sent, then opens the home page. */
const SocialReturnScreen = observer(function SocialReturnScreen() {
  const read = useText();
  const session = useSession();
  const storage = useStorage();
  const navigate = useNavigate();
  const { source = '' } = useParams();
  const [search] = useSearchParams();
  const [returned] = useState(() => new SocialReturnViewModel(session, storage, source, search));
  usePageTitle(labels.title);
  useEffect(() => {
    void returned.signIn().then((signedIn) => signedIn && navigate('/', { replace: true }));
  }, [returned, navigate]);
  if (returned.failure) {
    return (
      <SignInFrame title={labels.title}>
        <p role="alert" className="mb-4 text-danger">
          {read(returned.failure)}
        </p>
        <Link to="/login" replace className="text-accent-text">
          {read(labels.back)}
        </Link>
      </SignInFrame>
    );
  }
  return (
    <div role="status" className="fixed inset-0 z-40 flex items-center justify-center gap-2 bg-surface text-ink">
      <LoaderCircle aria-hidden size={20} className="animate-spin" />
      {read(labels.working)}
    </div>
  );
});

export default SocialReturnScreen;
