import type { LineNumber } from '../super-deduction/line-names';

/** What the 52-line form prints behind the name of a line: how it follows from others. */
export const formulas2018: ReadonlyMap<LineNumber, string> = /* @__PURE__ */ new Map<LineNumber, string>([
  [2, '（3+7+16+19+23+34）'],
  [3, '（4+5+6）'],
  [7, '（8+9+10+11+12+13+14+15）'],
  [16, '（17+18）'],
  [19, '（20+21+22）'],
  [23, '（24+25+26+27）'],
  [28, '（29+30+31+32+33）'],
  [35, '（36+37+39）'],
  [40, '（2+36×80%+38）'],
  [45, '（41+43+44）'],
  [47, '（45-46）'],
  [51, '（47-48-49）×50'],
  [52, '（当47-48-49≥0，本行=0；当47-48-49＜0，本行=47-48-49的绝对值）'],
]);

/** The same of the form of 2017, by the number it prints; line 36 has its formula in its name. */
export const formulas2017: ReadonlyMap<number, string> = /* @__PURE__ */ new Map([
  [3, '（4+8+17+20+24+35）'],
  [4, '（5+6+7）'],
  [8, '（9+10+…+16）'],
  [17, '（18+19）'],
  [20, '（21+22+23）'],
  [24, '（25+26+27+28）'],
  [29, '（30+31+32+33+34）'],
  [39, '（3+36）'],
  [44, '（40+42+43）'],
  [46, '（44-45）'],
  [50, '（46-47-48）×49'],
  [51, '（当46-47-48≥0，本行=0；当46-47-48＜0，本行=46-47-48的绝对值）'],
]);
