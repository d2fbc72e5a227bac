import { compared, evaluate, isOperation, zero, type Expression } from '../../kernel';
import { summandsOf, sumCall } from './a1-sum';

/** How firmly a part holds together: what binds less than its surroundings stands in brackets. */
const binding = { sum: 1, difference: 1, product: 2, quotient: 2 } as const;
const whole = 3;
const signs = { difference: '-', product: '*', quotient: '/' } as const;

/** More than so many are not strung together by plus signs. */
const mostSummands = 9;

type Written = readonly [formula: string, binding: number];

/**
 * An expression as a spreadsheet calculates it: `ROUND(MIN(C41*0.8,(C7+C40*0.8)*(2/3)),2)`. What is divided by a
 * figure that may be 0 is 0 then, as the forms have it.
 *
 * @param addressOf where a figure stands: `C12`, or on another sheet `'计算过程'!D7`
 */
export function a1Formula<Ref>(expression: Expression<Ref>, addressOf: (ref: Ref) => string): string {
  return written(expression, addressOf)[0];
}

function written<Ref>(expression: Expression<Ref>, addressOf: (ref: Ref) => string): Written {
  if (!isOperation(expression)) return [addressOf(expression), whole];
  if (expression.op === 'number') return [expression.value, whole];
  const of = expression.of as readonly Expression<Ref>[];
  const parts = of.map((part) => {
    const formula = written(part, addressOf);
    return carriesOn.has(expression.op) && leavesRemainder(part) ? freed(formula) : formula;
  });
  if (parts.length === 0) return ['0', whole];
  switch (expression.op) {
    case 'rounded':
      return [`ROUND(${parts[0]![0]},${expression.places})`, whole];
    case 'min':
    case 'max':
      return [`${expression.op.toUpperCase()}(${parts.map(([part]) => part).join(',')})`, whole];
    case 'sum':
      return sum(parts);
    case 'quotient':
      return quotient(parts, of[1]!);
    default:
      return strung(parts, expression.op);
  }
}

/** What is made of a difference further: half a 分 that comes of it must not fall short by what binary numbers leave. */
const carriesOn: ReadonlySet<string> = new Set(['product', 'quotient', 'min', 'max']);

/** Large amounts taken off one another leave some 0.00000001 behind in binary numbers. */
function leavesRemainder<Ref>(expression: Expression<Ref>): boolean {
  return isOperation(expression) && expression.op === 'difference' && !isMadeOfNumbers(expression);
}

/** Figures of forms have 2 decimals, and their differences no more than these. */
const freed = ([formula]: Written): Written => [`ROUND(${formula},6)`, whole];

/** `C7-(C8+C9)`: what follows the first keeps together. */
function strung(parts: readonly Written[], op: keyof typeof signs): Written {
  if (parts.length === 1) return parts[0]!;
  const operands = parts.map(([part, firm], at) => {
    const loose = firm < binding[op] || (at > 0 && firm === binding[op]);
    return loose ? `(${part})` : part;
  });
  return [operands.join(signs[op]), binding[op]];
}

/** `C5+C9`, and where cells stand one below the other `SUM(C10:C17)`. */
function sum(parts: readonly Written[]): Written {
  if (parts.length === 1) return parts[0]!;
  const summands = summandsOf(parts.map(([part]) => part));
  const hasRange = summands.some((summand) => summand.includes(':'));
  return hasRange || summands.length > mostSummands ? [sumCall(summands), whole] : [summands.join('+'), binding.sum];
}

function quotient<Ref>(parts: readonly Written[], divisor: Expression<Ref>): Written {
  const divided = strung(parts, 'quotient');
  return isNever0(divisor) ? divided : [`IF(${parts[1]![0]}=0,0,${divided[0]})`, whole];
}

/** Whether an expression is made of numbers of the law alone, and comes to something. */
function isNever0<Ref>(expression: Expression<Ref>): boolean {
  return isMadeOfNumbers(expression) && compared(evaluate(expression, neverAsked), zero) !== 0;
}

function neverAsked(): never {
  throw new RangeError('An expression of numbers alone refers to no figure');
}

function isMadeOfNumbers<Ref>(expression: Expression<Ref>): boolean {
  if (!isOperation(expression)) return false;
  return expression.op === 'number' || (expression.of as readonly Expression<Ref>[]).every(isMadeOfNumbers);
}
