import { text, type Text } from '../text';

/** One entry of the month dictionary. */
export interface MonthEntry {
  /** `01` to `12`. */
  readonly value: string;
  readonly label: Text;
}

const names: readonly Text[] = [
  text('一月', 'January'),
  text('二月', 'February'),
  text('三月', 'March'),
  text('四月', 'April'),
  text('五月', 'May'),
  text('六月', 'June'),
  text('七月', 'July'),
  text('八月', 'August'),
  text('九月', 'September'),
  text('十月', 'October'),
  text('十一月', 'November'),
  text('十二月', 'December'),
];

/** `01` … `12` */
export const monthNumbers: readonly string[] = /* @__PURE__ */ names.map((_, index) =>
  String(index + 1).padStart(2, '0'),
);

/** The month dictionary, newest first: December to January. */
export function months(): MonthEntry[] {
  return names.map((label, index) => ({ value: monthNumbers[index]!, label })).reverse();
}
