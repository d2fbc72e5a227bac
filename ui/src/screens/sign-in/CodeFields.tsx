import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button, Field, Input } from '../../components';
import { useText, type Label } from '../../theme';
import { CaptchaField } from './CaptchaField';
import type { PhoneCodeViewModel } from './PhoneCodeViewModel';

const labels = {
  code: text('短信验证码', 'Code from the message'),
  send: text('获取验证码', 'Send a code'),
  again: text('{seconds} 秒后可重新获取', 'Again in {seconds} s'),
};

export interface CodeFieldsProps {
  code: PhoneCodeViewModel;
  onSend: () => void;
  error?: Label;
}

/** The captcha where one is asked for, then the code with the button that sends it. */
export const CodeFields = observer(function CodeFields({ code, onSend, error }: CodeFieldsProps) {
  const read = useText();
  const { secondsLeft } = code;
  return (
    <>
      <CaptchaOf code={code} />
      <Field required label={labels.code} error={error} hint={code.said ?? undefined}>
        <span className="flex items-center gap-2">
          <Input
            className="min-w-0 flex-1"
            name="smsCode"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={6}
            value={code.value}
            onChange={code.setValue}
          />
          <Button loading={code.sending} disabled={secondsLeft > 0} onClick={onSend}>
            {read(secondsLeft > 0 ? fill(labels.again, { seconds: secondsLeft }) : labels.send)}
          </Button>
        </span>
      </Field>
    </>
  );
});

/** The captcha, where the server asks for one. */
export const CaptchaOf = observer(function CaptchaOf({ code }: { code: PhoneCodeViewModel }) {
  if (!code.asksCaptcha || !code.captcha) return null;
  return (
    <CaptchaField
      image={code.captcha.image}
      value={code.captchaCode}
      onChange={code.setCaptchaCode}
      error={code.captchaError ?? undefined}
      onRenew={() => void code.renewCaptcha()}
    />
  );
});
