import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import Plus from 'lucide:plus';
import type { OwnToken } from '@rdm/core/internal/access';
import { fill, joined, text } from '@rdm/core/internal/kernel';
import { Badge, Button, EmptyState, ErrorState, Skeleton, useConfirm, useToast } from '../../../components';
import { callFault } from '../../../shell/fault-message';
import { usePorts } from '../../../shell/services';
import { useText } from '../../../theme';
import { NewTokenDialog } from './NewTokenDialog';
import { TokensViewModel } from './TokensViewModel';

const labels = {
  about: text(
    '其他程序凭访问令牌以您的身份调用接口，权限不超出所选范围，也不超出您本人的权限。修改密码后令牌失效。',
    'Programs call in your name with an access token: no more than you choose here, and no more than you may do. Another password ends your tokens.',
  ),
  add: text('新建令牌', 'New token'),
  none: text('还没有访问令牌', 'There are no access tokens yet'),
  valid: text('有效', 'Valid'),
  ended: text('已失效', 'Ended'),
  revoked: text('已撤销', 'Revoked'),
  until: text('有效期至 {time}', 'Until {time}'),
  used: text('最近使用 {time}', 'Last used {time}'),
  unused: text('尚未使用', 'Not used yet'),
  revoke: text('撤销', 'Revoke'),
  revokeOne: text('撤销令牌 {name}', 'Revoke the token {name}'),
  mayI: text(
    '使用该令牌的程序将立即无法调用，且不能恢复。',
    'Programs that use it are refused at once; it cannot be brought back.',
  ),
  done: text('令牌已撤销', 'The token was revoked'),
};

/** One's own access tokens: what each may do, and whether it still does. */
export const TokenList = observer(function TokenList() {
  const read = useText();
  const { tokens } = usePorts();
  const confirm = useConfirm();
  const toast = useToast();
  const [list] = useState(() => new TokensViewModel(tokens));
  const [making, setMaking] = useState(false);
  useEffect(() => void list.load(), [list]);
  if (list.failure) return <ErrorState hint={list.failure} onRetry={() => void list.load()} />;
  if (!list.tokens || !list.choices) return <Skeleton lines={4} />;

  const revoke = async ({ id, name }: OwnToken) => {
    const title = fill(labels.revokeOne, { name });
    if (!(await confirm({ title, body: labels.mayI, verb: labels.revoke, danger: true }))) return;
    try {
      await list.revoke(id);
      toast.success(labels.done);
    } catch (error) {
      toast.refused(callFault(error));
    }
  };
  return (
    <div className="space-y-3">
      <p className="text-hint text-dim">{read(labels.about)}</p>
      <Button variant="primary" icon={<Plus aria-hidden size={16} />} onClick={() => setMaking(true)}>
        {read(labels.add)}
      </Button>
      {list.tokens.length === 0 ? (
        <EmptyState title={labels.none} />
      ) : (
        <ul className="divide-y divide-line">
          {list.tokens.map((token) => (
            <li key={token.id} className="flex items-start gap-4 py-2">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-2">
                  <span className="break-all">{token.name}</span>
                  <code className="text-hint break-all text-dim">rdm_{token.prefix}_…</code>
                  <Badge tone={token.isValid ? 'success' : 'neutral'}>
                    {read(token.isValid ? labels.valid : token.revokedAt ? labels.revoked : labels.ended)}
                  </Badge>
                </p>
                <p className="text-hint text-dim tabular-nums">
                  {read(fill(labels.until, { time: token.expiresAt }))}
                  {' · '}
                  {read(token.lastUsedAt ? fill(labels.used, { time: token.lastUsedAt }) : labels.unused)}
                </p>
                <p className="line-clamp-3 text-hint text-dim">{read(joined(list.wordsOf(token)))}</p>
              </div>
              {token.isValid && (
                <Button
                  size="small"
                  aria-label={read(fill(labels.revokeOne, { name: token.name }))}
                  onClick={() => void revoke(token)}
                >
                  {read(labels.revoke)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {making && (
        <NewTokenDialog choices={list.choices} onMade={() => void list.load()} onClose={() => setMaking(false)} />
      )}
    </div>
  );
});
