import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { Button, Field, Input } from '../../../components';
import { canUsePasskeys } from '../../../shell/second-factor/passkey-browser';
import { useText } from '../../../theme';
import type { LoginViewModel } from './LoginViewModel';

const labels = {
  code: text('动态码或恢复码', 'Code of the app, or recovery code'),
  hint: text('密码正确。请输入验证器应用显示的动态码。', 'The password is right. Enter the code your app shows.'),
  submit: text('登录', 'Sign in'),
  passkey: text('使用通行密钥', 'Use a passkey'),
  back: text('返回', 'Back'),
};

/** The second half of a sign-in: what is asked for beside the password. */
export const SecondFactorForm = observer(function SecondFactorForm({ form }: { form: LoginViewModel }) {
  const read = useText();
  const { question } = form;
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        void form.answer();
      }}
    >
      <p className="text-dim">{read(labels.hint)}</p>
      <Field required label={labels.code} error={form.failure ?? undefined}>
        <Input autoFocus autoComplete="one-time-code" value={form.factorCode} onChange={form.setFactorCode} />
      </Field>
      <Button block type="submit" variant="primary" loading={form.submitting}>
        {read(labels.submit)}
      </Button>
      {question?.passkey && canUsePasskeys() && (
        <Button block onClick={() => void form.answerByPasskey()}>
          {read(labels.passkey)}
        </Button>
      )}
      <Button block variant="text" onClick={form.beginAnew}>
        {read(labels.back)}
      </Button>
    </form>
  );
});
