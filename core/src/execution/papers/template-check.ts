import { fill, quotable, text, type TemplatePlace, type Text } from '../../kernel';
import { nearestName } from './nearest-name';
import { tablePlaces, textPlaces } from './places';

const said = {
  none: text(
    '模板中没有占位符，请按占位符说明写入，如 {{项目名称}}',
    'The template has no placeholder; write some in, such as {{项目名称}}',
  ),
  unknown: text('占位符“{name}”不存在，请更正', 'There is no placeholder “{name}”; correct it'),
  near: text('占位符“{name}”不存在，是否应为“{near}”', 'There is no placeholder “{name}”; “{near}” may be meant'),
  asText: text(
    '“{name}”是一组行，请写作 {{#{name}}}…{{/{name}}}，中间放列的占位符',
    '“{name}” stands for rows; write {{#{name}}}…{{/{name}}} with placeholders of columns between',
  ),
  asTable: text(
    '“{name}”不是一组行，不能写作 {{#{name}}}，请写作 {{{name}}}',
    '“{name}” does not stand for rows, so write {{{name}}} in place of {{#{name}}}',
  ),
  outside: text(
    '“{name}”是“{table}”的列，请写在 {{#{table}}} 与 {{/{table}}} 之间',
    '“{name}” is a column of “{table}”; write it between {{#{table}}} and {{/{table}}}',
  ),
  nested: text(
    '“{name}”写在了“{table}”之内，行不能嵌套，请分开写',
    '“{name}” stands within “{table}”; rows cannot be nested, write them apart',
  ),
};

const texts = new Set(textPlaces.map(({ name }) => name));
const tables = new Map(tablePlaces.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]));

/** What is wrong with the placeholders of a template, one sentence each; nothing where it can be filled. */
export function templateFaults(places: readonly TemplatePlace[]): Text[] {
  if (places.length === 0) return [said.none];
  const found = new Map<string, Text>();
  for (const place of places) {
    const fault = faultOf(place);
    if (fault) found.set(fault.zh, fault);
  }
  return [...found.values()];
}

function faultOf({ kind, name, within }: TemplatePlace): Text | null {
  const table = within.at(-1);
  const values = { name: quotable(name), table: quotable(table ?? '') };
  if (kind === 'table') {
    if (table !== undefined) return fill(said.nested, values);
    if (tables.has(name)) return null;
    return texts.has(name) ? fill(said.asTable, values) : unknown(name, [...tables.keys()]);
  }
  if (texts.has(name) || (table !== undefined && tables.get(table)?.has(name))) return null;
  // The table itself is what is unknown, and said to be.
  if (table !== undefined && !tables.has(table)) return null;
  if (tables.has(name)) return fill(said.asText, values);
  const of = [...tables].find(([, columns]) => columns.has(name))?.[0];
  if (of !== undefined) return fill(said.outside, { ...values, table: of });
  return unknown(name, [...texts, ...(table === undefined ? [] : tables.get(table)!), ...tables.keys()]);
}

function unknown(name: string, names: readonly string[]): Text {
  const near = nearestName(name, names);
  return near === null ? fill(said.unknown, { name: quotable(name) }) : fill(said.near, { name: quotable(name), near });
}
