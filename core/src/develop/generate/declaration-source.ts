import type { Text } from '../../kernel';
import { latestFirst } from './planned-resource';
import type { ResourcePlan } from './resource-plan';
import type { NamedField } from './table-fields';

/** The file that declares a planned resource. */
export function declarationSource(plan: ResourcePlan): string {
  const { label, naturalKey } = plan;
  const builders = [...new Set(plan.fields.map(({ builder }) => builder))];
  const imported = ['crud', 'defineResource', ...builders].sort();
  return [
    `import { text } from '../kernel';`,
    `import { ${imported.join(', ')} } from '../records';`,
    '',
    `/** ${inComment(label.en)} (${inComment(label.zh)}), made from the table ${inComment(plan.table)}. */`,
    `export const ${plan.variable} = defineResource(${literal(plan.name)}, {`,
    `  label: ${written(label)},`,
    '  fields: {',
    ...plan.fields.flatMap(fieldLines),
    '  },',
    `  naturalKey: ${names(naturalKey)},`,
    `  title: ${literal(plan.title)},`,
    `  search: ${names(plan.search)},`,
    `  columns: ${names(plan.columns)},`,
    ...(naturalKey.length === 0 ? [`  order: ${orderText},`] : []),
    `  permissions: crud(${literal(plan.menu)}),`,
    '});',
    '',
  ].join('\n');
}

const orderText = `[${latestFirst.map(({ field, descending }) => `{ field: '${field}', descending: ${descending} }`).join(', ')}]`;

function fieldLines({ name, builder, unit, options }: NamedField): string[] {
  const given = unit ? `${literal(unit)}, ` : '';
  return [
    `    ${name}: ${builder}(${given}{`,
    ...Object.entries(options).map(([option, value]: [string, Text | number]) => `      ${option}: ${written(value)},`),
    '    }),',
  ];
}

/** A value as source code. */
export function written(value: Text | number): string {
  return typeof value === 'number' ? String(value) : `text(${literal(value.zh)}, ${literal(value.en)})`;
}

const names = (list: readonly string[]): string => `[${list.map(literal).join(', ')}]`;

/** A single-quoted string literal; escaped so that the content can end neither the quotes nor the line. */
export function literal(value: string): string {
  const escaped = value.replace(
    // Quotes and backslashes, and everything that is not a plain character.
    /[\\'\p{C}\p{Zl}\p{Zp}]/gu,
    (character) => (/[\\']/.test(character) ? `\\${character}` : unicode(character)),
  );
  return `'${escaped}'`;
}

const unicode = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');

/** Labels are one line already; only the comment terminator must be broken up. */
const inComment = (value: string): string => value.replaceAll('*/', '* /');
