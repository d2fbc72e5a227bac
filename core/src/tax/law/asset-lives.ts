import { cite } from './citations';

/** 缩短折旧年限: at least this many percent of the minimum life. */
export const shortenedLifePercent = 60;
export const shortenedLifeBasis = /* @__PURE__ */ cite('regulation95', '第九十八条');
export const usedAssetLifeBasis = /* @__PURE__ */ cite('sta2014no64', '第四条');

/** Kinds of fixed asset by which the law states a minimum life; buildings have one too but are never R&D cost. */
export type TaxAssetClass = 'machine' | 'tool' | 'vehicle' | 'electronic';

/** 固定资产计算折旧的最低年限 in months: 10, 5, 4 and 3 years. */
export const minimumLives: Readonly<Record<TaxAssetClass, number>> = {
  machine: 120,
  tool: 60,
  vehicle: 48,
  electronic: 36,
};

/** 无形资产摊销年限 in months, at least. */
export const leastIntangibleMonths = 120;
export const intangibleLifeBasis = /* @__PURE__ */ cite('regulation95', '第六十七条');

/** Bought software accounted for as an intangible asset: two years at least (财税〔2012〕27号 七). */
export const leastSoftwareMonths = 24;
