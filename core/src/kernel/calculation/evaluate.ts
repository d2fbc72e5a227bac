import { DomainError } from '../fault';
import { isOperation, type Expression } from './expression';
import { added, compared, divided, multiplied, negated, rational, roundedTo, zero, type Rational } from './rational';

/**
 * The value of an expression: exact, and rounded only by a `rounded` operation.
 * @throws DomainError `TRACE_UNREADABLE` for an operation that does not exist, as the trace of another program may have
 */
export function evaluate<Ref>(expression: Expression<Ref>, valueOf: (ref: Ref) => Rational): Rational {
  if (!isOperation(expression)) return valueOf(expression);
  if (expression.op === 'number') return rational(expression.value);
  if (expression.op === 'rounded') return roundedTo(evaluate(expression.of[0], valueOf), expression.places);

  if (expression.op === 'sum') return addedUp(expression.of, valueOf);
  if (!Object.hasOwn(combinations, expression.op))
    throw new DomainError('TRACE_UNREADABLE', `There is no operation ${String(expression.op)}`);
  const combine = combinations[expression.op];
  let result: Rational | undefined;
  for (const part of expression.of) {
    const value = evaluate(part, valueOf);
    result = result === undefined ? value : combine(result, value);
  }
  return result ?? zero;
}

/** A fast path for sums over all projects of a year, whose amounts mostly have the same places. */
function addedUp<Ref>(parts: readonly Expression<Ref>[], valueOf: (ref: Ref) => Rational): Rational {
  let { over, under } = zero;
  for (const part of parts) {
    const value = evaluate(part, valueOf);
    if (value.under === under) over += value.over;
    else ({ over, under } = added({ over, under }, value));
  }
  return { over, under };
}

const combinations = {
  difference: (a: Rational, b: Rational) => added(a, negated(b)),
  product: multiplied,
  quotient: divided,
  min: (a: Rational, b: Rational) => (compared(a, b) <= 0 ? a : b),
  max: (a: Rational, b: Rational) => (compared(a, b) >= 0 ? a : b),
};
