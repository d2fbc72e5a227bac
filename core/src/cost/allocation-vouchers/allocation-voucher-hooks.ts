import { allocationVoucher } from './allocation-voucher';
import { namesOnRead } from '../../access';
import { hooksOn } from '../../records';

/** Allocation vouchers tell who exported, numbered and voided them. */
export const allocationVoucherHooks = hooksOn(
  allocationVoucher,
  namesOnRead({
    exportedByName: { account: 'exportedBy', at: 'exportedTime' },
    bookedByName: { account: 'bookedBy', at: 'bookedTime' },
    voidedByName: { account: 'voidedBy', at: 'voidedTime' },
  }),
);
