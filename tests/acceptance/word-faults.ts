import { documentParts } from '../setup/document-parts';

const attribute = (tag: string, name: string): string => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
const tagsIn = (xml: string, name: string): string[] => xml.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

/**
 * What Word would have to repair in a document: parts without a content type, relationships to parts that are not there,
 * rows of a table that do not fill its columns (ECMA-376 part 2, 10 and part 1, 17.4).
 */
export function wordFaults(bytes: Uint8Array): string[] {
  const parts = documentParts(bytes);
  return [...untypedParts(parts), ...lostRelations(parts), ...raggedRows(parts.get('word/document.xml') ?? '')];
}

function untypedParts(parts: ReadonlyMap<string, string>): string[] {
  const types = parts.get('[Content_Types].xml') ?? '';
  const endings = new Set(tagsIn(types, 'Default').map((tag) => attribute(tag, 'Extension')));
  const named = new Set(tagsIn(types, 'Override').map((tag) => attribute(tag, 'PartName')));
  return [...parts.keys()]
    .filter((name) => name !== '[Content_Types].xml' && !name.endsWith('/'))
    .filter((name) => !named.has(`/${name}`) && !endings.has(name.split('.').at(-1)!))
    .map((name) => `${name} has no content type`);
}

function lostRelations(parts: ReadonlyMap<string, string>): string[] {
  return [...parts].flatMap(([name, xml]) => {
    if (!name.endsWith('.rels')) return [];
    const folder = name.replace(/_rels\/[^/]*$/, '');
    return tagsIn(xml, 'Relationship')
      .filter((tag) => attribute(tag, 'TargetMode') !== 'External')
      .map((tag) => attribute(tag, 'Target'))
      .map((target) => (target.startsWith('/') ? target.slice(1) : `${folder}${target}`))
      .filter((target) => !parts.has(target))
      .map((target) => `${name} refers to ${target}, which is not there`);
  });
}

function raggedRows(body: string): string[] {
  const tables = body.match(/<w:tbl>(?:(?!<w:tbl>).)*?<\/w:tbl>/gs) ?? [];
  return tables.flatMap((table, at) => {
    const columns = tagsIn(table, 'w:gridCol').length;
    const widths = (table.match(/<w:tr\b.*?<\/w:tr>/gs) ?? []).map((row) =>
      (row.match(/<w:tc>.*?<\/w:tc>/gs) ?? []).reduce((sum, cell) => sum + spanOf(cell), 0),
    );
    const wrong = widths.filter((width) => width !== columns);
    return wrong.length === 0 ? [] : [`table ${at + 1} has ${columns} columns, and rows of ${wrong.join(', ')}`];
  });
}

const spanOf = (cell: string): number => Number(attribute(tagsIn(cell, 'w:gridSpan')[0] ?? '', 'w:val') || 1);
