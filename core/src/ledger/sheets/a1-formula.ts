import { compared, evaluate, isOperation, zero, type Expression } from '../../kernel';
import { summandsOf, sumCall } from './a1-sum';

/** Operator precedence: a part that binds less tightly than its context is parenthesised. */
const binding = { sum: 1, difference: 1, product: 2, quotient: 2 } as const;
const whole = 3;
const signs = { difference: '-', product: '*', quotient: '/' } as const;

/** Longer sums use `SUM(…)` instead of plus signs. */
const mostSummands = 9;

type Written = readonly [formula: string, binding: number];

/**
 * An expression as a spreadsheet formula: `ROUND(MIN(C41*0.8,(C7+C40*0.8)*(2/3)),2)`. Division by a figure that is 0
 * gives 0, as on the forms.
 *
 * @param addressOf the address of a figure: `C12`, or on another sheet `'计算过程'!D7`
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

/** Operations in which a floating-point residue of a difference could make an exact half 分 round down. */
const carriesOn: ReadonlySet<string> = new Set(['product', 'quotient', 'min', 'max']);

/** Subtracting large amounts in binary floating point leaves a residue of about 0.00000001. */
function leavesRemainder<Ref>(expression: Expression<Ref>): boolean {
  return isOperation(expression) && expression.op === 'difference' && !isMadeOfNumbers(expression);
}

/** Removes the residue; 6 decimals suffice, as figures of forms and their differences have 2. */
const freed = ([formula]: Written): Written => [`ROUND(${formula},6)`, whole];

/** `C7-(C8+C9)`: operands after the first also need parentheses at equal precedence. */
function strung(parts: readonly Written[], op: keyof typeof signs): Written {
  if (parts.length === 1) return parts[0]!;
  const operands = parts.map(([part, firm], at) => {
    const loose = firm < binding[op] || (at > 0 && firm === binding[op]);
    return loose ? `(${part})` : part;
  });
  return [operands.join(signs[op]), binding[op]];
}

/** `C5+C9`, and for vertically adjacent cells `SUM(C10:C17)`. */
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

/** Whether an expression consists only of constants of the law and is not 0. */
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
