import type { FormHeaderLine } from '../kernel';
import type { SummaryHead } from '../ledger';

/**
 * The lines above a statistical return. The number of the approval and its term change from year to year and are left
 * to be filled in by hand.
 */
export const returnHead = ({ taxpayerId, taxpayerName, year }: SummaryHead, table: string): FormHeaderLine[] => [
  { left: `统一社会信用代码：${taxpayerId ?? ''}`, right: `表号：${table}` },
  { left: `单位详细名称：${taxpayerName ?? ''}`, right: '制定机关：国家统计局' },
  { left: `${year}年`, right: '文号：国统字〔　　　　〕　　　号' },
  { left: '', right: '有效期至：　　　　年　　月' },
];
