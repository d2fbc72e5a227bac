import { requireTrace, text, traceOf, type TracedCells, type Trace } from '../../kernel';
import type { Form } from './form';
import { formName, lineNumbers, type LineNumber } from './line-names';

/**
 * The whole form as a tree under line 51. A line is traced in full at its first occurrence, depth first; further
 * occurrences have no inputs but `deeper: 'line:<n>'`, so that the tree grows with the number of projects and not with
 * the paths through the form. Lines that do not feed 51 follow below the root.
 */
export function traceOfForm({ line }: Pick<Form, 'line'>): Trace {
  const traced: TracedCells = new Map();
  const inputs = [traceOf(line(51), traced), traceOf(line(52), traced)];
  for (const each of lineNumbers) if (!traced.has(line(each))) inputs.push(traceOf(line(each), traced));
  return {
    key: 'A107012',
    label: formName,
    value: inputs[0]!.value,
    formula: text('51', '51'),
    inputs,
    calculation: 0,
  };
}

/**
 * The node of a form's trace where a line is traced in full; in a subtree, its first occurrence.
 * @throws DomainError `TRACE_UNREADABLE` for what is no trace
 */
export function traceOfLine(trace: Trace, line: LineNumber): Trace | undefined {
  return lineNumbers.includes(line) ? found(trace, `line${line}`) : undefined;
}

function found(trace: Trace, key: string): Trace | undefined {
  const { inputs, key: own } = requireTrace(trace);
  if (own === key) return trace;
  for (const input of inputs) {
    const deeper = found(input, key);
    if (deeper) return deeper;
  }
  return undefined;
}
