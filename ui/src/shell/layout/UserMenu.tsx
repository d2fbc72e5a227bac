import { Suspense, useState } from 'react';
import { observer } from 'mobx-react-lite';
import ArrowLeftRight from 'lucide:arrow-left-right';
import ChevronDown from 'lucide:chevron-down';
import House from 'lucide:house';
import LogOut from 'lucide:log-out';
import UserRound from 'lucide:user-round';
import { useNavigate } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import { lazyPart as lazy, Menu, useConfirm } from '../../components';
import { ErrorBoundary } from '../ErrorBoundary';
import { useSession } from '../services';
import { homePath, infoPath } from '../tabs/TabsViewModel';

const SwitchDialog = lazy(async () => ({ default: (await import('../session/switch/SwitchDialog')).SwitchDialog }));

const labels = {
  menu: text('用户菜单', 'User menu'),
  home: text('首页', 'Home'),
  info: text('个人信息', 'Personal information'),
  switch: text('切换角色', 'Switch roles'),
  signOut: text('退出登录', 'Sign out'),
  title: text('提示', 'Please confirm'),
  question: text('退出系统, 是否继续?', 'Exit the system, do you want to continue?'),
  confirm: text('确定', 'OK'),
};

/** Name and department of the signed-in user, with links to the home page and the user's own page, and sign-out. */
export const UserMenu = observer(function UserMenu() {
  const session = useSession();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [switching, setSwitching] = useState(false);
  const { user } = session;
  const signOut = async () => {
    const sure = await confirm({ title: labels.title, body: labels.question, verb: labels.confirm });
    if (sure) await session.signOut();
  };
  const choosing = {
    key: 'switch',
    label: labels.switch,
    icon: <ArrowLeftRight aria-hidden size={16} />,
    onClick: () => setSwitching(true),
  };
  const menu = (
    <Menu
      plain
      label={labels.menu}
      button={
        <>
          <span className="max-w-20 truncate md:max-w-40">{user?.nickName || user?.account}</span>
          {user?.deptName && <span className="hidden max-w-40 truncate text-hint lg:inline">{user.deptName}</span>}
          <ChevronDown aria-hidden size={14} />
        </>
      }
      entries={[
        {
          key: 'home',
          label: labels.home,
          icon: <House aria-hidden size={16} />,
          onClick: () => void navigate(homePath),
        },
        {
          key: 'info',
          label: labels.info,
          icon: <UserRound aria-hidden size={16} />,
          onClick: () => void navigate(infoPath),
        },
        ...(user?.maySwitch ? [choosing] : []),
        {
          key: 'signOut',
          label: labels.signOut,
          icon: <LogOut aria-hidden size={16} />,
          onClick: () => void signOut(),
          apart: true,
        },
      ]}
    />
  );
  return (
    <>
      {menu}
      {switching && (
        <ErrorBoundary frame={() => null}>
          <Suspense fallback={null}>
            <SwitchDialog onClose={() => setSwitching(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
});
