import { text } from '../../kernel';
import { crud, date, defineResource, dictionary, longText, string, year } from '../../records';

/** States of a finding that somebody has answered, keys of the dictionary `risk_state`. */
export const riskStates = {
  explained: text('已说明', 'Explained'),
  done: text('已处理', 'Done'),
} as const;
export type RiskState = keyof typeof riskStates;

/**
 * 风险说明: what was said of a finding of the risk scan. It holds for the finding with the amounts and records it had; when
 * they change, the finding is another one and open again, and the explanation stays here.
 */
export const riskExplanation = defineResource('blade-rdm/riskexplanation', {
  label: text('风险说明', 'Explanation of a risk'),
  fields: {
    year: year({
      label: text('年度', 'Year'),
      required: text('请输入年度', 'Enter the year'),
      initial: (today) => today.slice(0, 4),
    }),
    finding: string({
      label: text('风险标识', 'Key of the finding'),
      required: text('请在风险扫描中选择要说明的风险', 'Choose the finding in the risk scan'),
      maxLength: 64,
    }),
    rule: string({ label: text('规则', 'Rule'), maxLength: 200 }),
    message: longText({ label: text('风险内容', 'Finding'), maxLength: 2000 }),
    state: dictionary('risk_state', {
      label: text('状态', 'Status'),
      required: text('请选择状态', 'Choose the status'),
      initial: () => 'explained',
    }),
    reason: longText({
      label: text('说明', 'Reason'),
      required: text('请写明原因或处理结果', 'Say why it is right, or what was done'),
      maxLength: 1000,
    }),
    explainedBy: string({ label: text('说明人账号', 'Explained by'), readOnly: true, maxLength: 50 }),
    explainedOn: date({ label: text('说明日期', 'Explained on'), readOnly: true }),
  },
  naturalKey: ['year', 'finding'],
  title: 'rule',
  search: ['year', 'rule', 'state'],
  columns: ['year', 'rule', 'message', 'state', 'reason', 'explainedBy', 'explainedOn'],
  // Written by a call of its own, which looks for the finding.
  calls: ['list', 'detail', 'history', 'remove', 'restore', 'export'],
  order: [
    { field: 'year', descending: true },
    { field: 'explainedOn', descending: true },
  ],
  permissions: crud('riskexplanation'),
});
