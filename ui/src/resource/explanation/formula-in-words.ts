import type { Language, Text } from '@rdm/core/internal/kernel';

/**
 * A formula as an accountant says it: `max(47−48−49, 0)×50` is read as `(47−48−49，小于0时取0)×50`, and `min(28, 40%)` as
 * `28与40%孰小`. The names are those of programs, which papers do not use.
 */
export const formulaInWords = ({ zh, en }: Text): Text => ({ zh: inWords(zh, 'zh'), en: inWords(en, 'en') });

function inWords(formula: string, language: Language, isPart = false): string {
  const named = /(?<![\p{L}\d])(max|min)\(/u.exec(formula);
  if (!named) return formula;
  const from = named.index + named[0].length;
  const of = argumentsFrom(formula, from);
  // Of one alone there is nothing to compare.
  if (!of || of.each.length < 2) return formula;
  const before = formula.slice(0, named.index);
  const after = inWords(formula.slice(of.end), language);
  const said = sayings[language](
    named[1] as 'max' | 'min',
    of.each.map((part) => inWords(part, language, true)),
  );
  return before === '' && after === '' && !isPart ? said : `${before}(${said})${after}`;
}

/** What stands between the bracket before a place and the one that closes it, and the place after that; null without it. */
function argumentsFrom(
  formula: string,
  from: number,
): { readonly each: readonly string[]; readonly end: number } | null {
  const each: string[] = [];
  let [depth, start] = [1, from];
  for (let at = from; at < formula.length; at += 1) {
    const sign = formula[at];
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0) return { each: [...each, formula.slice(start, at)], end: at + 1 };
    // A comma without a blank after it separates thousands.
    if (depth === 1 && formula.startsWith(', ', at)) {
      each.push(formula.slice(start, at));
      start = at + 2;
    }
  }
  return null;
}

const sayings = {
  zh: (name: 'max' | 'min', of: readonly string[]) =>
    isFloor(name, of) ? `${of[0]}，小于0时取0` : `${of.join('与')}${name === 'min' ? '孰小' : '孰大'}`,
  en: (name: 'max' | 'min', of: readonly string[]) =>
    isFloor(name, of)
      ? `${of[0]}, at least 0`
      : `the ${name === 'min' ? 'smallest' : 'largest'} of ${of.slice(0, -1).join(', ')} and ${of.at(-1)}`,
};

const isFloor = (name: 'max' | 'min', of: readonly string[]) => name === 'max' && of.length === 2 && of[1] === '0';
