import type { Comparison } from '@rdm/core/internal/records';
import { pageQueryTo } from '../filters';

/** What each comparison matches, as shown to readers. */
const meanings: Readonly<Record<Comparison, string>> = {
  equal: 'is the value',
  notEqual: 'is another value',
  greaterOrEqual: 'the value or above',
  greater: 'above the value',
  lessOrEqual: 'the value or below',
  less: 'below the value',
  like: 'contains the value',
  likeLeft: 'ends with the value',
  likeRight: 'begins with the value',
  notLike: 'does not contain the value',
  isNull: 'is empty (the value counts for nothing, but must be there)',
  isNotNull: 'is not empty (likewise)',
  in: 'is one of the values, joined by commas',
};

/** The suffix a comparison has on the wire, as the client writes it. */
function suffixOf(is: Comparison): string {
  const [key] = Object.keys(pageQueryTo({ where: [{ field: 'field', is, value: '1' }] }));
  return key!.slice('field'.length);
}

/** All forms of a condition, described once. docs/wire.md, Filters */
export function filterForms(): string {
  const rows = (Object.keys(meanings) as Comparison[]).map((is) => `| \`${suffixOf(is)}\` | ${meanings[is]} |`);
  return [
    'Further conditions: any property of the records with one of these suffixes as the name of a query parameter, e.g. ' +
      `\`name${suffixOf('likeRight')}=A\` or \`createTime${suffixOf('greaterOrEqual')}=2024-01-01 00:00:00\`. ` +
      'All conditions given hold. Names may be written in snake case; unknown names and empty values are passed over.',
    '',
    '| suffix | lets through what |',
    '| --- | --- |',
    ...rows,
    '',
    '`_datege`, `_dategt`, `_datele`, `_datelt` and `_dateequal` do the same and insist on a date.',
  ].join('\n');
}
