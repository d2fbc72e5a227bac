import { addFirstPost } from '@rdm/core/internal/platform';
import { insertRecords, type Call } from '@rdm/core/internal/records';
import { notice } from '@rdm/core/internal/system';

/** Gives the platform a post and a notice of its own, where it has none. */
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
}
