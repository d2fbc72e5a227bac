import { dictionary, money, string, type Draft } from '../records';
import { text } from '../kernel';

/* Fields by which users state that cost does not count for the super-deduction (不予加计). */

const isExcluded = (draft: Draft) => draft.eligibility === 'excluded';
const isOverruled = (draft: Draft) => draft.eligibility === 'eligible';

/** Of a project: for its whole year. */
export const projectExclusionFields = {
  eligibility: dictionary('cost_eligibility', {
    label: text('加计扣除', 'Super-deduction'),
    hint: text('不选为按规则判定', 'Empty: as the rules decide'),
  }),
  exclusionReason: dictionary('exclusion_reason', {
    label: text('不予加计原因', 'Reason why it does not count'),
    when: isExcluded,
    required: text('请选择不予加计原因', 'Choose the reason why it does not count'),
  }),
  exclusionRemark: string({
    label: text('加计扣除说明', 'Note on the super-deduction'),
    maxLength: 500,
    when: (draft) => isExcluded(draft) || isOverruled(draft),
    required: text('请填写予以加计的理由', 'State why it counts'),
    requiredWhen: isOverruled,
  }),
} as const;

const hasReason = (draft: Draft) => typeof draft.exclusionReason === 'string' && draft.exclusionReason !== '';

/** Of an entry of a voucher. */
export const entryExclusionFields = {
  exclusionReason: dictionary('exclusion_reason', {
    label: text('税务调整原因', 'Reason for the tax adjustment'),
    hint: text('填写后该分录不予加计', 'When given, the entry does not count for the super-deduction'),
  }),
  exclusionAmount: money('yuan', {
    label: text('税务调整金额', 'Amount of the tax adjustment'),
    hint: text('不填为全部', 'Empty: all of it'),
    when: hasReason,
  }),
  exclusionRemark: string({
    label: text('税务调整说明', 'Note on the tax adjustment'),
    maxLength: 500,
    when: hasReason,
  }),
} as const;
