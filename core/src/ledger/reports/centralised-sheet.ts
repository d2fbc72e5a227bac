import { costRecord } from '../../cost';
import { noticeSheets } from '../../enterprise';
import { faults, Refusal, text, type WorkbookSheet } from '../../kernel';
import { sum, yuan } from '../../kernel/money';
import { ownPercent, seenProject, sharesOfYear, splitCost } from '../../project';
import type { Call, PrintedWorkbook } from '../../records';
import { costItems } from '../../tax';
import { isOfCostItem } from '../category-amounts';

const NO_MEMBERS = text(
  '该项目没有已确认的集中研发分摊，请先登记成员及受益比例',
  'No member of this project has confirmed its share; record the members and their shares first',
);
const TOO_MUCH = text(
  '各成员受益比例合计超过 100%，请先更正',
  'The shares of the members exceed 100%; correct them first',
);
const NAME = '集中研发项目费用分摊明细情况表';

/**
 * 集中研发项目费用分摊明细情况表 of a project that this enterprise leads: its cost in our books by item, over this
 * enterprise and the members, as the cost records are split: each by the largest remainder, then added up.
 */
export async function centralisedWorkbook(call: Call, { projectId }: { projectId: string }): Promise<PrintedWorkbook> {
  const project = await seenProject(call, projectId);
  const members = (await sharesOfYear(call, project.year)).filter(
    (each) => each.form === 'centralised' && each.projectId === projectId,
  );
  if (members.length === 0) throw new Refusal(faults.invalid(NO_MEMBERS));
  const own = ownPercent(members);
  if (own.startsWith('-')) throw new Refusal(faults.invalid(TOO_MUCH));
  const stored = await call.records.find(costRecord, {
    where: [{ field: 'projectId', is: 'equal', value: projectId }],
    without: ['parts'],
  });
  const records = stored.filter(isOfCostItem);
  const parts = records.map(({ item, amount }) => ({ item, amount, split: splitCost(amount, members) }));
  const columns: WorkbookSheet['columns'] = [
    { heading: '费用项目', width: 40, kind: 'text' },
    { heading: '决算金额(元)', width: 16, kind: 'money', total: true },
    { heading: `本企业（牵头）${own}%`, width: 20, kind: 'money', total: true },
    ...members.map(({ unitName, share }) => ({
      heading: `${unitName} ${share}%`,
      width: 20,
      kind: 'money' as const,
      total: true as const,
    })),
  ];
  const rows = costItems.flatMap(({ code, label }) => {
    const ofItem = parts.filter(({ item }) => item === code);
    if (ofItem.length === 0) return [];
    const added = (amountOf: (each: (typeof parts)[number]) => string) =>
      sum(ofItem.map((each) => yuan(amountOf(each)))).toString();
    return [
      [
        `${code} ${label.zh}`,
        added(({ amount }) => amount),
        ...[...members, null].map((_, at) => added(({ split }) => split?.[at] ?? '0')),
      ],
    ];
  });
  return {
    name: `${project.year}年度${project.code}${NAME}`,
    rows: [{ name: '分摊明细', columns, rows }, ...(await noticeSheets(call, [project.year]))],
  };
}
