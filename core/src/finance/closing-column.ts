import { longText } from '../records';
import { text } from '../kernel';

/** 结转 of an entry, in the registers of vouchers and of corrections; the area of cost works it out. */
export const closingColumn = {
  closing: longText({
    label: text('结转', 'Closing'),
    hint: text(
      '研发科目的分录是否只是结转费用，及判断依据；非研发科目为空',
      'Whether an entry of R&D cost only carries cost forward, and why; empty for other accounts',
    ),
    readOnly: true,
  }),
} as const;
