import { text, type CellValue, type Text } from '../../kernel';
import { cellAsText } from './cell-as-text';
import { headingOf } from './heading';
import { comparedHeading, type HeadingPlace } from './heading-place';

const TOTALS = new Set(
  (
    '合计 总计 小计 共计 累计 本页合计 本页小计 本日合计 本月合计 本期合计 本年合计 本年累计 本月小计 本月累计 当前合计 当前累计 ' +
    '借方合计 贷方合计 过次页 承前页 转下页 接上页 期初余额 年初余额 上年结转 期末余额 total subtotal grandtotal'
  ).split(' '),
);
/** SAP marks sums by stars. */
const STARS = /^\*{1,3}$/;
const SIGNATURE =
  /^(?:制表|制单|审核|复核|记账|出纳|主管|会计主管|财务负责人|部门负责人|单位负责人|负责人|批准|经办|打印|填表|核算单位|编制单位)(?:人|日期|时间|单位)?[:：]/;

const labels = {
  total: text('合计或结转行，不是明细', 'A row of totals or carried forward, not data'),
  signature: text('签字或表尾，不是明细', 'Signatures or the foot of the sheet, not data'),
  headings: text('重复的表头', 'The headings again'),
};

/** A cell of a second row of totals: the other side of a sum. */
const FIGURE_OR_SIDE = /^(?:[-+(]?[\d,.]+\)?-?|借|贷|平|借方|贷方)$/;

/**
 * Why a row under the headings is no data; null for data. Blank rows are not asked about.
 * @param above why the row above is no data; sums of two sides stand in two rows, the second without a word
 */
export function noDataReason(cells: readonly CellValue[], place: HeadingPlace, above: Text | null = null): Text | null {
  const texts = cells.map(cellAsText);
  const filled = texts.filter(Boolean);
  if (filled.some(isTotal)) return labels.total;
  if (above === labels.total && filled.every((cell) => FIGURE_OR_SIDE.test(cell.normalize('NFKC'))))
    return labels.total;
  if (SIGNATURE.test(filled[0]!.normalize('NFKC'))) return labels.signature;
  return repeatsHeadings(texts, place) ? labels.headings : null;
}

const isTotal = (cell: string) =>
  STARS.test(cell) || TOTALS.has(headingOf(cell).replace(/[:：]$/, '')) || /^第\d+页(?:[/共]|$)/.test(cell);

function repeatsHeadings(texts: readonly string[], { headings }: HeadingPlace): boolean {
  const filled = texts.filter(Boolean).length;
  const same = texts.filter((cell, at) => {
    const parts = comparedHeading(headings[at] ?? '').split('/');
    return cell !== '' && parts.some((part) => part.replace(/#\d+$/, '') === headingOf(cell));
  });
  return filled >= 2 && same.length >= filled * 0.8;
}
