import type { LegalBasis } from '../../kernel';
import { cite } from './citations';
import { always, type Dated } from './dated';

export interface DepreciationRule extends Dated {
  /** `lower`: what the accounts and the tax law both have; `tax`: what is deducted before tax, whatever the accounts. */
  readonly counts: 'lower' | 'tax';
  readonly basis: LegalBasis;
}

/** Which depreciation of 仪器、设备 under 加速折旧 counts as R&D cost. */
export const depreciationRules: readonly DepreciationRule[] = [
  { counts: 'lower', from: always, to: 2016, basis: /* @__PURE__ */ cite('sta2015no97', '第二条第（一）项') },
  { counts: 'tax', from: 2017, basis: /* @__PURE__ */ cite('sta2017no40', '第三条第（二）项') },
];
