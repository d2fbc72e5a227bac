import { sameValue, type Call, type RecordOf, type Where } from '../../records';
import { projectReport } from '../project-report';

type Report = RecordOf<typeof projectReport>;

/** Remark and status to carry over to rebuilt ledgers; a submission is kept only if the amounts are unchanged. */
export async function statedOfReports(call: Call, where: Where<typeof projectReport>) {
  const stored = await call.records.find(projectReport, { where });
  const keyOf = ({ projectId, expenditureType }: Pick<Report, 'projectId' | 'expenditureType'>) =>
    `${projectId} ${expenditureType}`;
  const byKey = new Map(stored.map((report) => [keyOf(report), report]));
  return (made: Pick<Report, 'projectId' | 'expenditureType' | 'total' | 'items' | 'completion'>) => {
    const before = byKey.get(keyOf(made));
    const holds = before?.total === made.total && sameValue(before?.items, made.items);
    return {
      remark: before?.remark ?? null,
      dataStatus: before && holds ? before.dataStatus : 'save',
    };
  };
}
