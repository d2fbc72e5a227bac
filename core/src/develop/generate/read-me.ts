import { literal, written } from './declaration-source';
import type { ResourcePlan } from './resource-plan';

/** Where each file of the archive goes, and the lines that register it in the product. */
export function readMe(plans: readonly ResourcePlan[], migration: string): string {
  return [
    '# 生成的代码 / Generated code',
    '',
    '每个资源只声明一次：表、校验、接口、列表、表单、导入导出都由声明得出，因此没有单独的页面文件。',
    '',
    'A resource is declared once: table, validation, calls, list, form and workbooks follow from it, so there is no file of a page.',
    '',
    `1. \`adapters/postgres/migrations/${migration}\`：若序号已被占用，改为下一个四位序号。`,
    '   If its number is taken by now, give it the next one.',
    ...plans.flatMap((plan, at) => placeLines(plan, at + 2)),
    `${plans.length + 2}. 运行 \`npm run rights\` 和 \`npm test\`。 Run \`npm run rights\` and \`npm test\`.`,
    '',
    ...plans.flatMap(leftOutLines),
  ].join('\n');
}

export const declarationPath = ({ area, file }: ResourcePlan): string => `core/src/${area}/${file}.ts`;

function placeLines(plan: ResourcePlan, number: number): string[] {
  const { area, file, variable, label, menu, path } = plan;
  const indented = (line: string) => `   ${line}`;
  return [
    `${number}. ${inline(label.zh)} / ${inline(label.en)}: \`${declarationPath(plan)}\``,
    ...[
      '',
      `在 \`core/src/${area}/index.ts\` 中加入（新的文件夹还要写进 \`.dependency-cruiser.cjs\` 的次序）：`,
      `To \`core/src/${area}/index.ts\` (a new folder takes its place in the order of \`.dependency-cruiser.cjs\`):`,
      '',
      '```ts',
      `export * from './${file}';`,
      '```',
      '',
      '在 `core/src/application/catalogue.ts` 中加入 / To `core/src/application/catalogue.ts`:',
      '',
      '```ts',
      `import { ${variable} } from '../${area}';`,
      `// resources: [ …,`,
      `  ${variable},`,
      '```',
      '',
      '在 `core/src/access/menu-tree.ts` 所属菜单的 children 中加入 / To the children of its menu in `core/src/access/menu-tree.ts`:',
      '',
      '```ts',
      `registerMenu(${literal(menu)}, ${written(label)}, ${literal(path)}, ['view', 'add', 'edit', 'delete', 'export']),`,
      '```',
      '',
    ].map((line) => (line === '' ? '' : indented(line))),
  ];
}

function leftOutLines({ label, leftOut }: ResourcePlan): string[] {
  if (leftOut.length === 0) return [];
  return [
    `## ${inline(label.zh)}：未生成的列 / ${inline(label.en)}: columns left out`,
    '',
    ...leftOut.map(({ name, type }) => `- ${inline(name)} (${inline(type)})`),
    '',
  ];
}

/** External names, escaped for Markdown. */
const inline = (name: string): string => name.replace(/[\s\p{C}]+/gu, ' ').replace(/[`<>[\]*_#|\\]/g, '\\$&');
