import type { Resource, ResourceCall } from '@rdm/core/kernel';

/** Where a generic call of a resource is served. */
export interface ResourceEndpoint {
  readonly call: ResourceCall;
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

const methods: Readonly<Record<ResourceCall, readonly ['GET' | 'POST', string]>> = {
  list: ['GET', 'list'],
  detail: ['GET', 'detail'],
  history: ['GET', 'history'],
  submit: ['POST', 'submit'],
  remove: ['POST', 'remove'],
  restore: ['POST', 'restore'],
  tree: ['GET', 'tree'],
  import: ['POST', 'import'],
  marked: ['POST', 'import/marked'],
  template: ['GET', 'import/template'],
  export: ['GET', 'export'],
};

/** The calls a resource offers, under its own path and its aliases. */
export function resourceEndpoints(resource: Resource): ResourceEndpoint[] {
  return [resource.name, ...resource.aliases].flatMap((name) =>
    resource.calls.map((call) => {
      const [method, path] = methods[call];
      return { call, method, path: `/api/${name}/${path}` };
    }),
  );
}

export const resourcePath = (resource: Resource, call: ResourceCall): string =>
  `/api/${resource.name}/${methods[call][1]}`;
