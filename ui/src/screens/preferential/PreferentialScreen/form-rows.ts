import type { Preferential } from '@rdm/core/internal/ledger';
import { lineCount, lineName } from '@rdm/core/tax';
import type { SheetRow } from '../../../components';

/** Indentation of a line on the form, derived from its numbering: 一、 · （一） · 1. and 其中. */
function indentOf(name: string): number {
  if (/^（/.test(name)) return 1;
  return /^(\d+\.|其中)/.test(name) ? 2 : 0;
}

const countLine = 1;

/** The 52 lines of A107012 as printed, with their figures. docs/rules.md, Form A107012 */
export function formRows(lines: Preferential['lines']): readonly SheetRow[] {
  return Array.from({ length: lineCount }, (_, index): SheetRow => {
    const line = index + 1;
    const name = lineName(line);
    return {
      line: String(line),
      name,
      indent: indentOf(name.zh),
      strong: /^[一二三四五六七八九十]+、/.test(name.zh),
      value: lines[String(line)],
      ...(line === countLine && { digits: 0 }),
    };
  });
}
