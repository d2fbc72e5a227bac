import { text, type Text } from '../kernel';

/** Units of form 107-2. Money is in thousand yuan with 2 decimals, everything else is a whole number. */
export const annualReportUnits = {
  person: text('人', 'persons'),
  thousandYuan: text('千元', 'thousand yuan'),
  institution: text('个', 'units'),
  item: text('件', 'pieces'),
  paper: text('篇', 'papers'),
  standard: text('项', 'items'),
} as const satisfies Record<string, Text>;

export type AnnualReportUnit = keyof typeof annualReportUnits;
