import { onNegativeList } from '../identity/industries';
import { text } from '../kernel';
import { string } from '../records';

/** Four digits of GB/T 4754; an industry to which the deduction does not apply is warned of as it is typed. */
export const industryCode = string({
  label: text('所属行业代码', 'Industry code'),
  hint: text('GB/T 4754 四位代码，如 3562', 'Four digits of GB/T 4754, such as 3562'),
  maxLength: 4,
  rule: (value) =>
    /^\d{4}$/.test(value) && onNegativeList(value) !== null
      ? null
      : text('请输入 GB/T 4754 的四位行业代码', 'Enter the four digits of an industry of GB/T 4754'),
  warning: (value) =>
    onNegativeList(value) === true
      ? text(
          '该行业属于不适用加计扣除的行业，负面清单行业收入占比超过50%的不得享受',
          'The deduction does not apply to this industry where it makes more than 50% of the revenue',
        )
      : null,
});
