import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Navigate } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import { useText, type Label } from '../../theme';
import { useSession } from '../../shell/services';
import { LinkBelow } from './LinkBelow';
import { SignInFrame } from './SignInFrame';

const labels = { login: text('去登录', 'Sign in') };

export interface WithoutSessionProps {
  title: Label;
  /** Why the page has nothing to do here. */
  reason: Label;
  /** Other ways on, below the link to the sign-in page. */
  children?: ReactNode;
}

/**
 * What a visitor sees on a page that everybody may open and that does something only with a session. A session that
 * ended here leads to the sign-in page at once.
 */
export const WithoutSession = observer(function WithoutSession({ title, reason, children }: WithoutSessionProps) {
  const read = useText();
  const { ended } = useSession();
  if (ended) return <Navigate to="/login" replace />;
  return (
    <SignInFrame title={title}>
      <p>{read(reason)}</p>
      <LinkBelow to="/login" label={labels.login} />
      {children}
    </SignInFrame>
  );
});
