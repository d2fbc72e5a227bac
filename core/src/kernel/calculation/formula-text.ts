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
  const { zh, en } = written(expression, shortOf);
  return { zh, en };
}

interface Written extends Text {
  readonly binding: number;
}

function written<Ref>(expression: Expression<Ref>, shortOf: (ref: Ref) => Text): Written {
  if (!isOperation(expression)) return inOne(shortOf(expression));
  if (expression.words) return inOne(expression.words);
  if (expression.op === 'number') return { zh: expression.value, en: expression.value, binding: whole };
  if (expression.op === 'rounded') return written(expression.of[0], shortOf);
  return combined(
    expression,
    expression.of.map((part) => written(part, shortOf)),
  );
}

const inOne = ({ zh, en }: Text): Written => ({ zh, en, binding: whole });

function combined<Ref>({ op }: Combination<Ref>, parts: readonly Written[]): Written {
  if (op === 'min' || op === 'max') {
    const listed = (language: Language) => `${op}(${parts.map((part) => part[language]).join(', ')})`;
    return { zh: listed('zh'), en: listed('en'), binding: whole };
  }
  if (parts.length === 1) return parts[0]!;
  const joined = (language: Language) =>
    parts.map((part, index) => (isLoose(op, part, index) ? `(${part[language]})` : part[language])).join(signs[op]) ||
    '0';
  return { zh: joined('zh'), en: joined('en'), binding: binding[op] };
}

/** What is taken off, or divided by, keeps together: 40−(41+42). */
function isLoose(op: keyof typeof signs, part: Written, index: number): boolean {
  const strict = op === 'difference' || op === 'quotient';
  return part.binding < binding[op] || (strict && index > 0 && part.binding === binding[op]);
}
