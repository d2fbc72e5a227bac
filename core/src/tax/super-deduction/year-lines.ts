import { constant, max, minus, plus } from '../../kernel';
import { entrustedCounted, overseasCounted } from '../law/entrusted';
import { capitalisedLine } from './capitalised-line';
import { carriedForward, deductionLine } from './deduction-line';
import type { Formula } from './form';
import type { LineNumber } from './line-names';
import { domesticEligible, otherCostLine } from './limited-lines';

/** Formulas of lines 2 and 34 to 52 as printed on the form. */
export const yearLines: ReadonlyMap<LineNumber, Formula> = /* @__PURE__ */ new Map<LineNumber, Formula>([
  [2, ({ line }) => plus(line(3), line(7), line(16), line(19), line(23), line(34))],
  [34, otherCostLine],
  [35, ({ line }) => plus(line(36), line(37), line(39))],
  [38, (form) => overseasCounted(form.year, form.line(37), domesticEligible(form))],
  [40, ({ line }) => plus(line(2), entrustedCounted(line(36)), line(38))],
  [41, ({ line }) => minus(line(40), line(42))],
  [42, capitalisedLine],
  [45, ({ line }) => plus(line(41), line(43), line(44))],
  // Special income beyond the cost makes the base 0 and is not carried forward (税总公告2017年第40号 七（二）).
  [47, ({ line }) => max(minus(line(45), line(46)), constant(0))],
  [51, deductionLine],
  [52, carriedForward],
]);
