import type { ReactNode } from 'react';
import CircleAlert from 'lucide:circle-alert';
import Inbox from 'lucide:inbox';
import LockKeyhole from 'lucide:lock-keyhole';
import { fill, text } from '@rdm/core/internal/kernel';
import { useText, type Label } from '../theme';
import { Button } from './Button';

const labels = {
  failed: text('没有加载成功', 'This could not be loaded'),
  retry: text('重试', 'Retry'),
  forbidden: text('您没有查看此内容的权限', 'You do not have permission to see this'),
  ask: text('可由{who}授予权限', '{who} can grant it'),
  administrator: text('系统管理员', 'The system administrator'),
};

export interface EmptyStateProps {
  /** One sentence explaining why the list is empty. */
  title: Label;
  hint?: Label;
  /** One button for the next step, such as a template to download. */
  action?: ReactNode;
}

export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return <PageState icon={<Inbox aria-hidden size={28} />} title={title} hint={hint} action={action} />;
}

export interface ErrorStateProps {
  /** What happened. */
  title?: Label;
  /** What is unaffected and what to do. */
  hint?: Label;
  onRetry?: () => void;
}

export function ErrorState({ title = labels.failed, hint, onRetry }: ErrorStateProps) {
  const read = useText();
  return (
    <PageState
      role="alert"
      icon={<CircleAlert aria-hidden size={28} className="text-danger" />}
      title={title}
      hint={hint}
      action={onRetry && <Button onClick={onRetry}>{read(labels.retry)}</Button>}
    />
  );
}

export interface ForbiddenStateProps {
  title?: Label;
  /** Who can grant the permission. */
  who?: Label;
}

export function ForbiddenState({ title = labels.forbidden, who = labels.administrator }: ForbiddenStateProps) {
  const read = useText();
  return (
    <PageState icon={<LockKeyhole aria-hidden size={28} />} title={title} hint={fill(labels.ask, { who: read(who) })} />
  );
}

interface PageStateProps {
  role?: 'alert';
  icon: ReactNode;
  title: Label;
  hint?: Label;
  action?: ReactNode;
}

function PageState({ role, icon, title, hint, action }: PageStateProps) {
  const read = useText();
  return (
    <div role={role} className="flex flex-col items-center gap-2 px-4 py-12 text-center text-dim">
      {icon}
      <p className="text-body text-ink">{read(title)}</p>
      {hint && <p className="max-w-120 text-hint">{read(hint)}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
