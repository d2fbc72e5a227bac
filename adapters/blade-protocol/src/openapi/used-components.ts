import type { Components, OpenApiDocument } from './document';

const reference = /"\$ref":"#\/components\/(\w+)\/([^"]+)"/g;

/** Leaves out the components that no operation and no webhook references. */
export function withUsedComponents(document: OpenApiDocument): OpenApiDocument {
  const { components } = document;
  const used = new Set<string>();
  const follow = (part: unknown) => {
    for (const [, kind = '', name = ''] of JSON.stringify(part).matchAll(reference)) {
      if (used.has(`${kind}/${name}`)) continue;
      used.add(`${kind}/${name}`);
      follow((components as unknown as Record<string, Record<string, unknown>>)[kind]![name]);
    }
  };
  follow(document.paths);
  follow(document.webhooks);
  const kept = <T>(kind: keyof Components, named: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(named).filter(([name]) => used.has(`${kind}/${name}`)));
  return {
    ...document,
    components: {
      ...components,
      schemas: kept('schemas', components.schemas),
      parameters: kept('parameters', components.parameters),
      responses: kept('responses', components.responses),
    },
  };
}
