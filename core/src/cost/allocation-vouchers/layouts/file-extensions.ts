import type { VoucherFormat } from '../voucher-format';

/** How the name of a file of each format ends. */
const fileExtensions: Readonly<Record<VoucherFormat, string>> = {
  u8: '.txt',
  jdy: '.xlsx',
  kis: '.dbf',
  galaxy: '.xlsx',
  tplus: '.xlsx',
  xlsx: '.xlsx',
  csv: '.csv',
};

/** Each once. */
export const ATTACHED_FORMATS: readonly string[] = [...new Set(Object.values(fileExtensions))];
