import { text, type Text } from './text';
import { monthsBetween, type Month } from './calendar';

/** Distinct values, sorted and joined for a sentence; truncated after `most`. */
export function listed(values: readonly string[], most = 12): Text {
  const different = [...new Set(values)].sort();
  const shown = different.slice(0, most);
  const more = different.length > most ? '…' : '';
  return text(`${shown.join('、')}${more}`, `${shown.join(', ')}${more}`);
}

/** Names in their order, joined as each language does. */
export function joined(names: readonly (string | Text)[]): Text {
  const of = (language: keyof Text) => names.map((name) => (typeof name === 'string' ? name : name[language]));
  return text(of('zh').join('、'), of('en').join(', '));
}

/** Months for a sentence, joined to spans: `2024-01 至 2024-03、2024-06`. */
export function monthsListed(months: readonly Month[]): Text {
  const spans: { readonly from: Month; to: Month }[] = [];
  for (const month of [...new Set(months)].sort()) {
    const last = spans.at(-1);
    if (last && monthsBetween(last.to, month) === 1) last.to = month;
    else spans.push({ from: month, to: month });
  }
  const said = (to: string) => spans.map((span) => (span.from === span.to ? span.from : `${span.from}${to}${span.to}`));
  return text(said(' 至 ').join('、'), said(' to ').join(', '));
}
