import { useEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { Button, Field, focusFirstError, Input, PasswordInput } from '../../../components';
import { usePorts, useStorage } from '../../../shell/services';
import { usePageTitle } from '../../../shell/use-page-title';
import { useText, type Label } from '../../../theme';
import { SignInFrame } from '../SignInFrame';
import { CodeFields } from '../CodeFields';
import { LinkBelow } from '../LinkBelow';
import { RetrievePasswordViewModel, type FaultyField, type RetrieveField } from './RetrievePasswordViewModel';

const labels = {
  title: text('找回密码', 'Retrieve the password'),
  how: text(
    '验证码发送到账号登记的手机号码；一分钟后仍未收到，请重新获取，或请企业管理员重置密码。',
    'A code is sent to the mobile number kept with the account. If none arrives within a minute, ask for another, or have ' +
      'your enterprise’s administrator reset the password.',
  ),
  noCodes: text(
    '本系统未接入短信网关，不能自助找回密码，请联系企业管理员重置密码。',
    'No text message gateway is set up here, so passwords cannot be retrieved; ask your enterprise’s administrator to reset ' +
      'yours.',
  ),
  tenantId: text('租户编号', 'Tenant number'),
  account: text('登录账号', 'Account'),
  accountHint: text('同一手机号有多个账号时必填', 'Needed where several accounts have the same phone'),
  phone: text('手机号码', 'Mobile'),
  password: text('新密码', 'New password'),
  password2: text('确认密码', 'New password again'),
  submit: text('设置新密码', 'Set the new password'),
  login: text('返回登录', 'Back to the sign-in page'),
  done: text('密码已重新设置，请用新密码登录。', 'The password is set: sign in with the new one.'),
};

/** Sets a new password with a code sent to the account's phone. */
const RetrievePasswordScreen = observer(function RetrievePasswordScreen() {
  const read = useText();
  const ports = usePorts();
  const storage = useStorage();
  const [form] = useState(
    () =>
      new RetrievePasswordViewModel(ports, { tenantId: storage.text('tenantId'), account: storage.text('account') }),
  );
  const body = useRef<HTMLFormElement>(null);
  usePageTitle(labels.title);
  useEffect(() => {
    void form.open();
    return () => form.code.stop();
  }, [form]);

  const submit = async () => {
    if (!(await form.submit()) && body.current) focusFirstError(body.current);
  };
  const { errors, code } = form;
  const control = (field: RetrieveField) => ({
    name: field,
    value: form.values[field],
    onChange: (value: string) => form.set(field, value),
    onBlur: () => form.values[field] !== '' && form.leave(field as FaultyField),
  });
  const failures: readonly (Label | null)[] = [errors.phone ? null : code.phoneError, code.failure, form.failure];
  return (
    <SignInFrame title={labels.title}>
      {form.done || form.sendsCodes === false ? (
        <p role="status">{read(form.done ? labels.done : labels.noCodes)}</p>
      ) : (
        <form
          ref={body}
          noValidate
          className="space-y-4"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <p className="text-dim">{read(labels.how)}</p>
          <Field required label={labels.tenantId} error={errors.tenantId}>
            <Input {...control('tenantId')} autoComplete="organization" />
          </Field>
          <Field label={labels.account} hint={labels.accountHint}>
            <Input {...control('account')} autoComplete="username" />
          </Field>
          <Field required label={labels.phone} error={errors.phone}>
            <Input {...control('phone')} autoComplete="tel" inputMode="tel" />
          </Field>
          <CodeFields code={code} onSend={() => void form.sendCode()} error={errors.code} />
          <Field required label={labels.password} error={errors.password}>
            <PasswordInput {...control('password')} autoComplete="new-password" />
          </Field>
          <Field required label={labels.password2} error={errors.password2}>
            <PasswordInput {...control('password2')} autoComplete="new-password" />
          </Field>
          {failures.map(
            (failure, place) =>
              failure && (
                <p key={place} role="alert" className="whitespace-pre-line text-danger">
                  {read(failure)}
                </p>
              ),
          )}
          <Button block type="submit" variant="primary" loading={form.submitting}>
            {read(labels.submit)}
          </Button>
        </form>
      )}
      <LinkBelow to="/login" label={labels.login} />
    </SignInFrame>
  );
});

export default RetrievePasswordScreen;
