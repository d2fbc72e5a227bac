import { text } from '@rdm/core/internal/kernel';
import { Button, EmptyState } from '../../components';
import { useText } from '../../theme';
import { PrimaryLink } from '../../shell/PrimaryLink';
import { usePageTitle } from '../../shell/use-page-title';

const pages = {
  403: {
    title: text('没有访问权限', 'No right to this page'),
    hint: text('请联系企业管理员授予权限。', 'Ask your enterprise administrator for the right.'),
  },
  404: {
    title: text('页面不存在', 'No such page'),
    hint: text('地址可能写错了，或页面已经移走。', 'The address may be mistyped, or the page has moved.'),
  },
  500: {
    title: text('服务器没有完成这次请求', 'The server could not complete the request'),
    hint: text(
      '已保存的数据不受影响，请稍后重试；如仍不成功，请联系系统管理员。',
      'What was saved is safe. Try again later, or ask the system administrator.',
    ),
  },
};
const labels = { home: text('返回首页', 'Back to home'), reload: text('重试', 'Try again') };

/** The page of an HTTP status. */
export function SystemPage({ code }: { code: keyof typeof pages }) {
  const read = useText();
  const { title, hint } = pages[code];
  usePageTitle(title);
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center bg-surface">
      <p aria-hidden className="text-figure font-semibold text-dim tabular-nums">
        {code}
      </p>
      <h1 className="sr-only">{read(title)}</h1>
      <EmptyState
        title={title}
        hint={hint}
        action={
          <>
            <PrimaryLink to="/">{read(labels.home)}</PrimaryLink>
            {code === 500 && <Button onClick={() => window.history.back()}>{read(labels.reload)}</Button>}
          </>
        }
      />
    </main>
  );
}
