import { useEffect, useId, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { Button, Dialog, Field, Input, PasswordInput } from '../../../components';
import { useText } from '../../../theme';
import { usePorts, useSession } from '../../services';
import { usePageTitle } from '../../use-page-title';
import { GuestRegistrationViewModel, type GuestField } from './GuestRegistrationViewModel';

const labels = {
  title: text('账号注册', 'Register an account'),
  about: text(
    '您已通过第三方系统登录，还没有本系统的账号。提交后须由管理员授予角色，通过前不能登录。',
    'You signed in through another system and have no account here yet. An administrator must give it a role before you can sign in with it.',
  ),
  tenantId: text('租户编号', 'Tenant number'),
  name: text('姓名', 'Name'),
  account: text('账号名称', 'Account'),
  password: text('密码', 'Password'),
  password2: text('确认密码', 'Repeat the password'),
  submit: text('提交', 'Submit'),
  signOut: text('退出登录', 'Sign out'),
};

/** The only action of a guest without a user account: requesting one. */
export const GuestRegistration = observer(function GuestRegistration() {
  const read = useText();
  const session = useSession();
  const { users, tenants } = usePorts();
  const [form] = useState(() => new GuestRegistrationViewModel(session, users, tenants));
  const inputs = useRef<Partial<Record<GuestField, HTMLInputElement | null>>>({});
  const id = useId();
  usePageTitle(labels.title);
  useEffect(() => void form.findTenant(window.location.host), [form]);
  const submit = async () => {
    const toCorrect = await form.submit();
    if (toCorrect) inputs.current[toCorrect]?.focus();
  };
  const leave = () => void session.signOut();
  const control = (field: GuestField) => ({
    value: form[field],
    onChange: (value: string) => form.set(field, value),
    ref: (input: HTMLInputElement | null) => {
      inputs.current[field] = input;
    },
  });
  return (
    <Dialog
      open
      title={labels.title}
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>{read(labels.signOut)}</Button>
          <Button type="submit" form={id} variant="primary" loading={form.submitting}>
            {read(labels.submit)}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className="text-dim">{read(labels.about)}</p>
        {!form.tenantKnown && (
          <Field required label={labels.tenantId} error={form.errors.tenantId}>
            <Input autoComplete="organization" {...control('tenantId')} />
          </Field>
        )}
        <Field label={labels.name}>
          <Input autoComplete="name" maxLength={100} {...control('name')} />
        </Field>
        <Field required label={labels.account} error={form.errors.account}>
          <Input autoComplete="username" {...control('account')} />
        </Field>
        <Field required label={labels.password} error={form.errors.password}>
          <PasswordInput autoComplete="new-password" {...control('password')} />
        </Field>
        <Field required label={labels.password2} error={form.errors.password2}>
          <PasswordInput autoComplete="new-password" {...control('password2')} />
        </Field>
        {form.failure && (
          <p role="alert" className="text-danger">
            {read(form.failure)}
          </p>
        )}
      </form>
    </Dialog>
  );
});
