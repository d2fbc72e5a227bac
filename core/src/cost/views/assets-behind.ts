import type { Call, RecordOf, Resource } from '../../records';
import type { CostPart } from '../cost-part';
import { costResources, type CostResource } from '../cost-resources';
import { equipmentPower, fixedAsset, fixedAssetUse } from '../entities';

export interface NamedAsset {
  readonly code: string;
  readonly name: string;
}

/** The assets of cost parts, by register row id; fuel and power have none. */
export async function assetsBehind(call: Call, parts: readonly CostPart[]): Promise<ReadonlyMap<string, NamedAsset>> {
  const idsOf = (register: CostResource) =>
    parts.flatMap(({ source }) => (source.resource === register ? [source.id] : []));
  const uses = await rowsWithIds(call, fixedAssetUse, idsOf(costResources.assetUse));
  const assets = await rowsWithIds(call, fixedAsset, [
    ...uses.map(({ assetsId }) => assetsId),
    ...idsOf(costResources.fixedAsset),
  ]);
  const assetOf = new Map(assets.map((row) => [row.id, row]));
  const powered = await rowsWithIds(call, equipmentPower, idsOf(costResources.equipmentPower));
  return new Map([
    ...uses.flatMap(({ id, assetsId }) => {
      const asset = assetOf.get(assetsId);
      return asset ? [[id, named(asset)] as const] : [];
    }),
    ...assets.map((row) => [row.id, named(row)] as const),
    ...powered.map((row) => [row.id, named(row)] as const),
  ]);
}

const named = ({
  assetsCode,
  assetsName,
}: Pick<RecordOf<typeof fixedAsset>, 'assetsCode' | 'assetsName'>): NamedAsset => ({
  code: assetsCode,
  name: assetsName,
});

async function rowsWithIds<R extends Resource>(
  call: Call,
  resource: R,
  ids: readonly string[],
): Promise<RecordOf<R>[]> {
  if (ids.length === 0) return [];
  return call.records.find(resource, { where: [{ field: 'id', is: 'in', value: [...new Set(ids)] }] });
}
