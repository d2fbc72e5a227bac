import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import { Tabs } from '../../../components';
import { useTabs } from '../../../shell/services';
import { SecondFactorPanel } from '../../../shell/second-factor/SecondFactorPanel';
import { infoPath } from '../../../shell/tabs/TabsViewModel';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import { SessionList } from '../sessions/SessionList';
import { TokenList } from '../tokens/TokenList';

const labels = {
  title: text('个人信息', 'Personal information'),
  password: text('修改密码', 'Change the password'),
  secondFactor: text('两步验证', 'Second factor'),
  sessions: text('登录设备', 'Devices signed in'),
  tokens: text('访问令牌', 'Access tokens'),
};

/** The signed-in user's own page: profile, password and sessions. */
export default function InfoScreen() {
  const tabs = useTabs();
  const { search } = useLocation();
  useEffect(() => tabs.visit(infoPath, search, labels.title), [tabs, search]);
  return (
    <div className="mx-auto max-w-160 rounded-md border border-line bg-raised p-4">
      <Tabs
        label={labels.title}
        tabs={[
          { key: 'profile', label: labels.title, content: <ProfileForm /> },
          { key: 'password', label: labels.password, content: <PasswordForm /> },
          { key: 'second-factor', label: labels.secondFactor, content: <SecondFactorPanel /> },
          { key: 'sessions', label: labels.sessions, content: <SessionList /> },
          { key: 'tokens', label: labels.tokens, content: <TokenList /> },
        ]}
      />
    </div>
  );
}
