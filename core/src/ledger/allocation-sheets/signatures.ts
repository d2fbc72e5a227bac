import { GAP } from '../sheets/voucher-cells';

/** The line under an allocation sheet to be signed by hand. */
export const signatures: readonly string[] = [['制表：', '审核：', '负责人：', '日期：'].join(GAP + GAP + GAP)];
