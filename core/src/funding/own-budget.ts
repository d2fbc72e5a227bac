import { text } from '../kernel';
import { computed, crud, date, defineResource, money, string, type Draft } from '../records';
import { budgetPart } from './budget-reference';
import { governmentSubjects, subjectLabels, type GovernmentSubject } from './government-subject';
import { amountFields, subjectAmounts, sumOf, totalFields } from './subject-amounts';

const adjusted = (subject: GovernmentSubject) =>
  money('yuan', {
    label: text(`${subjectLabels[subject].zh}调剂(元)`, `${subjectLabels[subject].en}, shifted (yuan)`),
    hint:
      subject === 'indirect'
        ? text('间接费用只能调减', 'Indirect cost can only be reduced')
        : text('调增为正，调减为负，合计为零', 'Increase positive, reduction negative, in total zero'),
    example: '0.00',
  });

const spent = (subject: GovernmentSubject) =>
  money('yuan', {
    label: text(`${subjectLabels[subject].zh}自筹支出(元)`, `${subjectLabels[subject].en}, own funds spent (yuan)`),
    hint: text('留空为未填报，不按零计算', 'Empty: not stated, and not taken as zero'),
    min: '0',
    example: '30000.00',
  });

/** The field by which the grant of a subject is shifted to or from others (预算调剂). */
export const adjustedField = (subject: GovernmentSubject) => `${subject}Adjusted` as const;
/** The field of what was spent of own funds on a subject. */
export const spentField = (subject: GovernmentSubject) => `${subject}OwnSpent` as const;

const adjustedFields = governmentSubjects.map(adjustedField);
const spentFields = governmentSubjects.map(spentField);

const isAdjusted = (draft: Draft) => adjustedFields.some((name) => Number(draft[name] ?? 0) !== 0);

/**
 * 本单位课题预算: this enterprise's part of a government project's budget, with what was shifted between subjects since,
 * and what was spent of own funds. What was received and spent of the grant is in 政府补助 and 政府补助支出.
 */
export const ownBudget = defineResource('rdm/thisexternalbudget', {
  label: text('本单位课题预算', 'Own part of a government project'),
  fields: {
    budgetId: budgetPart,
    ...subjectAmounts,
    equipmentAdjusted: adjusted('equipment'),
    businessAdjusted: adjusted('business'),
    labourAdjusted: adjusted('labour'),
    indirectAdjusted: adjusted('indirect'),
    adjustedOn: date({
      label: text('调剂日期', 'Shifted on'),
      when: isAdjusted,
      required: text('请选择调剂日期', 'Choose the date'),
      example: '2024-06-30',
    }),
    adjustedBy: string({
      label: text('调剂依据', 'Approved by'),
      hint: text('批准文件或内部审批单号', 'The document that approves it'),
      when: isAdjusted,
      required: text('请输入调剂依据', 'Enter the document that approves it'),
      example: '研发〔2024〕6号',
    }),
    equipmentOwnSpent: spent('equipment'),
    businessOwnSpent: spent('business'),
    labourOwnSpent: spent('labour'),
    indirectOwnSpent: spent('indirect'),
    ownSpentTotal: computed('money', (draft) => sumOf(draft, spentFields), {
      label: text('自筹支出合计(元)', 'Own funds spent in total (yuan)'),
    }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['budgetId'],
  title: 'budgetId',
  submitFinds: 'naturalKey',
  search: ['budgetId'],
  columns: ['budgetNumber', 'budgetName', ...totalFields, 'ownSpentTotal', 'adjustedOn'],
  workbook: [
    'budgetId',
    ...amountFields,
    ...adjustedFields,
    ...(['adjustedOn', 'adjustedBy'] as const),
    ...spentFields,
    'remark',
  ],
  sections: [
    { label: text('课题', 'Project'), fields: ['budgetId', 'remark'] },
    { label: text('本单位预算', 'Own budget'), fields: [...amountFields, ...totalFields] },
    { label: text('专项资金预算调剂', 'Grant shifted'), fields: [...adjustedFields, 'adjustedOn', 'adjustedBy'] },
    { label: text('自筹资金支出', 'Own funds spent'), fields: [...spentFields, 'ownSpentTotal'] },
  ],
  order: [{ field: 'budgetId' }],
  // Its export is the 决算表 of a project, a call of its own.
  calls: ['list', 'detail', 'history', 'restore', 'submit', 'remove', 'import', 'marked', 'template'],
  permissions: crud('thisexternalbudget'),
});
