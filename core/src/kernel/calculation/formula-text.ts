import type { Language, Text } from '../text';
import { isOperation, type Expression, type Operation } from './expression';

/** Operator precedence: a part of lower precedence than its context is written in brackets. */
const binding = { sum: 1, difference: 1, product: 2, quotient: 2, min: 3, max: 3 } as const;
const signs = { sum: '+', difference: '−', product: '×', quotient: '÷', min: ', ', max: ', ' } as const;
const whole = 3;

type Joining = keyof typeof signs;

/**
 * The formula as the form prints it, each figure by its short name, such as its line:
 * `min(37×80%, (2+36×80%)×2/3)`. Roundings, and limits of 0 that the forms do not print, are not shown.
 */
export function formulaText<Ref>(expression: Expression<Ref>, shortOf: (ref: Ref) => Text): Text {
  return { zh: written(expression, shortOf, 'zh'), en: written(expression, shortOf, 'en') };
}

function written<Ref>(expression: Expression<Ref>, shortOf: (ref: Ref) => Text, language: Language): string {
  if (!isOperation(expression)) return shortOf(expression)[language];
  if (expression.words) return expression.words[language];
  if (expression.op === 'number') return expression.value;
  if (expression.op === 'rounded') return written(expression.of[0], shortOf, language);

  const { op, of } = expression;
  if (expression.implicit) return written(of[0]!, shortOf, language);
  let joined = '';
  for (let index = 0; index < of.length; index += 1) {
    const part = written(of[index]!, shortOf, language);
    if (index > 0) joined += signs[op];
    joined += of.length > 1 && isLoose(op, of[index]!, index) ? `(${part})` : part;
  }
  if (op === 'min' || op === 'max') return `${op}(${joined})`;
  return of.length === 0 ? '0' : joined;
}

/** Whether a part needs brackets, as subtrahends and divisors do: 40−(41+42). Arguments of min and max never do. */
function isLoose<Ref>(op: Joining, part: Expression<Ref>, index: number): boolean {
  if (op === 'min' || op === 'max' || !isOperation(part)) return false;
  const own = bindingOf(part);
  const strict = op === 'difference' || op === 'quotient';
  return own < binding[op] || (strict && index > 0 && own === binding[op]);
}

function bindingOf<Ref>(operation: Operation<Ref>): number {
  if (operation.words || operation.op === 'number') return whole;
  const isImplicit = operation.op !== 'rounded' && operation.implicit === true;
  const only = isImplicit || (operation.of.length === 1 && operation.op !== 'min' && operation.op !== 'max');
  if (!only) return binding[operation.op as Joining];
  const part = operation.of[0]!;
  return isOperation(part) ? bindingOf(part) : whole;
}
