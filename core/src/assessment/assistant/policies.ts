import { fill, text, type Language } from '../../kernel';
import { lawTables, type LawRow } from '../../tax';
import type { AssistantFinding } from './assistant-answer';

const SINCE = text('{from}年度起', 'From {from} on');
const UNTIL = text('至{to}年度', 'Until {to}');
const DURING = text('{from}—{to}年度', '{from} to {to}');
const IN = text('{from}年度', '{from}');
const ALWAYS = text('各年度', 'All years');

/**
 * The rules of the law the product calculates by that contain all words searched; a year among them selects
 * the rules in force then. Without words all of them.
 */
export function policyFindings(words: string, language: Language): AssistantFinding[] {
  const asked = words
    .toLowerCase()
    .split(/[\s,，、。；;]+/)
    .filter((word) => word !== '');
  const years = asked.map(yearIn).filter((year) => year !== null);
  const others = asked.filter((word) => yearIn(word) === null);
  return lawTables.flatMap(({ label, rows }) =>
    rows
      .filter((row) => years.every((year) => isInForce(row, year)))
      .filter(({ says, basis }) => {
        const held = [label.zh, label.en, says.zh, says.en, basis.document, basis.article].join(' ').toLowerCase();
        return others.every((word) => held.includes(word));
      })
      .map((row): AssistantFinding => ({
        level: 'info',
        title: `${label[language]} · ${validity(row, language)}`,
        message: row.says[language],
        basis: `${row.basis.document} ${row.basis.article}`,
        rows: [],
      })),
  );
}

const yearIn = (word: string): number | null => (/^20\d\d(?:年度?)?$/.test(word) ? Number(word.slice(0, 4)) : null);

const isInForce = ({ from, to }: LawRow, year: number) => (from ?? year) <= year && year <= (to ?? year);

function validity({ from, to }: LawRow, language: Language): string {
  if (from === null && to === null) return ALWAYS[language];
  if (from === to) return fill(IN, { from: from! })[language];
  if (to === null) return fill(SINCE, { from: from! })[language];
  return from === null ? fill(UNTIL, { to })[language] : fill(DURING, { from, to })[language];
}
