import type { FormHeaderLine } from '../../kernel';
import type { DeclarationPeriod } from '../../tax';
import type { SummaryHead } from '../year-summary';

export const UNIT = '金额单位：元（列至角分）';

const lastDay: Readonly<Record<DeclarationPeriod, string>> = { H1: '06-30', Q1_Q3: '09-30', ANNUAL: '12-31' };

/** The head of a declaration: of the year's head, up to the last day of its period. */
export function declarationHead(head: SummaryHead, period: DeclarationPeriod): SummaryHead {
  return { ...head, to: `${head.year}-${lastDay[period]}` };
}

/** The lines above an official form; unrecorded values are left blank to be filled in by hand. */
export function formHeader({ taxpayerId, taxpayerName, from, to }: SummaryHead): FormHeaderLine[] {
  return [
    { left: `纳税人识别号（统一社会信用代码）：${taxpayerId ?? ''}` },
    { left: `纳税人名称：${taxpayerName ?? ''}` },
    { left: `属期：${chineseDate(from)}至${chineseDate(to)}`, right: UNIT },
  ];
}

/** `2024-01-01` as `2024年1月1日`. */
function chineseDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${year}年${month}月${day}日`;
}
