import { lineName, lineNumbers, unnumberedLines, type LineKey } from '../super-deduction/line-names';
import type { FormLine } from './form-version';

/** The 52 lines of 公告2018年第57号, whose numbers later revisions keep. */
export const lines2018: readonly FormLine[] = /* @__PURE__ */ lineNumbers.map((line) => ({
  number: String(line),
  label: lineName(line),
  figure: String(line) as LineKey,
}));

/** 2022 splits the base at 1 October, below line 49; the lines have no number. */
export const lines2022 = /* @__PURE__ */ withAfterLine49(['base', 'fourthQuarter', 'firstThreeQuarters']);

/** 2023 keeps the base and drops its split. */
export const lines2023 = /* @__PURE__ */ withAfterLine49(['base']);

function withAfterLine49(unnumbered: readonly (keyof typeof unnumberedLines)[]): readonly FormLine[] {
  const added = unnumbered.map((line): FormLine => {
    const { name, figure } = unnumberedLines[line];
    return { number: '', label: name, figure };
  });
  return [...lines2018.slice(0, 49), ...added, ...lines2018.slice(49)];
}
