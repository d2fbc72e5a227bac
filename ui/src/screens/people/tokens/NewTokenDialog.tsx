import { useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { TokenChoices } from '@rdm/core/internal/access';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button, Dialog, Field, focusFirstError, Input, PasswordInput, Select } from '../../../components';
import { usePorts } from '../../../shell/services';
import { useText } from '../../../theme';
import { NewTokenViewModel } from './NewTokenViewModel';
import { ScopePicker } from './ScopePicker';
import { TokenShown } from './TokenShown';

const labels = {
  title: text('新建访问令牌', 'New access token'),
  name: text('令牌名称', 'Name'),
  nameHint: text('如使用它的系统名称', 'E.g. the program that will use it'),
  days: text('有效期', 'Valid for'),
  forDays: text('{days} 天', '{days} days'),
  scopes: text('权限范围', 'Scope'),
  password: text('登录密码', 'Your password'),
  cancel: text('取消', 'Cancel'),
  make: text('创建', 'Create'),
  done: text('我已保存', 'I have saved it'),
};

export interface NewTokenDialogProps {
  choices: TokenChoices;
  onMade: () => void;
  onClose: () => void;
}

/** Makes an access token, and shows its text this once. */
export const NewTokenDialog = observer(function NewTokenDialog({ choices, onMade, onClose }: NewTokenDialogProps) {
  const read = useText();
  const { tokens } = usePorts();
  const [form] = useState(() => new NewTokenViewModel(tokens, choices));
  const element = useRef<HTMLFormElement>(null);
  const save = async () => {
    if (await form.save()) onMade();
    else if (element.current) focusFirstError(element.current);
  };
  if (form.made !== null) {
    return (
      <Dialog
        open
        role="alertdialog"
        size="medium"
        title={labels.title}
        onClose={onClose}
        footer={
          <Button variant="primary" onClick={onClose}>
            {read(labels.done)}
          </Button>
        }
      >
        <TokenShown token={form.made} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      size="medium"
      title={labels.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{read(labels.cancel)}</Button>
          <Button variant="primary" loading={form.saving} onClick={() => void save()}>
            {read(labels.make)}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field required label={labels.name} hint={labels.nameHint} error={form.errors.name}>
            <Input value={form.name} onChange={(value) => form.set('name', value)} />
          </Field>
          <Field required label={labels.days}>
            <Select
              options={form.lives.map((days) => ({ value: String(days), label: read(fill(labels.forDays, { days })) }))}
              value={String(form.days)}
              onChange={(next) => form.setDays(Number(next))}
            />
          </Field>
        </div>
        <fieldset>
          <legend className="mb-1 text-body">{read(labels.scopes)}</legend>
          <ScopePicker form={form} />
          {form.errors.scopes && (
            <p role="alert" className="mt-1 text-hint text-danger">
              {read(form.errors.scopes)}
            </p>
          )}
        </fieldset>
        <Field required label={labels.password} error={form.errors.password}>
          <PasswordInput
            autoComplete="current-password"
            value={form.password}
            onChange={(value) => form.set('password', value)}
          />
        </Field>
        {form.failure && (
          <p role="alert" className="text-danger">
            {read(form.failure)}
          </p>
        )}
        <button type="submit" hidden aria-hidden />
      </form>
    </Dialog>
  );
});
