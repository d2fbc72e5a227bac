import { text } from '../kernel';

/** The dictionary of what an entry of R&D cost is to a closing. */
export const CLOSING_EXTENT = 'closing_extent';

export const closingExtentLabels = {
  full: text('结转', 'Closing'),
  part: text('部分结转', 'Partly a closing'),
  none: text('冲减费用', 'Taken off the cost'),
} as const;
