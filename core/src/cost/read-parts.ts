import { addUp } from '../kernel/money';
import { text, type Text } from '../kernel';
import { withinScope, wholly, type Call } from '../records';
import type { CostItemCode } from '../tax';
import type { CostPart } from './cost-part';
import { costResources } from './cost-resources';

/** Parts of a cost record as a caller may read them. */
export interface ReadParts<Item extends string = CostItemCode> {
  /** Those whose rows the caller may all read. */
  readonly open: readonly CostPart<Item>[];
  /** The others added up, 元; null where there are none. */
  readonly hidden: { readonly amount: string; readonly rows: number; readonly label: Text } | null;
}

type Source = CostPart['source'];

const NO_PAY = text('无权查看薪酬', 'You may not see pay');
const NO_ROWS = text('无权查看明细', 'You may not see the rows');

/** Every row a part is made of: its own, and those its figures are from. */
const sourcesOf = ({ source, figures }: CostPart<string>): Source[] => [
  source,
  ...figures.flatMap((figure) => figure.source ?? []),
];

/**
 * Separates parts whose rows the caller may read, by the view permission and data scopes of their registers, from those
 * that show as a total alone: pay by person, to a caller without the right to see it.
 */
export async function partsReader<Item extends string>(
  call: Call,
  parts: readonly CostPart<Item>[],
): Promise<(of: readonly CostPart<Item>[]) => ReadParts<Item>> {
  const byResource = new Map<string, Set<string>>();
  for (const { resource, id } of parts.flatMap(sourcesOf)) {
    byResource.set(resource, (byResource.get(resource) ?? new Set()).add(id));
  }
  const closed = new Set<string>();
  const seen = new Map<string, ReadonlySet<string>>();
  for (const [name, ids] of byResource) {
    const resource = call.resourceNamed(name);
    if (!call.caller.permissions.has(resource.permissions.view)) closed.add(name);
    else if (call.caller.dataScopes?.has(name)) {
      const { records } = withinScope(wholly(call), resource);
      const rows = await records.find(resource, { where: [{ field: 'id', is: 'in', value: [...ids] }] });
      seen.set(name, new Set(rows.map(({ id }) => id)));
    }
  }
  const isOpen = (part: CostPart<string>) =>
    sourcesOf(part).every(({ resource, id }) => !closed.has(resource) && (seen.get(resource)?.has(id) ?? true));
  return (of) => {
    const open = of.filter(isOpen);
    const hidden = of.filter((part) => !isOpen(part));
    return { open, hidden: hidden.length === 0 ? null : totalOf(hidden) };
  };
}

function totalOf(hidden: readonly CostPart<string>[]) {
  const isPay = hidden.every(({ source }) => source.resource === costResources.salary);
  return { amount: addUp(hidden.map(({ amount }) => amount)), rows: hidden.length, label: isPay ? NO_PAY : NO_ROWS };
}
