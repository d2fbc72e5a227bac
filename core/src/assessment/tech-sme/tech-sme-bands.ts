import type { IpBand } from '../ip-count-bands';

/** Lower bound of a share in percent and its points, best first. */
export interface ShareBand {
  readonly from: string;
  readonly points: number;
}

/** 科技人员占职工总数的比例 (国科发政〔2017〕115号 第七条第1项). */
export const techStaffBands: readonly ShareBand[] = [
  { from: '30', points: 20 },
  { from: '25', points: 16 },
  { from: '20', points: 12 },
  { from: '15', points: 8 },
  { from: '10', points: 4 },
];

/** 研发费用总额占销售收入总额的比例 (第七条第2项（1）). */
export const rdOfSalesBands: readonly ShareBand[] = [
  { from: '6', points: 50 },
  { from: '5', points: 40 },
  { from: '4', points: 30 },
  { from: '3', points: 20 },
  { from: '2', points: 10 },
];

/** 研发费用总额占成本费用支出总额的比例 (第七条第2项（2）). */
export const rdOfCostBands: readonly ShareBand[] = [
  { from: '30', points: 50 },
  { from: '25', points: 40 },
  { from: '20', points: 30 },
  { from: '15', points: 20 },
  { from: '10', points: 10 },
];

/** 科技成果指标, by intellectual property (第七条第3项). */
export const techSmeIpBands: readonly IpBand<number>[] = [
  { class1: 1, points: 30 },
  { class2: 4, points: 24 },
  { class2: 3, points: 18 },
  { class2: 2, points: 12 },
  { class2: 1, points: 6 },
];

/** Upper bounds: staff, yearly sales and assets in 元 (第六条第（二）项). */
export const sizeLimits = { staffTotal: '500', sales: '200000000', assets: '200000000' } as const;

/** The lowest score that suffices, with more than 0 for technical staff (第六条第（五）项). */
export const LOWEST_SCORE = 60;
