import { faults, isId, Refusal, type Call, type Resource, type StoredRecord } from '../../kernel';
import { withoutSecrets } from './list-records';
import { withShownValues } from './shown-values';

/** One record with what its references show; refuses with 404 when it is not there. */
export async function recordDetail(call: Call, resource: Resource, id: string): Promise<StoredRecord> {
  const [row] = await withShownValues(call, resource, [withoutSecrets(resource, await existing(call, resource, id))]);
  return row!;
}

export async function existing(call: Call, resource: Resource, id: string): Promise<StoredRecord> {
  const found = isId(id)
    ? await call.records.find(resource, { where: [{ field: 'id', is: 'equal', value: id }], limit: 1 })
    : [];
  if (!found[0]) throw new Refusal(faults.notFound(resource.label));
  return found[0];
}
