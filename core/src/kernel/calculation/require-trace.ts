import { DomainError } from '../fault';
import type { Trace } from '../trace';

/** @throws DomainError `TRACE_UNREADABLE` for what is no figure of a trace; its inputs are not looked at */
export function requireTrace(given: unknown): Trace {
  if (isTrace(given)) return given;
  throw new DomainError('TRACE_UNREADABLE', 'A figure has a key, a label, a value, a formula and inputs');
}

function isTrace(given: unknown): given is Trace {
  if (typeof given !== 'object' || given === null) return false;
  const { key, label, value, formula, inputs } = given as Partial<Trace>;
  return (
    [key, value].every((part) => typeof part === 'string') && [label, formula].every(isText) && Array.isArray(inputs)
  );
}

function isText(given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return false;
  const { zh, en } = given as { readonly zh?: unknown; readonly en?: unknown };
  return typeof zh === 'string' && typeof en === 'string';
}
