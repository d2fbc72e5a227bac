import { insertRecords, type Call } from '@rdm/core/internal/records';
import { notice } from '@rdm/core/internal/system';

/** What an enterprise tells its people about the work of the year. */
export async function addNotices(call: Call, year: number): Promise<void> {
  await insertRecords(call, notice, [
    {
      title: `关于填报${year}年度研发工时的通知`,
      category: '1',
      releaseTime: `${year}-01-05 09:00:00`,
      content: '<p>请各项目成员于每月5日前填报上月工时，项目负责人于每月8日前完成审核。</p>',
    },
    {
      title: `关于归集${year}年度研发费用留存备查资料的通知`,
      category: '6',
      releaseTime: `${year}-01-12 09:00:00`,
      content: '<p>请各项目负责人随项目进展上传立项决议、合同和结题报告，年末前补齐。</p>',
    },
  ]);
}
