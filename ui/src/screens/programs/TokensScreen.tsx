import { apiToken } from '@rdm/core/internal/access';
import { fill, text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import { faultOf } from '../../resource/fault-of';
import ResourceScreen from '../../resource/ResourceScreen';
import { useResourceServices } from '../../resource/use-resource-services';

const labels = {
  revoke: text('撤销', 'Revoke'),
  title: text('撤销 {account} 的令牌 {name}', 'Revoke the token {name} of {account}'),
  mayI: text(
    '使用该令牌的程序将立即无法调用，且不能恢复。',
    'Programs that use it are refused at once; it cannot be brought back.',
  ),
  done: text('令牌已撤销', 'The token was revoked'),
};

/** The access tokens of all accounts; each that is not revoked yet can be. */
export default function TokensScreen() {
  const { ports, can, confirm, toast } = useResourceServices();
  const revoke = async ({ id, name, account }: StoredRecord, reload: () => void) => {
    const title = fill(labels.title, { name: String(name), account: String(account) });
    if (!(await confirm({ title, body: labels.mayI, verb: labels.revoke, danger: true }))) return;
    try {
      await ports.tokens.revoke({ id });
      toast.success(labels.done);
    } catch (error) {
      toast.refused(faultOf(error));
    }
    reload();
  };
  return (
    <ResourceScreen
      resource={apiToken}
      rowActions={(record, reload) =>
        can('apitoken_revoke') && !record.revokedAt
          ? [{ key: 'revoke', label: labels.revoke, danger: true, onClick: () => void revoke(record, reload) }]
          : []
      }
    />
  );
}
