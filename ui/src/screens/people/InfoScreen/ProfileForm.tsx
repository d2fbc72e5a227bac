import { useContext, useEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { numberRuleUnder } from '@rdm/core/internal/system';
import { Button, ErrorState, Field, focusFirstError, Input, Skeleton, useConfirm, useToast } from '../../../components';
import { usePorts, useSession } from '../../../shell/services';
import { HoldUnsaved } from '../../../resource/hold-unsaved';
import { useText } from '../../../theme';
import { AvatarField } from './AvatarField';
import { ProfileViewModel, type ProfileField } from './ProfileViewModel';

const labels = {
  name: text('姓名', 'Name'),
  realName: text('用户名', 'User name'),
  phone: text('手机号', 'Mobile number'),
  email: text('邮箱', 'E-mail'),
  account: text('账号', 'Account'),
  department: text('部门', 'Department'),
  role: text('角色', 'Role'),
  submit: text('保存', 'Save'),
  saved: text('修改信息成功!', 'Your information is changed'),
  leave: text('放弃未保存的个人信息？', 'Discard the unsaved personal information?'),
  leaveVerb: text('放弃', 'Discard'),
};

/** The profile of the signed-in user; fields of the account itself are read-only. */
export const ProfileForm = observer(function ProfileForm() {
  const read = useText();
  const ports = usePorts();
  const session = useSession();
  const toast = useToast();
  const confirm = useConfirm();
  const hold = useContext(HoldUnsaved);
  const form = useRef<HTMLFormElement>(null);
  const [person] = useState(
    () =>
      new ProfileViewModel(
        ports.profile,
        ports.files,
        () => void session.renewUser().catch(() => undefined),
        () => numberRuleUnder(session.user?.settings ?? []),
      ),
  );
  useEffect(() => {
    if (!person.isUnsaved) void person.load();
    hold({
      get isUnsaved() {
        return person.isUnsaved;
      },
      mayLeave: async () => !person.isUnsaved || confirm({ title: labels.leave, verb: labels.leaveVerb, danger: true }),
    });
  }, [person, hold, confirm]);
  if (!person.profile) {
    return person.failure ? (
      <ErrorState hint={person.failure} onRetry={() => void person.load()} />
    ) : (
      <Skeleton lines={6} />
    );
  }

  const { profile } = person;
  const submit = async () => {
    if (await person.save()) toast.success(labels.saved);
    else if (form.current) focusFirstError(form.current);
  };
  const control = (field: ProfileField) => ({
    value: person.typed[field],
    onChange: (value: string) => person.set(field, value),
    maxLength: 100,
  });
  return (
    <form
      ref={form}
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <AvatarField person={person} name={profile.name || profile.account} />
      <dl className="grid grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-3">
        {(
          [
            [labels.account, profile.account],
            [labels.department, profile.deptName],
            [labels.role, profile.roleName],
          ] as const
        ).map(([label, value]) => (
          <div key={label.en} className="min-w-0">
            <dt className="text-hint text-dim">{read(label)}</dt>
            <dd className="break-words">{value || '—'}</dd>
          </div>
        ))}
      </dl>
      <Field label={labels.name}>
        <Input autoComplete="nickname" {...control('name')} />
      </Field>
      <Field label={labels.realName}>
        <Input autoComplete="name" {...control('realName')} />
      </Field>
      <Field required label={labels.phone} error={person.errors.phone}>
        <Input type="tel" autoComplete="tel" {...control('phone')} />
      </Field>
      <Field label={labels.email} error={person.errors.email}>
        <Input type="email" autoComplete="email" {...control('email')} />
      </Field>
      {person.failure && (
        <p role="alert" className="text-danger">
          {read(person.failure)}
        </p>
      )}
      <Button type="submit" variant="primary" loading={person.saving}>
        {read(labels.submit)}
      </Button>
    </form>
  );
});
