import type { Text, Trace } from '@rdm/core/internal/kernel';
import type { ScenarioForm } from '@rdm/core/internal/scenario';
import { lineCount, lineName, traceOfLine, type LineKey } from '@rdm/core/tax';
import { yuan } from '@rdm/core/money';

/** A row of the comparison: a line of the form, or a figure it is made of, with its value in every column. */
export interface ComparisonRow {
  /** Path of the keys above it and its own. */
  readonly path: string;
  readonly depth: number;
  readonly line: string;
  readonly label: Text;
  /** By column; null where the column has no such figure. */
  readonly values: readonly (string | null)[];
  /** What the column has above the first one; null for the first, where it is 0 and where one is missing. */
  readonly differences: readonly (string | null)[];
  readonly differs: boolean;
  readonly expands: boolean;
}

type Forms = readonly (ScenarioForm | null)[];

/** The lines of the form with the rows that are open below them, the figures of a row from the same calculation. */
export function comparisonRows(forms: Forms, open: ReadonlySet<string>, onlyDifferent: boolean): ComparisonRow[] {
  return Array.from({ length: lineCount }, (_, at) => at + 1).flatMap((number) => {
    const line = String(number);
    const values = forms.map((made) => made?.form.lines[line as LineKey] ?? null);
    const row = rowOf(line, 0, line, lineName(number), values, true);
    if (onlyDifferent && !row.differs) return [];
    if (!open.has(row.path)) return [row];
    const traces = forms.map((made) => (made ? (traceOfLine(made.form.trace, number) ?? null) : null));
    return [row, ...rowsBelow(row, traces, forms, open, onlyDifferent)];
  });
}

function rowsBelow(
  above: ComparisonRow,
  traces: readonly (Trace | null)[],
  forms: Forms,
  open: ReadonlySet<string>,
  onlyDifferent: boolean,
): ComparisonRow[] {
  const inputs = traces.map((trace, at) => inputsOf(trace, forms[at] ?? null));
  const keys = [...new Set(inputs.flatMap((each) => each.map(({ key }) => key)))];
  return keys.flatMap((key) => {
    const own = inputs.map((each) => each.find((input) => input.key === key) ?? null);
    const known = own.find((each) => each !== null)!;
    const line = /^line(\d+)$/.exec(key)?.[1] ?? '';
    const expands = own.some((each, at) => inputsOf(each, forms[at] ?? null).length > 0);
    const values = own.map((each) => each?.value ?? null);
    const row = rowOf(`${above.path}/${key}`, above.depth + 1, line, known.label, values, expands);
    if (onlyDifferent && !row.differs) return [];
    return open.has(row.path) ? [row, ...rowsBelow(row, own, forms, open, onlyDifferent)] : [row];
  });
}

/** What a figure is made of; a line that stands elsewhere in the tree is looked up there. */
function inputsOf(trace: Trace | null, made: ScenarioForm | null): readonly Trace[] {
  if (!trace) return [];
  if (trace.inputs.length > 0) return trace.inputs;
  const elsewhere = /^line:(\d+)$/.exec(trace.deeper ?? '')?.[1];
  if (elsewhere === undefined || !made) return [];
  return traceOfLine(made.form.trace, Number(elsewhere))?.inputs ?? [];
}

function rowOf(
  path: string,
  depth: number,
  line: string,
  label: Text,
  values: readonly (string | null)[],
  expands: boolean,
): ComparisonRow {
  const [first = null] = values;
  const differences = values.map((value, at) => (at === 0 ? null : differenceOf(first, value)));
  const differs = values.some((value) => value !== first);
  return { path, depth, line, label, values, differences, differs, expands };
}

const isAmount = (value: string | null): value is string => value !== null && /^-?\d+(\.\d+)?$/.test(value);

/** A figure that one column lacks counts as nothing there. */
function differenceOf(from: string | null, to: string | null): string | null {
  if (from === to) return null;
  const [one, other] = [from ?? '0.00', to ?? '0.00'];
  if (!isAmount(one) || !isAmount(other)) return null;
  return yuan(other).minus(yuan(one)).toString();
}
