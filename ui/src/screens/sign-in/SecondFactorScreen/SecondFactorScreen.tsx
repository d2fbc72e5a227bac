import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import { Button } from '../../../components';
import { SecondFactorPanel } from '../../../shell/second-factor/SecondFactorPanel';
import { useSession } from '../../../shell/services';
import { usePageTitle } from '../../../shell/use-page-title';
import { useText } from '../../../theme';
import { SignInFrame } from '../SignInFrame';

const labels = {
  title: text('启用两步验证', 'Set up a second factor'),
  required: text(
    '贵企业要求全员启用两步验证，完成后即可使用系统。',
    'Your enterprise requires a second factor of everybody: set yours up, and go on.',
  ),
  lacking: text('请先添加验证器应用或通行密钥', 'Add an authenticator app or a passkey first'),
  done: text('进入系统', 'Go on'),
  signOut: text('退出登录', 'Sign out'),
};

/** Forced set-up of a second factor, before any other page is accessible. */
const SecondFactorScreen = observer(function SecondFactorScreen() {
  const read = useText();
  const session = useSession();
  const navigate = useNavigate();
  const [isLacking, setIsLacking] = useState(false);
  usePageTitle(labels.title);
  const goOn = async () => {
    await session.renewUser();
    if (session.user?.setSecondFactor) setIsLacking(true);
    else void navigate('/', { replace: true });
  };
  return (
    <SignInFrame title={labels.title}>
      <div className="space-y-4">
        <p className="text-dim">{read(labels.required)}</p>
        <SecondFactorPanel />
        {isLacking && (
          <p role="alert" className="text-danger">
            {read(labels.lacking)}
          </p>
        )}
        <Button block variant="primary" onClick={() => void goOn()}>
          {read(labels.done)}
        </Button>
        <Button block variant="text" onClick={() => void session.signOut()}>
          {read(labels.signOut)}
        </Button>
      </div>
    </SignInFrame>
  );
});

export default SecondFactorScreen;
