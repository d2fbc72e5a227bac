import { constant } from '../../kernel';
import { cite } from './citations';

/** 滞纳金 of a day: 万分之五 of the tax. */
export const latePaymentRate = /* @__PURE__ */ constant('0.0005', '0.05%');
export const latePaymentBasis = /* @__PURE__ */ cite('collectionLaw', '第三十二条');
