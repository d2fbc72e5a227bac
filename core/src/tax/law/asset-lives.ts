import { cite } from './citations';

/** 缩短折旧年限: at least this many percent of the minimum life. */
export const shortenedLifePercent = 60;
export const shortenedLifeBasis = /* @__PURE__ */ cite('regulation95', '第九十八条');
export const usedAssetLifeBasis = /* @__PURE__ */ cite('sta2014no64', '第四条');

/** 无形资产摊销年限 in months, at least. */
export const leastIntangibleMonths = 120;
export const intangibleLifeBasis = /* @__PURE__ */ cite('regulation95', '第六十七条');
