import type { Language, Text } from '../text';
import { isOperation, type Combination, type Expression } from './expression';

/** How firmly a part holds together: what binds less than its surroundings stands in brackets. */
const binding = { sum: 1, difference: 1, product: 2, quotient: 2, min: 3, max: 3 } as const;
const signs = { sum: '+', difference: '−', product: '×', quotient: '÷' } as const;
const whole = 3;

/**
 * The formula as the form prints it, each figure by the short name it is known under, such as its line:
 * `min(37×80%, (2+36×80%)×2/3)`. Roundings are not said.
 */
export function formulaText<Ref>(expression: Expression<Ref>, shortOf: (ref: Ref) => Text): Text {
  return { zh: written(expression, shortOf, 'zh')[0], en: written(expression, shortOf, 'en')[0] };
}

type Written = readonly [words: string, binding: number];

function written<Ref>(expression: Expression<Ref>, shortOf: (ref: Ref) => Text, language: Language): Written {
  if (!isOperation(expression)) return [shortOf(expression)[language], whole];
  if (expression.words) return [expression.words[language], whole];
  if (expression.op === 'number') return [expression.value, whole];
  if (expression.op === 'rounded') return written(expression.of[0], shortOf, language);
  return combined(
    expression,
    expression.of.map((part) => written(part, shortOf, language)),
  );
}

function combined<Ref>({ op }: Combination<Ref>, parts: readonly Written[]): Written {
  if (op === 'min' || op === 'max') return [`${op}(${parts.map(([words]) => words).join(', ')})`, whole];
  if (parts.length === 1) return parts[0]!;
  // What is taken off, or divided by, keeps together: 40−(41+42).
  const strict = op === 'difference' || op === 'quotient';
  const words = parts.map(([part, firm], index) => {
    const loose = firm < binding[op] || (strict && index > 0 && firm === binding[op]);
    return loose ? `(${part})` : part;
  });
  return [words.join(signs[op]) || '0', binding[op]];
}
