import { text, type Telling } from '../../kernel';
import type { SuperDeductionInput } from './input';
import { lineBasis } from './line-basis';
import { lineName, type LineNumber } from './line-names';

/** What is told of a line of the form: its name, its number in formulas, and the law of the year. */
export function tellLine(line: LineNumber, { year, enterpriseKinds }: SuperDeductionInput): Telling {
  const basis = lineBasis(line, year, enterpriseKinds ?? []);
  return {
    key: `line${line}`,
    label: lineName(line),
    short: text(String(line), String(line)),
    again: `line:${line}`,
    ...(basis && { basis }),
  };
}
