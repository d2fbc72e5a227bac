import type { VoucherFormat } from '../voucher-format';
import { galaxySheet } from './galaxy-sheet';
import { generalCsv, generalSheet } from './general-table';
import { jdySheet } from './jdy-sheet';
import { kisTable } from './kis-table';
import { u8Text } from './u8-text';
import type { VoucherLayout } from './voucher-content';

/** The layout of each format. A new one is a file here, a line below, and its label. */
export const voucherLayouts: Readonly<Record<VoucherFormat, VoucherLayout>> = {
  u8: u8Text,
  jdy: jdySheet,
  kis: kisTable,
  galaxy: galaxySheet,
  tplus: generalSheet,
  xlsx: generalSheet,
  csv: generalCsv,
};
