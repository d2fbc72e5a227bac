import { useState } from 'react';
import Check from 'lucide:check';
import Copy from 'lucide:copy';
import { text } from '@rdm/core/internal/kernel';
import { Button } from '../../../components';
import { useText } from '../../../theme';

const labels = {
  once: text(
    '令牌只显示这一次，请立即复制并妥善保存；遗失后只能撤销并新建。',
    'The token is shown this once: copy it now and keep it safe. One that is lost can only be revoked and made anew.',
  ),
  token: text('访问令牌', 'Access token'),
  copy: text('复制', 'Copy'),
  copied: text('已复制', 'Copied'),
  byHand: text('浏览器不允许复制，请选中文字后手动复制', 'The browser does not copy; select the text and copy it'),
  use: text('调用时在请求头中发送：', 'Send it with each call as the header:'),
};

/** The text of a token just made, with a button that copies it. */
export function TokenShown({ token }: { token: string }) {
  const read = useText();
  const [state, setState] = useState<'shown' | 'copied' | 'failed'>('shown');
  const copy = () =>
    // There is no clipboard where a page is served over plain HTTP.
    Promise.resolve(navigator.clipboard?.writeText(token) ?? Promise.reject(new Error('No clipboard'))).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <div className="space-y-3">
      <p>{read(labels.once)}</p>
      <div className="flex flex-wrap items-center gap-2">
        <code
          aria-label={read(labels.token)}
          className="min-w-0 flex-1 rounded-md border border-line bg-surface px-3 py-2 break-all select-all"
        >
          {token}
        </code>
        <Button
          icon={state === 'copied' ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
          onClick={() => void copy()}
        >
          {read(state === 'copied' ? labels.copied : labels.copy)}
        </Button>
      </div>
      {state === 'failed' && (
        <p role="alert" className="text-danger">
          {read(labels.byHand)}
        </p>
      )}
      <p className="text-hint text-dim">
        {read(labels.use)} <code className="break-all">Authorization: Bearer rdm_…</code>
      </p>
    </div>
  );
}
