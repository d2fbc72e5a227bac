import type Big from 'big.js';

interface RdShareBand {
  /** 最近一年销售收入 in 元, this bound included; null: without bound. */
  readonly salesUpTo: string | null;
  /** Lowest share of R&D in sales, in percent. */
  readonly percent: string;
}

/**
 * 近三个会计年度研究开发费用总额占同期销售收入总额的比例, by the sales of the last year
 * (国科发火〔2016〕32号 第十一条第（五）项).
 */
const rdShareBands: readonly RdShareBand[] = [
  { salesUpTo: '50000000', percent: '5' },
  { salesUpTo: '200000000', percent: '4' },
  { salesUpTo: null, percent: '3' },
];

export function rdShareRequired(salesOfLastYear: Big): string {
  const band = rdShareBands.find(({ salesUpTo }) => salesUpTo === null || salesOfLastYear.lte(salesUpTo));
  return (band ?? rdShareBands[0]!).percent;
}
