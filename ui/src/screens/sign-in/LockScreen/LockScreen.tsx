import { useEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Navigate } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import { Button, Field, PasswordInput } from '../../../components';
import { useSession, useStorage, useTabs } from '../../../shell/services';
import { usePageTitle } from '../../../shell/use-page-title';
import { useText } from '../../../theme';
import { SignInFrame } from '../SignInFrame';
import { WithoutSession } from '../WithoutSession';
import { LockViewModel } from './LockViewModel';

const labels = {
  title: text('锁屏', 'Locked'),
  kept: text(
    '屏幕已锁定，已打开的页面和录入的内容都还在。',
    'The screen is locked; open pages and what was entered are kept.',
  ),
  password: text('锁屏密码', 'Lock password'),
  unlock: text('解锁', 'Unlock'),
  leave: text('退出登录', 'Sign out'),
  question: text('退出系统, 是否继续?', 'Exit the system, do you want to continue?'),
  lost: text('未保存的内容会丢失。', 'What is not saved is lost.'),
  sure: text('确定', 'OK'),
  cancel: text('取消', 'Cancel'),
  visitor: text('您还没有登录，没有需要解锁的屏幕。', 'You are not signed in, so there is no screen to unlock.'),
};

/** Shown while the screen is locked: the user, the password field to unlock, and a sign-out button. */
const LockScreen = observer(function LockScreen() {
  const { user, lock, signedIn } = useSession();
  const { activeTab } = useTabs();
  const [leaving, setLeaving] = useState(false);
  usePageTitle(labels.title);
  if (!signedIn) return <WithoutSession title={labels.title} reason={labels.visitor} />;
  if (!lock.locked) return <Navigate to={activeTab.path + activeTab.search} replace />;
  return (
    <SignInFrame title={user?.nickName || user?.account || labels.title}>
      {leaving ? <Leaving onStay={() => setLeaving(false)} /> : <Unlocking onLeave={() => setLeaving(true)} />}
    </SignInFrame>
  );
});
export default LockScreen;

const Unlocking = observer(function Unlocking({ onLeave }: { onLeave: () => void }) {
  const read = useText();
  const { lock } = useSession();
  const storage = useStorage();
  const [form] = useState(() => new LockViewModel(lock, storage));
  const input = useRef<HTMLInputElement>(null);
  const submit = async () => {
    if (!(await form.unlock())) input.current?.focus();
  };
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className="text-dim">{read(labels.kept)}</p>
      <Field required label={labels.password} error={form.failure ?? undefined}>
        <PasswordInput autoFocus autoComplete="off" value={form.password} onChange={form.setPassword} ref={input} />
      </Field>
      <Button block type="submit" variant="primary" loading={form.unlocking}>
        {read(labels.unlock)}
      </Button>
      <Button block variant="text" onClick={onLeave}>
        {read(labels.leave)}
      </Button>
    </form>
  );
});

function Leaving({ onStay }: { onStay: () => void }) {
  const read = useText();
  const session = useSession();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div role="alertdialog" aria-label={read(labels.leave)} className="space-y-4">
      <p>{read(labels.question)}</p>
      <p className="text-dim">{read(labels.lost)}</p>
      <Button block variant="danger" onClick={() => void session.signOut()}>
        {read(labels.sure)}
      </Button>
      <Button block onClick={onStay} ref={stay}>
        {read(labels.cancel)}
      </Button>
    </div>
  );
}
