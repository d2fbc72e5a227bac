import type { Resource, ResourceCall } from '@rdm/core/internal/records';

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

/** Generic calls with another path, because a special call uses theirs. docs/wire.md, Generic calls */
const elsewhere: Readonly<Record<string, Partial<Record<ResourceCall, string>>>> = {
  'blade-rdm/project': { export: 'export/list' },
  // Their lists are trees.
  'blade-system/role': { list: 'page' },
  'blade-system/menu': { list: 'page' },
  'blade-system/dept': { list: 'page' },
  'blade-system/dict': { list: 'page' },
  'blade-system/dict-biz': { list: 'page' },
  'blade-rdm/reverseallocation': { export: 'list/export' },
  'blade-rdm/projectreport': { export: 'export/list' },
  'blade-rdm/projectreportdetaillist': { export: 'export/list' },
};

/** Further paths of a generic call, by which clients of the family know it. */
const further: Readonly<Record<string, Partial<Record<ResourceCall, string>>>> = {
  'blade-system/role': { tree: 'tree-by-id' },
  'blade-user': { export: 'export-user' },
};

/** The parameter that names the records of a removal where it is not `ids`. docs/wire.md, Generic calls */
const namedBy: Readonly<Record<string, string>> = {
  'blade-rdm/assetsfixedverify': 'codes',
  'blade-system/region': 'id',
};

export const removalParameter = ({ name }: Resource): string => namedBy[name] ?? 'ids';

/** @param name of a resource, or one of its aliases, whose paths are its own */
const pathOf = (name: string, call: ResourceCall): string => elsewhere[name]?.[call] ?? methods[call][1];

/** The calls a resource offers, under its own path and its aliases. */
export function resourceEndpoints(resource: Resource): ResourceEndpoint[] {
  return [resource.name, ...resource.aliases].flatMap((name) =>
    resource.calls.flatMap((call) => {
      const [method] = methods[call];
      const paths = [pathOf(name, call), ...(further[name]?.[call] ? [further[name][call]] : [])];
      return paths.map((path) => ({ call, method, path: `/api/${name}/${path}` }));
    }),
  );
}

export const resourcePath = (resource: Resource, call: ResourceCall): string =>
  `/api/${resource.name}/${pathOf(resource.name, call)}`;
