import { text, type Text } from '../../kernel';
import { project } from '../../project';
import { findingKinds, type InspectorFinding } from '../../retention';
import { riskRule, rowsOf, type RiskLevel, type RiskRule } from './risk-rule';

const guide = text('研发费用加计扣除政策执行指引（2.0版） 六（三）', 'Guide to the super-deduction 2.0, 6(3)');

interface Described {
  readonly level: RiskLevel;
  readonly label: Text;
  readonly basis?: Text;
}

const described: Readonly<Record<InspectorFinding['kind'], Described>> = {
  approvedLate: {
    level: 'error',
    label: text('立项晚于项目开始或首次费用', 'Resolved after the start or the first cost'),
  },
  unregistered: {
    level: 'error',
    label: text('研发合同未登记或登记过晚', 'A development contract without registration in time'),
    basis: text('财税〔2015〕119号 第二条第3项；技术合同认定登记', 'Caishui [2015] 119, 2(3)'),
  },
  otherPayee: {
    level: 'warning',
    label: text('委托研发付款的收款单位不是受托方', 'Paid to someone other than the entrusted party'),
  },
  notListed: { level: 'warning', label: text('有工时的人员不在成员名单中', 'Hours of people who are not members') },
  noCompletion: {
    level: 'error',
    label: text('已结束项目没有结题结论', 'A project that is over without a conclusion'),
  },
  noReason: { level: 'warning', label: text('失败或终止的项目没有说明原因', 'A failed project without a reason') },
  offBudget: {
    level: 'warning',
    label: text('费用与预算相差 30% 以上未说明', 'Cost 30% or more from the budget, unexplained'),
  },
};

/** What an inspector would ask about the files of projects, as rules of the scan. */
export const inspectorRules: readonly RiskRule[] = findingKinds.map((kind) =>
  riskRule({
    basis: guide,
    ...described[kind],
    code: `project.${kind}`,
    find: ({ inspected }) =>
      inspected.flatMap(({ projectId, projectCode, projectName, findings }) =>
        findings
          .filter((finding) => finding.kind === kind)
          .map(({ message: { zh, en } }) => ({
            message: text(
              `项目 ${projectCode} ${projectName}：${zh}，请更正或补充说明`,
              `Project ${projectCode} ${projectName}: ${en}; correct it, or explain it`,
            ),
            rows: rowsOf(project, [{ id: projectId }]),
          })),
      ),
  }),
);
