import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import { Button, Field, PasswordInput } from '../../../components';
import { useText } from '../../../theme';
import { useSession } from '../../../shell/services';
import { usePageTitle } from '../../../shell/use-page-title';
import { LinkBelow } from '../LinkBelow';
import { SignInFrame } from '../SignInFrame';
import { WithoutSession } from '../WithoutSession';
import { PasswordViewModel } from './PasswordViewModel';

const labels = {
  title: text('修改密码', 'Change the password'),
  initial: text('您使用的是初始密码，请先设置新密码。', 'You signed in with the initial password: set your own first.'),
  expired: text('您的密码已过期，请设置新密码。', 'Your password has expired: set a new one.'),
  password: text('新密码', 'New password'),
  repeated: text('确认密码', 'New password again'),
  submit: text('保存', 'Save'),
  signOut: text('退出登录', 'Sign out'),
  visitor: text(
    '您还没有登录。登录后才能修改密码；忘记密码可以找回。',
    'You are not signed in. Sign in to change your password; a forgotten one can be retrieved.',
  ),
  retrieve: text('找回密码', 'Retrieve the password'),
};

/** Forced password change, before any other page is accessible. */
const PasswordScreen = observer(function PasswordScreen() {
  const read = useText();
  const session = useSession();
  const navigate = useNavigate();
  const [form] = useState(() => new PasswordViewModel(session));
  usePageTitle(labels.title);
  const submit = async () => {
    if (await form.submit()) void navigate('/', { replace: true });
  };
  const { user, signedIn } = session;
  if (!signedIn) {
    return (
      <WithoutSession title={labels.title} reason={labels.visitor}>
        <LinkBelow to="/retrievepassword" label={labels.retrieve} />
      </WithoutSession>
    );
  }
  return (
    <SignInFrame title={labels.title}>
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {user?.resetPassword && <p className="text-dim">{read(labels.initial)}</p>}
        {user?.passwordExpired && <p className="text-dim">{read(labels.expired)}</p>}
        <Field required label={labels.password} error={form.errors.password}>
          <PasswordInput autoFocus autoComplete="new-password" value={form.password} onChange={form.setPassword} />
        </Field>
        <Field required label={labels.repeated} error={form.errors.repeated}>
          <PasswordInput autoComplete="new-password" value={form.repeated} onChange={form.setRepeated} />
        </Field>
        {form.failure && (
          <p role="alert" className="text-danger">
            {read(form.failure)}
          </p>
        )}
        <Button block type="submit" variant="primary" loading={form.submitting}>
          {read(labels.submit)}
        </Button>
        <Button block variant="text" onClick={() => void session.signOut()}>
          {read(labels.signOut)}
        </Button>
      </form>
    </SignInFrame>
  );
});

export default PasswordScreen;
