import { onNegativeList } from '../../identity/industries';
import { text, type Text } from '../../kernel';

/** What is wrong with an industry code, four digits of GB/T 4754; null where nothing is. */
export const industryRule = (value: string): Text | null =>
  /^\d{4}$/.test(value) && onNegativeList(value) !== null
    ? null
    : text('请输入 GB/T 4754 的四位行业代码', 'Enter the four digits of an industry of GB/T 4754');
