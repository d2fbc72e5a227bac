import { text } from '../kernel';

/** The dictionary of `correctionKinds`. */
export const CORRECTION_KIND = 'voucher_correction';

/**
 * How a booked voucher is corrected. 《会计基础工作规范》（财政部令第98号）第五十一条（五）: 红字注销 with the same content in
 * red and 蓝字订正 with the right content in blue, or, where only the amount is wrong, an entry of the difference, blue
 * for more and red for less. Errors of earlier years are corrected in blue.
 */
export const correctionKinds = {
  reversal: text('红字注销', 'Reversed in red'),
  rebooking: text('蓝字订正', 'Booked again in blue'),
  difference: text('差额调整', 'Difference'),
} as const;
