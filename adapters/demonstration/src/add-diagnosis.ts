import { resources, type Application, type Ports } from '@rdm/core/internal/application';
import { DIAGNOSE, diagnosisFinding, diagnosisRecord, type FindingGiven } from '@rdm/core/internal/diagnosis';

/** What the expert of the demonstration finds. */
const findings = (year: number): readonly FindingGiven[] => [
  {
    ...{ topic: 'collection', level: 'red', basis: '税总公告2017年第40号 第一条' },
    finding: '部分研发人员的工时按季度补填，缺少项目负责人逐月确认的记录。',
    advice: '自次月起按月填报并由项目负责人确认，补齐上半年的确认记录。',
    ...{ dueOn: `${year + 1}-03-31`, responsible: '陈会计' },
  },
  {
    ...{ topic: 'deduction', level: 'yellow', basis: '税总公告2021年第28号 第三条' },
    finding: '其他相关费用接近限额，差旅费未按项目区分研发与非研发事由。',
    advice: '差旅费报销单注明研发项目编号和事由。',
    ...{ dueOn: `${year + 1}-06-30`, responsible: '李项目' },
  },
  {
    ...{ topic: 'highTech', level: 'yellow', basis: '国科发火〔2016〕32号 第十一条' },
    finding: '高新技术产品收入的划分依据不完整。',
    advice: '为每项高新技术产品建立收入台账，附合同与发票。',
  },
  {
    ...{ topic: 'property', level: 'green', basis: '国科发火〔2016〕195号 三（七）1' },
    finding: '知识产权与主要产品对应清楚，年费按时缴纳。',
  },
];

/**
 * A diagnosis of each year: that of the first is published, with a finding settled; that of the later one waits for the
 * expert.
 */
export async function addDiagnoses(
  application: Application,
  tenantId: string,
  years: readonly number[],
): Promise<void> {
  const seen = resources.map(({ permissions }) => permissions.view);
  const as = (account: string, userId: string, more: readonly string[]): Ports =>
    application.for({
      caller: { tenantId, userId, account, deptId: null, roles: [], permissions: new Set([...seen, ...more]) },
      sessionKey: null,
      language: 'zh',
    });
  const { add, edit } = diagnosisRecord.permissions;
  const asker = as('finance', '', [add, edit, diagnosisFinding.permissions.edit]);
  const expert = as('expert', '1', [DIAGNOSE]);
  for (const [at, year] of years.entries()) {
    const draft = {
      year: String(year),
      question: '请诊断研发费用归集和加计扣除的风险，以及是否具备高新技术企业复审条件。',
      ...{ contact: '陈会计', state: 'submitted' },
    };
    const { id } = await asker.diagnosis.save({ draft });
    if (at > 0) continue;
    const conclusion = '研发费用归集总体合规，工时记录的及时性需要整改；复审条件基本具备，应补强高新收入的依据。';
    await expert.diagnosis.expertDiagnose({ id, conclusion, findings: [...findings(year)] });
    await expert.diagnosis.expertDiagnose({ id, publish: true });
    const detail = await asker.diagnosis.detail({ id });
    const settled = detail.findings.find(({ topic }) => topic === 'deduction')!;
    const doneRemark = '已修订差旅费报销单，增加研发项目编号和事由两栏。';
    await asker.diagnosis.settle({ id: settled.id, done: true, doneRemark });
  }
}
