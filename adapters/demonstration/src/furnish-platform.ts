import { client } from '@rdm/core/internal/access';
import { addFirstPost } from '@rdm/core/internal/platform';
import { insertRecords, type Call } from '@rdm/core/internal/records';
import { keepLogs, notice, usualLog } from '@rdm/core/internal/system';

/** Gives the platform a post, a notice, a client and a log of its own, where it has no notice. */
export async function furnishPlatform(call: Call): Promise<void> {
  await addFirstPost(call);
  if ((await call.records.count(notice)) > 0) return;
  await insertRecords(call, notice, [
    {
      title: '关于演示环境的说明',
      category: '1',
      releaseTime: call.clock.now(),
      content:
        '<p>100001 为有两年数据的演示企业，100002 为供导入自有资料的空企业。平台管理员可在此维护租户、菜单和应用。</p>',
    },
  ]);
  // Without a secret nobody signs in as it.
  await insertRecords(call, client, [
    {
      clientId: 'erp',
      authorizedGrantTypes: 'refresh_token,password',
      scope: 'all',
      additionalInformation: '示例：填写应用密钥后，ERP 即可用此标识登录',
    },
  ]);
  await keepLogs(call, usualLog, [{ logLevel: 'info', logData: '演示环境：租户 100001、100002 已创建' }]);
}
