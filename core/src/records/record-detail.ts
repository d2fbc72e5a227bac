import { faults, isId, Refusal } from '../kernel';
import type { Call } from './call';
import type { RecordOf, Resource } from './declaration/resource';
import { withoutSecrets } from './list-records';
import { withShownValues } from './shown-values';

/** One record with what its references show; refuses with 404 when it is not there. */
export async function recordDetail<R extends Resource>(call: Call, resource: R, id: string): Promise<RecordOf<R>> {
  const [row] = await withShownValues(call, resource, [withoutSecrets(resource, await existing(call, resource, id))]);
  return row!;
}

/** One record; refuses with 404 when it is not there. */
export async function existing<R extends Resource>(call: Call, resource: R, id: string): Promise<RecordOf<R>> {
  const found = isId(id)
    ? await call.records.find(resource, { where: [{ field: 'id', is: 'equal', value: id }], limit: 1 })
    : [];
  if (!found[0]) throw new Refusal(faults.notFound(resource.label));
  return found[0];
}
