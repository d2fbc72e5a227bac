import type { AskedWork, ImportRequest, Resource } from '../records';
import type { AreaCallTable } from './area-calls';
import type { Ports } from './ports';

const IMPORT = 'import ';

/** The name of an import as long work. */
export const importInto = ({ name }: Resource): string => `${IMPORT}${name}`;

/** Does work by the name it was asked for with: a call of an area, or an import. */
export async function doneByName(
  { call, args }: AskedWork,
  ports: Ports,
  resources: readonly Resource[],
): Promise<unknown> {
  if (call.startsWith(IMPORT)) {
    const resource = resources.find(({ name }) => name === call.slice(IMPORT.length));
    if (resource) return ports.resource(resource).import(args as ImportRequest);
  }
  const [area = '', name = ''] = call.split('.');
  // Each call of an area takes its arguments as one object.
  const port: Readonly<Record<string, unknown>> = ports[area as keyof AreaCallTable] ?? {};
  const does = port[name];
  if (typeof does !== 'function') throw new Error(`There is no work named ${call}`);
  return (does as (given: object) => Promise<unknown>)(args);
}
