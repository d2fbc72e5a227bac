import CircleCheck from 'lucide:circle-check';
import { text } from '@rdm/core/internal/kernel';
import { useText } from '../../../theme';
import { PrimaryLink } from '../../../shell/PrimaryLink';
import { SignInFrame } from '../SignInFrame';

const labels = {
  title: text('注册成功', 'Registered'),
  keep: text(
    '请记下租户编号和账号，登录时需要填写。',
    'Keep the tenant number and the account: they are asked for at sign-in.',
  ),
  tenant: text('租户编号', 'Tenant number'),
  account: text('登录账号', 'Account'),
  trial: text('当前为试用账号，到期时间登录后可见。', 'This is a trial; when it ends is shown after signing in.'),
  login: text('去登录', 'Sign in'),
};

/** Tenant and account to sign in with after registration. */
export function Registered({ tenantId, account }: { readonly tenantId: string; readonly account: string }) {
  const read = useText();
  return (
    <SignInFrame title={labels.title}>
      <div role="status" className="space-y-4">
        <p className="flex items-start gap-2">
          <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-success" />
          {read(labels.keep)}
        </p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 rounded-md border border-line p-4">
          <dt className="text-dim">{read(labels.tenant)}</dt>
          <dd className="text-heading font-semibold break-all tabular-nums select-all">{tenantId}</dd>
          <dt className="text-dim">{read(labels.account)}</dt>
          <dd className="text-heading font-semibold break-all select-all">{account}</dd>
        </dl>
        <p className="text-hint text-dim">{read(labels.trial)}</p>
      </div>
      <div className="mt-4">
        <PrimaryLink block to="/login">
          {read(labels.login)}
        </PrimaryLink>
      </div>
    </SignInFrame>
  );
}
