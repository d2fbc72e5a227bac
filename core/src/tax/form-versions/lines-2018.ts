import { lineName, lineNumbers, unnumberedLines, type LineKey } from '../super-deduction/line-names';
import type { FormLine } from './form-version';

/** The 52 lines of 公告2018年第57号, whose numbers later revisions keep. */
export const lines2018: readonly FormLine[] = /* @__PURE__ */ lineNumbers.map((line) => ({
  number: String(line),
  label: lineName(line),
  figure: String(line) as LineKey,
}));

const base: FormLine = { number: '', label: unnumberedLines.base.name, figure: 'base' };
const fourthQuarter: FormLine = { number: '', label: unnumberedLines.fourthQuarter.name, figure: 'baseQ4' };
const firstThreeQuarters: FormLine = { number: '', label: unnumberedLines.firstThreeQuarters.name, figure: 'baseQ1Q3' };

/** 2022 splits the base at 1 October, below line 49; the lines have no number. */
export const lines2022 = withAfterLine49([base, fourthQuarter, firstThreeQuarters]);

/** 2023 keeps the base and drops its split. */
export const lines2023 = withAfterLine49([base]);

/* @__NO_SIDE_EFFECTS__ */ function withAfterLine49(unnumbered: readonly FormLine[]): readonly FormLine[] {
  return [...lines2018.slice(0, 49), ...unnumbered, ...lines2018.slice(49)];
}
