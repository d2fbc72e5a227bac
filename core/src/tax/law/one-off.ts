import type { LegalBasis } from '../../kernel';
import { cite } from './citations';
import type { Dated } from './dated';

export interface OneOffRule extends Dated {
  /** Greatest value of one asset, 元. */
  readonly most: string;
  readonly basis: LegalBasis;
}

/**
 * Up to which value a device or implement bought in a year may be deducted at once (一次性税前扣除). 54号 一 holds for
 * purchases of 2018 to 2020, prolonged to 2023 by 公告2021年第6号 一 and to 2027 by 公告2023年第37号 一; before it instruments
 * for R&D alone, up to 1,000,000 (75号 二).
 */
export const oneOffRules: readonly OneOffRule[] = [
  { most: '1000000', from: 2014, to: 2017, basis: /* @__PURE__ */ cite('caishui2014no75', '第二条') },
  { most: '5000000', from: 2018, to: 2020, basis: /* @__PURE__ */ cite('caishui2018no54', '第一条') },
  { most: '5000000', from: 2021, to: 2023, basis: /* @__PURE__ */ cite('announcement2021no6', '第一条') },
  { most: '5000000', from: 2024, to: 2027, basis: /* @__PURE__ */ cite('announcement2023no37', '第一条') },
];

/** The whole value counts in the year of the month after first use. */
const oneOffYearBasis = /* @__PURE__ */ cite('sta2018no46', '第二条');
