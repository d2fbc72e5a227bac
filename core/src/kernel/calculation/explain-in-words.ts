import type { Language } from '../text';
import type { Trace } from '../trace';

const marks = {
  zh: { is: '：', basis: (document: string, article: string) => `（${document} ${article}）` },
  en: { is: ': ', basis: (document: string, article: string) => ` (${document} ${article})` },
} as const;

/**
 * A trace as plain text, a line for each figure, indented under the one it is an input of:
 * `label: formula = value (document article)`. Repeated and given figures are shown with their value only.
 */
export function explainInWords(trace: Trace, language: Language): string {
  const lines: string[] = [];
  const { is, basis } = marks[language];
  const add = (each: Trace, depth: number) => {
    const formula = each.inputs.length > 0 ? `${each.formula[language]} = ` : '';
    const law = each.basis ? basis(each.basis.document, each.basis.article) : '';
    lines.push(`${'  '.repeat(depth)}${each.label[language]}${is}${formula}${each.value}${law}`);
    each.inputs.forEach((input) => add(input, depth + 1));
  };
  add(trace, 0);
  return lines.join('\n');
}
