import { useEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { Button, Field, focusFirstError, Input, PasswordInput, Skeleton } from '../../../components';
import { usePorts, useStorage } from '../../../shell/services';
import { usePageTitle } from '../../../shell/use-page-title';
import { useText, type Label } from '../../../theme';
import { AssessLink, SignInFrame } from '../SignInFrame';
import { CaptchaOf, CodeFields } from '../CodeFields';
import { Registered } from './Registered';
import { LinkBelow } from '../LinkBelow';
import { RegistrationViewModel, type FaultyField, type RegisterField } from './RegistrationViewModel';

const labels = {
  title: text('企业注册', 'Register an enterprise'),
  name: text('企业名称', 'Name of the enterprise'),
  creditCode: text('统一社会信用代码', 'Unified social credit code'),
  linkman: text('联系人', 'Contact'),
  phone: text('手机号码', 'Mobile'),
  account: text('登录账号', 'Account'),
  accountHint: text('用于登录，注册后为企业管理员', 'To sign in with; it becomes the enterprise’s administrator'),
  password: text('密码', 'Password'),
  password2: text('确认密码', 'Repeat the password'),
  noCodes: text(
    '本系统未接入短信网关，注册时不验证手机号码。',
    'No text message gateway is set up here: the mobile number is not verified.',
  ),
  submit: text('注册', 'Register'),
  submitting: text('提交中…', 'Sending…'),
  login: text('已有账号，返回登录', 'Back to the sign-in page'),
  closed: text(
    '企业注册未开放，请联系平台管理员',
    'Enterprises cannot register themselves here; ask the platform’s administrator',
  ),
  retry: text('重新连接', 'Connect again'),
};

/** Self-registration of an enterprise: creates a trial tenant with its first administrator. */
const RegistrationScreen = observer(function RegistrationScreen() {
  const read = useText();
  const ports = usePorts();
  const storage = useStorage();
  const [form] = useState(() => new RegistrationViewModel(ports));
  const body = useRef<HTMLFormElement>(null);
  usePageTitle(labels.title);
  useEffect(() => {
    void form.open();
    return () => form.code.stop();
  }, [form]);

  const submit = async () => {
    if (await form.submit()) {
      // Prefills the sign-in page.
      storage.write('tenantId', form.registered!.tenantId);
      storage.write('account', form.registered!.account);
    } else if (body.current) focusFirstError(body.current);
  };
  const { registered, terms, errors, failure } = form;
  const wrong = failure && (
    <p role="alert" className="whitespace-pre-line text-danger">
      {read(failure)}
    </p>
  );
  const line = (field: RegisterField, label: Label, required = true) => ({
    field: { label, required, error: errors[field as FaultyField] },
    control: {
      name: field,
      value: form.values[field],
      onChange: (value: string) => form.set(field, value),
      onBlur: () => form.values[field] !== '' && form.leave(field as FaultyField),
    },
  });
  const entry = (field: RegisterField, label: Label, more: { autoComplete?: string; hint?: Label } = {}) => {
    const { field: around, control } = line(field, label, field !== 'linkman');
    return (
      <Field {...around} hint={more.hint}>
        <Input {...control} autoComplete={more.autoComplete} />
      </Field>
    );
  };
  if (registered) return <Registered {...registered} />;
  return (
    <SignInFrame title={labels.title}>
      {!terms && !failure && <Skeleton lines={6} />}
      {!terms && failure && (
        <div className="space-y-4">
          {wrong}
          <Button block variant="primary" onClick={() => void form.open()}>
            {read(labels.retry)}
          </Button>
        </div>
      )}
      {terms && !terms.open && <p role="alert">{read(labels.closed)}</p>}
      {terms?.open && (
        <form
          ref={body}
          noValidate
          className="space-y-4"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          {entry('name', labels.name, { autoComplete: 'organization' })}
          {entry('creditCode', labels.creditCode, { autoComplete: 'off' })}
          {entry('linkman', labels.linkman, { autoComplete: 'name' })}
          {entry('phone', labels.phone, { autoComplete: 'tel' })}
          {entry('account', labels.account, { autoComplete: 'username', hint: labels.accountHint })}
          <Field {...line('password', labels.password).field}>
            <PasswordInput {...line('password', labels.password).control} autoComplete="new-password" />
          </Field>
          <Field {...line('password2', labels.password2).field}>
            <PasswordInput {...line('password2', labels.password2).control} autoComplete="new-password" />
          </Field>
          {terms.sendsCodes ? (
            <CodeFields code={form.code} onSend={() => void form.code.send(form.values.phone)} error={errors.code} />
          ) : (
            <>
              <CaptchaOf code={form.code} />
              <p className="text-hint text-dim">{read(labels.noCodes)}</p>
            </>
          )}
          {form.code.phoneError && !errors.phone && (
            <p role="alert" className="whitespace-pre-line text-danger">
              {read(form.code.phoneError)}
            </p>
          )}
          {form.code.failure && (
            <p role="alert" className="text-danger">
              {read(form.code.failure)}
            </p>
          )}
          {wrong}
          <Button block type="submit" variant="primary" loading={form.submitting}>
            {read(form.submitting ? labels.submitting : labels.submit)}
          </Button>
        </form>
      )}
      <LinkBelow to="/login" label={labels.login} />
      <AssessLink />
    </SignInFrame>
  );
});

export default RegistrationScreen;
