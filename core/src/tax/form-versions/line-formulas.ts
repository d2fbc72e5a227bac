import { text, type Text } from '../../kernel';
import type { LineNumber } from '../super-deduction/line-names';

/** A formula in brackets, as it stands behind the name of its line. */
/* @__NO_SIDE_EFFECTS__ */ function sum(lines: string): Text {
  return text(`（${lines}）`, ` (${lines})`);
}

/** What cannot be deducted in the year. */
/* @__NO_SIDE_EFFECTS__ */ function left(lines: string): Text {
  return text(
    `（当${lines}≥0，本行=0；当${lines}＜0，本行=${lines}的绝对值）`,
    ` (0 where ${lines} ≥ 0, else the absolute value of ${lines})`,
  );
}

/** What the 52-line form prints behind the name of a line: how it follows from others. */
export const formulas2018: ReadonlyMap<LineNumber, Text> = /* @__PURE__ */ new Map<LineNumber, Text>([
  [2, sum('3+7+16+19+23+34')],
  [3, sum('4+5+6')],
  [7, sum('8+9+10+11+12+13+14+15')],
  [16, sum('17+18')],
  [19, sum('20+21+22')],
  [23, sum('24+25+26+27')],
  [28, sum('29+30+31+32+33')],
  [35, sum('36+37+39')],
  [40, sum('2+36×80%+38')],
  [45, sum('41+43+44')],
  [47, sum('45-46')],
  [51, text('（47-48-49）×50', ' (47-48-49)×50')],
  [52, left('47-48-49')],
]);

/** The same of the form of 2017, by the number it prints; line 36 has its formula in its name. */
export const formulas2017: ReadonlyMap<number, Text> = /* @__PURE__ */ new Map([
  [3, sum('4+8+17+20+24+35')],
  [4, sum('5+6+7')],
  [8, sum('9+10+…+16')],
  [17, sum('18+19')],
  [20, sum('21+22+23')],
  [24, sum('25+26+27+28')],
  [29, sum('30+31+32+33+34')],
  [39, sum('3+36')],
  [44, sum('40+42+43')],
  [46, sum('44-45')],
  [50, text('（46-47-48）×49', ' (46-47-48)×49')],
  [51, left('46-47-48')],
]);
