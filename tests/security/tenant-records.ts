import type { Resource } from '@rdm/core/kernel';

type List = (query: Record<string, string>) => Promise<{ records: Record<string, unknown>[] }>;

/** One record of a resource, with as many references filled as any has. */
export async function recordedOf(resource: Resource, list: List): Promise<Record<string, unknown>> {
  const { records } = await list({ size: '500' });
  const filled = (record: Record<string, unknown>) =>
    Object.entries(resource.fields).filter(([name, field]) => 'to' in field && record[name] !== '').length;
  const [best] = records.sort((one, other) => filled(other) - filled(one));
  if (!best) throw new Error(`${resource.name} has no record to try`);
  return best;
}
