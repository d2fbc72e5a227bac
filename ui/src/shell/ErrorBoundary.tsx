import { Component, type ErrorInfo, type ReactNode } from 'react';
import { text } from '@rdm/core/internal/kernel';
import { Button, EmptyState, ErrorState, isChunkError } from '../components';
import { useText } from '../theme';
import { tellCaught } from './error-log/caught';

const labels = {
  broken: text('这个页面出错了', 'This page has failed'),
  kept: text(
    '已保存的数据不受影响，未保存的内容可能需要重新填写；其他页面可以继续使用。',
    'What was saved is safe, what was not may have to be entered again; the other pages still work.',
  ),
  outdated: text('页面的程序文件没有加载成功', 'The program files of this page did not load'),
  reloadHint: text(
    '系统可能刚刚更新，或网络中断了一下；重新加载后即可继续。',
    'The program may just have been updated, or the network was interrupted; reload to go on.',
  ),
  reload: text('重新加载', 'Reload'),
};

export interface ErrorBoundaryProps {
  /** Wraps the message, e.g. in a dialog; may render nothing if the page is complete without the failed part. */
  frame?: (message: ReactNode) => ReactNode;
  children: ReactNode;
}

/** Catches render errors of a screen and reports them to the error log; the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    tellCaught({ error, info: componentStack ?? '' });
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    const message = isChunkError(this.state.error) ? (
      <Outdated />
    ) : (
      <ErrorState title={labels.broken} hint={labels.kept} onRetry={() => this.setState({ error: null })} />
    );
    return this.props.frame ? this.props.frame(message) : message;
  }
}

function Outdated() {
  const read = useText();
  const reload = <Button onClick={() => window.location.reload()}>{read(labels.reload)}</Button>;
  return <EmptyState title={labels.outdated} hint={labels.reloadHint} action={reload} />;
}
