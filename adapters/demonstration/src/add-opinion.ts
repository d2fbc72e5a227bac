import { project, projectOpinion } from '@rdm/core/internal/project';
import type { Call } from '@rdm/core/internal/records';
import { addRecord } from './add-record';

/** The second project of the year is questioned by the tax office, its papers are handed in, and no opinion is there yet. */
export async function addOpinion(call: Call, year: number): Promise<void> {
  const [, doubted] = await call.records.find(project, {
    where: [{ field: 'year', is: 'equal', value: String(year) }],
    order: [{ field: 'code' }],
    limit: 2,
  });
  if (!doubted) return;
  await addRecord(call, projectOpinion, {
    ...{ year: String(year), projectId: doubted.id, requestedOn: `${year + 1}-01-06`, dueOn: `${year + 1}-01-20` },
    ...{ taxOrgan: '国家税务总局江临市税务局', requestNo: `江临税异〔${year + 1}〕3号` },
    matter: '预缴享受加计扣除时提出：该项目是否属于对现有产品的常规性升级。',
    ...{ repliedOn: `${year + 1}-01-17`, judge: '江临市科学技术局', outcome: 'pending' },
    remark: '已报送立项决议、技术方案、试验记录和查新报告。',
  });
}
