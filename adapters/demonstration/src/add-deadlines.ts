import { deadline } from '@rdm/core/internal/deadline';
import type { Call } from '@rdm/core/internal/records';
import { addRecord } from './add-record';

const YES = '2';

/** What the enterprise keeps in its calendar besides what follows from law and registers, and who sees to the settlement. */
export async function addDeadlines(call: Call, year: number): Promise<void> {
  await addRecord(call, deadline, {
    ...{ year: String(year), date: `${year}-03-20`, title: '研发费用季度归集会', kind: 'own', responsible: '陈会计' },
    ...{ done: YES, doneOn: `${year}-03-20`, remark: '会议纪要已归档' },
  });
  await addRecord(call, deadline, {
    ...{
      year: String(year),
      date: `${year}-12-10`,
      title: '下年度研发项目立项评审',
      kind: 'own',
      responsible: '李项目',
    },
  });
  await addRecord(call, deadline, {
    ...{ year: String(year), key: 'settlement', date: `${year}-05-31`, title: '企业所得税汇算清缴', kind: 'tax' },
    ...{ responsible: '陈会计', done: YES, doneOn: `${year}-05-20` },
  });
}
