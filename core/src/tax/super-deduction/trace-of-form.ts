import { text, type Trace } from '../../kernel';
import type { EnterpriseKind } from '../law/rates';
import { lineBasis } from './line-basis';
import { formName, lineName, lineNumbers, type LineNumber } from './line-names';
import { shownValue } from './shown-value';
import type { Cell, Note } from './worksheet';

const lineKey = (line: LineNumber) => `line${line}`;

/**
 * The whole form as a tree under line 51. A line is told in full where it first comes, depth first; where it is an
 * input once more it stands without its inputs and with `deeper: 'line:<n>'`, so that the tree grows with the
 * projects and not with the paths through the form. Lines that do not feed 51 follow below the root.
 */
export function traceOfForm(
  cells: ReadonlyMap<LineNumber, Cell>,
  year: number,
  enterpriseKinds: readonly EnterpriseKind[],
): Trace {
  const told = new Set<LineNumber>();

  const ofLine = (line: LineNumber): Trace => {
    const cell = cells.get(line)!;
    const again = told.has(line);
    told.add(line);
    const basis = lineBasis(line, year, enterpriseKinds);
    return {
      key: lineKey(line),
      label: lineName(line),
      value: shownValue(cell),
      formula: cell.formula,
      ...(basis && { basis }),
      inputs: again ? [] : cell.inputs.map(ofInput),
      ...(again && cell.inputs.length > 0 && { deeper: `line:${line}` }),
    };
  };
  const ofNote = (note: Note): Trace => ({ ...note, inputs: note.inputs.map(ofInput) });
  const ofInput = (input: LineNumber | Note): Trace => (typeof input === 'number' ? ofLine(input) : ofNote(input));

  const inputs = [ofLine(51), ofLine(52)];
  for (const line of lineNumbers) if (!told.has(line)) inputs.push(ofLine(line));
  return {
    key: 'A107012',
    label: formName,
    value: inputs[0]!.value,
    formula: text('第51行', 'Line 51'),
    inputs,
  };
}

/** The place in a form's trace where a line is told in full; asked of a part of it, the first place the line stands. */
export function traceOfLine(trace: Trace, line: LineNumber): Trace | undefined {
  if (trace.key === lineKey(line)) return trace;
  for (const input of trace.inputs) {
    const found = traceOfLine(input, line);
    if (found) return found;
  }
  return undefined;
}
