import { Suspense, useEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import { Button, Field, Input, lazyPart as lazy, PasswordInput } from '../../../components';
import { useText } from '../../../theme';
import { usePorts, useSession, useStorage } from '../../../shell/services';
import { usePageTitle } from '../../../shell/use-page-title';
import { AssessLink, SignInFrame } from '../SignInFrame';
import { CaptchaField } from '../CaptchaField';
import { LoginViewModel, type LoginField } from './LoginViewModel';

const labels = {
  title: text('登录', 'Sign in'),
  tenantId: text('租户ID', 'Tenant'),
  ofPlatform: text(
    '000000 是平台，企业用户请填写本企业的租户ID',
    '000000 is the platform; enter the tenant of your enterprise',
  ),
  account: text('账号', 'Account'),
  password: text('密码', 'Password'),
  capsLock: text('大写锁定已打开', 'Caps lock is on'),
  submit: text('登录', 'Sign in'),
  submitting: text('登录中…', 'Signing in…'),
  retry: text('重新连接', 'Connect again'),
  waiting: text('正在等待服务器，连上后自动继续', 'Waiting for the server; this page goes on by itself'),
  register: text('企业注册', 'Register an enterprise'),
  retrieve: text('找回密码', 'Retrieve the password'),
};

const SocialSources = lazy(async () => ({ default: (await import('./SocialSources')).SocialSources }));

const SecondFactorForm = lazy(async () => ({ default: (await import('./SecondFactorForm')).SecondFactorForm }));

const LoginScreen = observer(function LoginScreen() {
  const read = useText();
  const session = useSession();
  const ports = usePorts();
  const storage = useStorage();
  const [form] = useState(() => new LoginViewModel(session, ports.session, storage));
  const [capsLock, setCapsLock] = useState(false);
  const inputs = useRef<Partial<Record<LoginField, HTMLInputElement | null>>>({});
  usePageTitle(labels.title);
  useEffect(() => {
    void form.renewCaptcha();
    void form.findSources();
    inputs.current[form.firstEmpty ?? 'password']?.focus();
  }, [form]);

  const submit = async () => {
    const toCorrect = await form.submit();
    if (toCorrect) inputs.current[toCorrect]?.focus();
  };
  const control = (field: LoginField) => ({
    value: form[field],
    onChange: (value: string) => form.set(field, value),
    ref: (input: HTMLInputElement | null) => {
      inputs.current[field] = input;
    },
  });
  if (form.question) {
    return (
      <SignInFrame title={labels.title}>
        <Suspense fallback={null}>
          <SecondFactorForm form={form} />
        </Suspense>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={labels.title}>
      {session.farewell && (
        <p role="status" className="mb-4">
          {read(session.farewell)}
        </p>
      )}
      <form
        noValidate
        className="space-y-4"
        onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field required label={labels.tenantId} error={form.errors.tenantId}>
          <Input name="tenantId" autoComplete="organization" {...control('tenantId')} />
        </Field>
        <Field required label={labels.account} error={form.errors.account}>
          <Input name="username" autoComplete="username" {...control('account')} />
        </Field>
        <Field
          required
          label={labels.password}
          error={form.errors.password}
          hint={capsLock ? labels.capsLock : undefined}
        >
          <PasswordInput name="password" {...control('password')} />
        </Field>
        {form.asksCaptcha && form.captcha && (
          <CaptchaField
            image={form.captcha.image}
            error={form.errors.captchaCode}
            onRenew={() => void form.renewCaptcha()}
            {...control('captchaCode')}
          />
        )}
        {form.waiting && <p role="status">{read(labels.waiting)}</p>}
        {form.failure && (
          <p role="alert" className="text-danger">
            {read(form.failure)}
            {form.isOfPlatform && <span className="block text-dim">{read(labels.ofPlatform)}</span>}
          </p>
        )}
        {form.captchaFailed ? (
          <Button block variant="primary" onClick={() => void form.renewCaptcha()}>
            {read(labels.retry)}
          </Button>
        ) : (
          <Button block type="submit" variant="primary" loading={form.submitting}>
            {read(form.submitting ? labels.submitting : labels.submit)}
          </Button>
        )}
      </form>
      {form.sources.length > 0 && (
        <Suspense fallback={null}>
          <SocialSources form={form} />
        </Suspense>
      )}
      <p className="mt-4 flex flex-wrap justify-between gap-x-4 gap-y-2 text-accent-text">
        <Link to="/register">{read(labels.register)}</Link>
        <Link to="/retrievepassword">{read(labels.retrieve)}</Link>
      </p>
      <AssessLink />
    </SignInFrame>
  );
});

export default LoginScreen;
