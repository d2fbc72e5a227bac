import { DomainError } from '../fault';
import type { Trace } from '../trace';
import { decimalText } from './decimal-text';
import { evaluate } from './evaluate';
import { isOperation } from './expression';
import { rational } from './rational';
import { requireTrace } from './require-trace';

/**
 * Recalculates a figure from the leaves of its trace alone. The result equals `trace.value` unless the trace was
 * tampered with.
 *
 * @param within the tree that contains the figure, where a repeated figure has its full trace
 * @throws DomainError `TRACE_UNREADABLE` for what is no trace, when a calculation refers to an input the trace does not
 *   have, or is circular; `NOT_AN_AMOUNT` when it refers to an input that is not a decimal
 */
export function evaluateTrace(trace: Trace, within: Trace = trace): string {
  try {
    return evaluated(trace, within);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    // A calculation that was made by another program may hold anything.
    throw new DomainError('TRACE_UNREADABLE', 'A calculation in the trace cannot be read');
  }
}

function evaluated(trace: Trace, within: Trace): string {
  const inFull = new Map<string, Trace>();
  const find = (each: Trace) => {
    requireTrace(each);
    if (each.calculation !== undefined && !inFull.has(each.key)) inFull.set(each.key, each);
    each.inputs.forEach(find);
  };
  find(within);

  requireTrace(trace);
  const known = new Map<Trace, string | null>();
  const valueOf = (each: Trace): string => {
    const full = each.calculation === undefined ? (inFull.get(each.key) ?? each) : each;
    const value = known.get(full);
    if (value !== undefined && value !== null) return value;
    if (value === null) throw new DomainError('TRACE_UNREADABLE', `The figure ${full.key} is made of itself`);
    known.set(full, null);
    const found = worked(full, valueOf);
    known.set(full, found);
    return found;
  };
  return valueOf(trace);
}

function worked({ key, value, calculation, inputs }: Trace, valueOf: (trace: Trace) => string): string {
  if (calculation === undefined) return value;
  const inputAt = (place: number) => {
    const input = inputs[place];
    if (!input) throw new DomainError('TRACE_UNREADABLE', `The figure ${key} has no input ${place}`);
    return valueOf(input);
  };
  // A figure taken over unchanged keeps its notation.
  if (!isOperation(calculation)) return inputAt(calculation);
  const places = calculation.op === 'rounded' ? calculation.places : undefined;
  return decimalText(
    evaluate(calculation, (place) => rational(inputAt(place))),
    places,
  );
}
