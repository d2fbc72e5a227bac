import { text, type Explanation } from '../../kernel';
import type { SuperDeductionInput } from './input';
import { lineBasis } from './line-basis';
import { lineName, type LineNumber } from './line-names';

/** How a line of the form is explained: its name, its number in formulas, and the law of the year. */
export function lineExplanation(line: LineNumber, { year, enterpriseKinds }: SuperDeductionInput): Explanation {
  const basis = lineBasis(line, year, enterpriseKinds ?? []);
  return {
    key: `line${line}`,
    label: lineName(line),
    short: text(String(line), String(line)),
    again: `line:${line}`,
    ...(basis && { basis }),
  };
}
