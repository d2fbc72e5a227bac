import { text, type Text } from '../kernel';
import { lineName } from '../tax';

/** A line of A107012 with its name; a line without a number, e.g. `L1`, by its mark alone. */
export function lineLabel(line: string): Text {
  if (!/^\d+$/.test(line)) return text(line, line);
  const { zh, en } = lineName(Number(line));
  return text(`第${line}行 ${zh}`, `Line ${line} ${en}`);
}
