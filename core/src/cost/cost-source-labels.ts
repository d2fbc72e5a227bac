import { text } from '../kernel';

/** The dictionary of the choices of a source. */
export const COST_SOURCE = 'cost_source';

export const costSourceLabels = {
  auto: text('自动', 'Automatic'),
  allocation: text('台账分摊', 'Allocated'),
  voucher: text('凭证', 'Vouchers'),
} as const;
